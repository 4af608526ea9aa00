#pragma once

#include <stddef.h>

#pragma clang assume_nonnull begin

// The section titles of a language.
struct csectiontitles_file {
  const char *language;
  // The name of a case of the Swift enumeration Script.
  const char *script;
  const void *bytes;
  size_t size;
};

long csectiontitles_count(void);
struct csectiontitles_file csectiontitles_file(long index);

#pragma clang assume_nonnull end
