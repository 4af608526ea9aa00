#pragma once

// A supervisor is a process that runs one command for its parent. When the parent dies, however it
// dies, the supervisor ends the command with all processes that descend from it, and removes a
// folder. The command inherits the descriptors that the parent had when the supervisor was started,
// and none that the parent has opened since.

// Starts a supervisor. Only safe while the process has one thread. Returns the socket that leads to
// it, or -1 with errno.
int cprocess_start_supervisor(void);

// Names the folder to remove when the parent dies. 0, or an errno.
int cprocess_supervise_folder(int supervisor, const char *folder);

// Runs `program` with arguments and environment that end with NULL. Signals have the actions that
// they had when the supervisor was started; SIGPIPE and SIGCHLD have their defaults. A script without
// an interpreter line is run by /bin/sh, as execvp(3) does it. 0, or the errno of execve(2).
int cprocess_supervise_command(int supervisor, const char *program, char *const arguments[],
                               char *const variables[]);

// Sends a signal to the command, unless it has ended.
void cprocess_supervise_signal(int supervisor, int number);

// Waits until the command has ended. Returns its exit status, or 128 and the number of the signal
// that ended it.
int cprocess_supervise_wait(int supervisor);

// Ends the supervisor, which then leaves folder and processes alone.
void cprocess_end_supervisor(int supervisor);
