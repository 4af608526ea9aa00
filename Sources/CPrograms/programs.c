#include "jm_programs.h"

// Package.swift defines JM_PROGRAMS from its table of commands: JM_PROGRAM(jm_auth) and so on.
#define JM_PROGRAM(name) int name##_main(int count, char **arguments);
JM_PROGRAMS
#undef JM_PROGRAM

#define JM_PROGRAM(name) {#name, name##_main},
static const struct jm_program programs[] = {JM_PROGRAMS};

const struct jm_program *jm_program_at(size_t index) {
  return index < sizeof programs / sizeof *programs ? &programs[index] : NULL;
}
