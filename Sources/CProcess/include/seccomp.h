#pragma once

// Returns 1 if the kernel supports seccomp filters and the system calls of this processor are
// known.
int cprocess_can_forbid_calls(void);

// Permanently denies the calling process the system calls that a reader of documents does not need
// and that reach beyond the process: sockets, programs, processes, signals to others, tracing, file
// modes and owners, kernel interfaces with a history of faults. Denied calls fail with EPERM. New
// threads are permitted and inherit the filter. Returns 1 if the filter is in force.
int cprocess_forbid_calls(void);
