#pragma once
#include <stddef.h>

// A function of a library and where its address goes. The address has the type of the library's own
// header, so that the compiler checks the calls.
struct jm_function {
  const char *name;
  void **address;
};

#define JM_ADDRESS(name) __typeof__(&name) name;
#define JM_FUNCTION(name) {#name, (void **)&library.name},

// Loads the first of the files that is there, and finds the functions in it. 1 when all are found.
int jm_load(const char *const files[], const struct jm_function functions[], size_t count);
