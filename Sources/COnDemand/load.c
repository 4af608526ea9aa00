#include "load.h"

#include <dlfcn.h>

int jm_load(const char *const files[], const struct jm_function functions[], size_t count) {
  void *library = NULL;
  for (; library == NULL && *files != NULL; files++) {
    library = dlopen(*files, RTLD_LAZY | RTLD_LOCAL);
  }
  if (library == NULL) return 0;
  for (size_t i = 0; i < count; i++) {
    *functions[i].address = dlsym(library, functions[i].name);
    if (*functions[i].address == NULL) return 0;
  }
  return 1;
}
