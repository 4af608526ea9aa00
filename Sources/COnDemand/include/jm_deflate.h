#pragma once
#include <stddef.h>

// Whole deflate streams in memory (libdeflate, in half of zlib's time). No function but the first may
// be called where it says 0.

// Whether libdeflate is there. The first call of a process loads it.
int jm_deflate_is_there(void);

typedef struct jm_inflater jm_inflater;

// NULL when there is no memory.
jm_inflater *jm_inflater_make(void);
void jm_inflater_free(jm_inflater *inflater);

// Decodes a stream (RFC 1951) that ends within the input to the room that there is: the number of
// bytes, or -1 when it is damaged or has more.
ptrdiff_t jm_inflater_run(jm_inflater *inflater, const void *input, size_t count, void *room,
                          size_t size);
