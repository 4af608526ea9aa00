#include "jm_load.h"

#include <dlfcn.h>
#include <pthread.h>

static int find(const struct jm_library *library) {
  void *file = NULL;
  for (const char *const *name = library->files; file == NULL && *name != NULL; name++) {
    file = dlopen(*name, RTLD_LAZY | RTLD_LOCAL);
  }
  if (file == NULL) return 0;
  for (size_t i = 0; i < library->count; i++) {
    const struct jm_function *function = &library->functions[i];
    *function->address = dlsym(file, function->name);
    if (*function->address == NULL) return 0;
  }
  return 1;
}

int jm_load(struct jm_library *library) {
  static pthread_mutex_t guard = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&guard);
  if (!library->is_tried) {
    library->is_tried = 1;
    library->is_there = find(library);
  }
  int is_there = library->is_there;
  pthread_mutex_unlock(&guard);
  return is_there;
}
