#pragma once
#include <stddef.h>

// Decodes whole deflate streams in memory with libdeflate, which takes half the time of zlib. If
// the first function returns 0, the others must not be called.

// Returns whether libdeflate is installed. The first call in a process loads it.
int jm_deflate_is_there(void);

typedef struct jm_inflater jm_inflater;

// Returns NULL if memory is exhausted.
jm_inflater *jm_inflater_make(void);
void jm_inflater_free(jm_inflater *inflater);

// Decodes a stream (RFC 1951) that ends within the input into a buffer. Returns the number of
// bytes, or -1 if the stream is damaged or does not fit.
ptrdiff_t jm_inflater_run(jm_inflater *inflater, const void *input, size_t count, void *room,
                          size_t size);
