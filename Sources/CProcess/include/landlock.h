#pragma once

// Returns the version of Landlock that the kernel supports; 0 if it supports none.
int cprocess_landlock_version(void);

// Permanently denies the calling process access to the file system, except reading below the paths
// in `readable` (null-terminated; missing paths are skipped). Also denies TCP and, from version 6
// on, signals to processes outside and abstract Unix sockets. Requires Landlock (Linux 5.13). Child
// processes inherit the restrictions; open descriptors remain usable. Returns 1 if the restrictions
// are in force.
int cprocess_forbid_files(const char *const readable[]);

// The same for a program that converts a file: it may read and run everything, but write only below
// `folder` and to /dev/null, and it is denied TCP and signals to processes outside.
int cprocess_forbid_writing_outside(const char *folder);
