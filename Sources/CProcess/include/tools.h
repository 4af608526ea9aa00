#pragma once
#include <stdint.h>
#include <sys/types.h>

// What a foreign program may use.
struct cprocess_tool_limits {
  // Seconds of processor time of each process.
  unsigned cpu_seconds;
  // Bytes of data of each process; 0 for no limit.
  uint64_t data_bytes;
  // Bytes of each file that it writes.
  uint64_t file_bytes;
};

// Starts a program in a session of its own: standard input from /dev/null, standard output and error
// into the files `stdout` and `stderr` of `folder`, which is also its working folder. It inherits no
// other descriptor, no ignored signal and no environment but `variables`, and dies with the calling
// process (Linux). The process identifier, or -1. `arguments` and `variables` end with NULL.
// Only safe while the process has one thread.
pid_t cprocess_start_tool(const char *program, char *const arguments[], char *const variables[],
                          const char *folder, const struct cprocess_tool_limits *limits);

// Waits for a process without blocking: 1 when it has ended, with its status as a shell tells it
// (128 and the signal's number), 0 while it runs, -1 when there is none.
int cprocess_try_reap(pid_t pid, int *status);

// Resident bytes of all processes of a session (Linux; 0 elsewhere).
int64_t cprocess_session_bytes(pid_t session);

// Ends the processes of a session (outside Linux: those of its first process group).
void cprocess_end_session(pid_t session);

// Makes a folder for its owner alone; the X of `template` become its name. 0, or -1 with errno.
int cprocess_make_folder(char *template);

// Removes a folder and what is in it; symbolic links are not followed.
void cprocess_remove_folder(const char *path);

// Bytes of the files in a folder and the folders below.
int64_t cprocess_folder_bytes(const char *path);
