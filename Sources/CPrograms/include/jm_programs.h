#pragma once
#include <stddef.h>

// A program inside the executable `jm`.
struct jm_program {
  // Its name with underscores instead of dashes, as in the names of Swift modules.
  const char *name;
  // The main function that Swift makes for its @main type.
  int (*main)(int count, char **arguments);
};

// Returns a program, or NULL if the index is not less than their number.
const struct jm_program *jm_program_at(size_t index);
