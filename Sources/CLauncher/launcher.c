// A program of the build folder: runs the executable `jm` beside it under its own name. Installed
// programs are links to `jm` and do without it.

#define _GNU_SOURCE
#include <errno.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

// Writes the path of this file, without symbolic links, into `path`. Returns 0 if it is unknown.
static int find_self(char path[PATH_MAX]) {
#ifdef __APPLE__
  char given[PATH_MAX];
  uint32_t size = sizeof given;
  return _NSGetExecutablePath(given, &size) == 0 && realpath(given, path) != NULL;
#else
  return realpath("/proc/self/exe", path) != NULL;
#endif
}

int main(int count, char **arguments) {
  (void)count;
  static char path[PATH_MAX], name[PATH_MAX];
  if (!find_self(path)) {
    fprintf(stderr, "jm: cannot find the folder of its programs: %s\n", strerror(errno));
    return 70;
  }
  char *last = strrchr(path, '/') + 1;
  strcpy(name, last);
  strcpy(last, "jm"); // No program has a shorter name.
  arguments[0] = name;
  execv(path, arguments);
  fprintf(stderr, "%s: cannot run %s: %s\n", name, path, strerror(errno));
  return 70;
}
