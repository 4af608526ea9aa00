#pragma once

#include <stddef.h>

#pragma clang assume_nonnull begin

struct csamples_file {
  const char *name;
  const char *media_type;
  const void *bytes;
  size_t size;
};

const void *csamples_postings(void);
size_t csamples_postings_size(void);

long csamples_resume_count(void);
struct csamples_file csamples_resume(long index);

#pragma clang assume_nonnull end
