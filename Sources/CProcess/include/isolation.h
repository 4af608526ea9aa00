#pragma once
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// fork(2); only safe while the process has one thread.
pid_t cprocess_fork(void);

// A pair of connected stream sockets that raise no SIGPIPE. 0, or -1 with errno.
int cprocess_socket_pair(int ends[2]);

// Raises the number of descriptors that the process may have to this one, as far as it may.
void cprocess_allow_descriptors(unsigned count);

// Makes a forked child quiet: closes every descriptor but those of `keep` (standard streams go to
// /dev/null), ignores the signals that a terminal sends to the whole group, and lets crashes
// end it at once.
void cprocess_detach(const int keep[], int count);

// Resource limits of a worker: no core, no files; the process dies with its parent (Linux).
void cprocess_restrict_worker(pid_t parent);

// SIGXCPU after this much more processor time.
void cprocess_limit_cpu(unsigned seconds);

// Has malloc keep freed memory up to twice this size, and take blocks up to this size from it, where it
// would give them back to the system and ask for them again; each thread's heap begins with half of it
// (glibc).
void cprocess_keep_memory(size_t size);

// The same, with this much (at least 4 MB) at hand, in large pages where the system gives them: what
// is touched first costs less (glibc).
void cprocess_ready_heap(size_t size);

// Resident bytes that are the process's own, without shared mappings; -1 when it is gone.
int64_t cprocess_resident_bytes(pid_t pid);

// Waits for a child: the signal that ended it, 0 when it exited by itself, -1 when there is none.
int cprocess_reap(pid_t pid);

// Whether the child has ended; it still has to be reaped.
int cprocess_has_ended(pid_t pid);

// Memory that parent and children share; NULL when there is none.
void *cprocess_shared_memory(size_t size);
void cprocess_free_shared_memory(void *memory, size_t size);

// Gives the pages of shared memory back; they read as zero afterwards (Linux).
void cprocess_drop_pages(void *memory, size_t size);

// Sends a byte, unless so many wait already that there is no room for another.
void cprocess_ring(int socket);

// Waits for bytes and takes those that are there: 1, 0 at the end of the stream, -1 on error.
int cprocess_hear(int socket);

// Waits until one of two descriptors can be read, or for ever when `milliseconds` is negative: bit 0
// for the first, bit 1 for the second, 0 when the time is over. A negative descriptor is none.
int cprocess_wait_readable(int first, int second, int milliseconds);

// Seconds on a clock that only goes forward.
double cprocess_seconds(void);

// _exit(2): no exit handlers, no flushing of buffers that the parent owns.
_Noreturn void cprocess_exit_now(int status);
