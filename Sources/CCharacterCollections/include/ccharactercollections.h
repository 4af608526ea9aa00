#pragma once
#include <stddef.h>

#pragma clang assume_nonnull begin

// The Unicode text of the CIDs of one of Adobe's character collections, as a zlib stream of numbers
// in LEB128: how many CIDs there are; for each the difference of its scalar to the one before
// (zigzag; the scalar 0 says that there is none); how many CIDs stand for several scalars; for each
// the difference of its CID to the one before, how many scalars, the scalars. Variation selectors are
// left out.
struct ccharactercollections_map {
  const char *ordering;
  const void *bytes;
  size_t size;
};

// From 0; a map without ordering comes after the last.
struct ccharactercollections_map ccharactercollections_map(long index);

#pragma clang assume_nonnull end
