#pragma once
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// fork(2). Only safe while the process has one thread.
pid_t cprocess_fork(void);

// Creates a pair of connected stream sockets that raise no SIGPIPE. Returns 0, or -1 with errno.
int cprocess_socket_pair(int ends[2]);

// Raises the limit on the number of descriptors of the process to this one, as far as the hard
// limit permits.
void cprocess_allow_descriptors(unsigned count);

// Detaches a forked child from its parent: closes every descriptor except those of `keep`,
// redirects the standard streams to /dev/null, ignores the signals that a terminal sends to the
// process group, and restores the default action of signals that report crashes.
void cprocess_detach(const int keep[], int count);

// Sets the resource limits of a worker: no core dumps and no written files. On Linux, the process
// dies with its parent.
void cprocess_restrict_worker(pid_t parent);

// Makes the process receive SIGXCPU after this much more processor time.
void cprocess_limit_cpu(unsigned seconds);

// Makes malloc keep up to twice this many freed bytes, and serve blocks up to this size from them,
// instead of returning them to the system and requesting them again. Each thread's heap begins with
// half of `size`. Only glibc does so.
void cprocess_keep_memory(size_t size);

// The same, and allocates this much (at least 4 MB) at once, in large pages if the system has them:
// the first access to each page costs less. Only glibc does so.
void cprocess_ready_heap(size_t size);

// Returns the resident bytes of a process without shared mappings; -1 if it is gone.
int64_t cprocess_resident_bytes(pid_t pid);

// Waits for a child. Returns the signal that ended it, 0 if it exited, -1 if there is no such
// child.
int cprocess_reap(pid_t pid);

// Returns whether the child has ended. It still has to be reaped.
int cprocess_has_ended(pid_t pid);

// Returns memory that parent and children share; NULL if there is none.
void *cprocess_shared_memory(size_t size);
void cprocess_free_shared_memory(void *memory, size_t size);

// Leaves the memory out of processes that this one forks from now on.
void cprocess_keep_from_children(void *memory, size_t size);

// Returns the pages of shared memory to the system. They read as zero afterwards. Only Linux does
// so.
void cprocess_drop_pages(void *memory, size_t size);

// Sends a byte, unless the buffer of the socket is full.
void cprocess_notify(int socket);

// Waits for bytes and discards them. Returns 1, 0 at the end of the stream, -1 on error.
int cprocess_receive(int socket);

// Waits until one of two descriptors is readable, or forever if `milliseconds` is negative. Returns
// bit 0 for the first, bit 1 for the second, 0 at the time-out. A negative descriptor is ignored.
int cprocess_wait_readable(int first, int second, int milliseconds);

// Returns the seconds of a monotonic clock.
double cprocess_seconds(void);

// _exit(2): runs no exit handlers and flushes no buffers, which are copies of the parent's.
_Noreturn void cprocess_exit_now(int status);
