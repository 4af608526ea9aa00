#pragma once
#include <stddef.h>

// A function of a library and the variable for its address, which has the type in the library's own
// header, so that the compiler checks the calls.
struct jm_function {
  const char *name;
  void **address;
};

#define JM_ADDRESS(name) __typeof__(&name) name;
#define JM_FUNCTION(name) {#name, (void **)&library.name},

struct jm_library {
  // The names of the file, the preferred one first; null-terminated.
  const char *const *files;
  const struct jm_function *functions;
  size_t count;
  int is_tried;
  int is_there;
};

// Loads the first of a library's files that exists, and finds the functions in it. Only the first
// call does so, from any thread. Returns whether all functions were found.
int jm_load(struct jm_library *library);
