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

struct jm_library {
  // Where it may be, the best first; ends with NULL.
  const char *const *files;
  const struct jm_function *functions;
  size_t count;
  int is_tried;
  int is_there;
};

// Loads the first of a library's files that is there, and finds the functions in it; once, whichever
// thread asks first. Whether all were found.
int jm_load(struct jm_library *library);
