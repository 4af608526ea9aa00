#pragma once
#include <stdint.h>
#include <sys/types.h>

// The limits of an external program.
struct cprocess_tool_limits {
  // Seconds of processor time of each process.
  unsigned cpu_seconds;
  // Bytes of data of each process; 0 for no limit.
  uint64_t data_bytes;
  // Bytes of each file that it writes.
  uint64_t file_bytes;
};

// Starts a program in a session of its own. Its standard input is /dev/null, its standard output
// and error go to the files `stdout` and `stderr` in `folder`, which is also its working folder. It
// inherits no other descriptor, no ignored signal and no environment except `variables`. On Linux,
// it dies with the calling process, and can write only below `folder` if the kernel supports
// Landlock. `arguments` and `variables` are null-terminated. Returns the process identifier, or -1.
// Only safe while the process has one thread.
pid_t cprocess_start_tool(const char *program, char *const arguments[], char *const variables[],
                          const char *folder, const struct cprocess_tool_limits *limits);

// Checks without blocking whether a process has ended. Returns 1 and its status as a shell reports
// it (128 plus the number of the signal), 0 while it runs, -1 if there is no such child.
int cprocess_try_reap(pid_t pid, int *status);

// Makes processes whose parent ends become children of this one, so that `cprocess_end_tool` finds
// them. Only Linux does so.
void cprocess_adopt_orphans(void);

// Returns the resident bytes of a program and of the processes that it started (Linux; 0
// elsewhere). `pid` leads the session that the program was started in.
int64_t cprocess_tool_bytes(pid_t pid);

// Ends and reaps a program and all processes that it started, including those that left its session
// (outside Linux: those of its process group).
void cprocess_end_tool(pid_t pid);

// Creates a folder that only its owner can access. The X of `template` become its name. Returns 0,
// or -1 with errno.
int cprocess_make_folder(char *template);

// Removes a folder and everything in it. Symbolic links are not followed.
void cprocess_remove_folder(const char *path);

// Returns the bytes of the files in a folder and the folders below.
int64_t cprocess_folder_bytes(const char *path);
