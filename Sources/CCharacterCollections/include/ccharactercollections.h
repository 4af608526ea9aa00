#pragma once
#include <stddef.h>

#pragma clang assume_nonnull begin

// The Unicode text of the CIDs of one of Adobe's character collections, as a zlib stream of numbers
// in LEB128: the number of CIDs; for each CID, the difference of its scalar to the previous one
// (zigzag; the scalar 0 means that there is none); the number of CIDs with several scalars; for
// each of these, the difference of its CID to the previous one, the number of scalars, and the
// scalars. Variation selectors are omitted.
struct ccharactercollections_map {
  const char *ordering;
  const void *bytes;
  size_t size;
};

// Returns a map by its index, from 0. The map after the last has no ordering.
struct ccharactercollections_map ccharactercollections_map(long index);

#pragma clang assume_nonnull end
