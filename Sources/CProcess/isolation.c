#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "isolation.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif
#if defined(__GLIBC__)
#include <malloc.h>
#endif
#if defined(__APPLE__)
#include <libproc.h>
#include <mach/vm_inherit.h>
#endif

pid_t cprocess_fork(void) { return fork(); }

int cprocess_socket_pair(int ends[2]) {
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return -1;
  for (int i = 0; i < 2; i++) {
    fcntl(ends[i], F_SETFD, FD_CLOEXEC);
#if defined(SO_NOSIGPIPE)
    int on = 1;
    setsockopt(ends[i], SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#endif
  }
  return 0;
}

void cprocess_allow_descriptors(unsigned count) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= count) return;
  limit.rlim_cur = count < limit.rlim_max ? count : limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

static void close_range_of(int first, int last) {
  if (first > last) return;
#if defined(SYS_close_range)
  if (syscall(SYS_close_range, (unsigned)first, (unsigned)last, 0) == 0) return;
#endif
  long limit = sysconf(_SC_OPEN_MAX);
  if (limit < 0 || limit > 65536) limit = 65536;
  for (int fd = first; fd <= last && fd < limit; fd++) close(fd);
}

static int holds(const int *list, int count, int fd) {
  for (int i = 0; i < count; i++) {
    if (list[i] == fd) return 1;
  }
  return 0;
}

void cprocess_detach(const int keep[], int count) {
  static const int ignored[] = {SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGPIPE, SIGUSR1, SIGUSR2};
  static const int reset[] = {SIGCHLD, SIGILL,  SIGTRAP, SIGABRT, SIGBUS,
                              SIGFPE,  SIGSEGV, SIGXCPU, SIGXFSZ, SIGWINCH};
  for (size_t i = 0; i < sizeof ignored / sizeof *ignored; i++) signal(ignored[i], SIG_IGN);
  for (size_t i = 0; i < sizeof reset / sizeof *reset; i++) signal(reset[i], SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  int null = open("/dev/null", O_RDWR);
  for (int fd = 0; fd < 3; fd++) {
    if (holds(keep, count, fd)) continue;
    if (null < 0 || dup2(null, fd) < 0) close(fd);
  }
  int last = 2;
  for (int i = 0; i < count; i++) last = keep[i] > last ? keep[i] : last;
  for (int fd = 3; fd < last; fd++) {
    int next = fd;
    while (!holds(keep, count, next)) next++;
    close_range_of(fd, next - 1);
    fd = next;
  }
  close_range_of(last + 1, 0x7fffffff);
}

void cprocess_restrict_worker(pid_t parent) {
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  setrlimit(RLIMIT_FSIZE, &none);
#if defined(__linux__)
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(0);
#else
  (void)parent;
#endif
}

void cprocess_limit_cpu(unsigned seconds) {
  struct rusage usage;
  struct rlimit limit;
  if (getrusage(RUSAGE_SELF, &usage) != 0 || getrlimit(RLIMIT_CPU, &limit) != 0) return;
  rlim_t wanted = (rlim_t)usage.ru_utime.tv_sec + (rlim_t)usage.ru_stime.tv_sec + seconds + 1;
  if (limit.rlim_max == RLIM_INFINITY || wanted < limit.rlim_max) limit.rlim_cur = wanted;
  setrlimit(RLIMIT_CPU, &limit);
}

void cprocess_keep_memory(size_t size) {
#if defined(__GLIBC__)
  mallopt(M_MMAP_THRESHOLD, (int)size);
  mallopt(M_TRIM_THRESHOLD, (int)(2 * size));
  // Otherwise a thread's heap grows only by what is requested, with a system call each time.
  mallopt(M_TOP_PAD, (int)(size / 2));
#else
  (void)size;
#endif
}

void cprocess_ready_heap(size_t size) {
  cprocess_keep_memory(size);
#if defined(__GLIBC__)
  const uintptr_t huge = (uintptr_t)2 << 20;
  // The heap grows for a block that does not fit, and keeps its pages when the block is freed.
  void *volatile block = malloc(size - huge / 2);
  uintptr_t first = (uintptr_t)block;
  uintptr_t start = (first + huge - 1) / huge * huge;
  uintptr_t end = (uintptr_t)sbrk(0) / huge * huge;
  free(block);
  if (first == 0 || start >= end) return;
  madvise((void *)start, end - start, MADV_HUGEPAGE);
  // The memory before the first large page stays allocated, so that all other blocks are in it.
  block = malloc(start - first);
#endif
}

int64_t cprocess_resident_bytes(pid_t pid) {
#if defined(__linux__)
  char path[32], text[128];
  snprintf(path, sizeof path, "/proc/%d/statm", (int)pid);
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return -1;
  ssize_t count = read(fd, text, sizeof text - 1);
  close(fd);
  if (count <= 0) return -1;
  text[count] = 0;
  long long size, resident, shared;
  if (sscanf(text, "%lld %lld %lld", &size, &resident, &shared) != 3) return -1;
  return (int64_t)(resident - shared) * sysconf(_SC_PAGESIZE);
#elif defined(__APPLE__)
  struct rusage_info_v2 usage;
  if (proc_pid_rusage(pid, RUSAGE_INFO_V2, (rusage_info_t *)&usage) != 0) return -1;
  return (int64_t)usage.ri_phys_footprint;
#else
  (void)pid;
  return -1;
#endif
}

int cprocess_reap(pid_t pid) {
  int status;
  while (waitpid(pid, &status, 0) < 0) {
    if (errno != EINTR) return -1;
  }
  return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

int cprocess_has_ended(pid_t pid) {
  siginfo_t info;
  info.si_pid = 0;
  return waitid(P_PID, (id_t)pid, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == pid;
}

void *cprocess_shared_memory(size_t size) {
  int flags = MAP_SHARED | MAP_ANON;
#if defined(MAP_NORESERVE)
  flags |= MAP_NORESERVE;
#endif
  void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, flags, -1, 0);
  return memory == MAP_FAILED ? NULL : memory;
}

void cprocess_free_shared_memory(void *memory, size_t size) { munmap(memory, size); }

void cprocess_keep_from_children(void *memory, size_t size) {
#if defined(MADV_DONTFORK)
  madvise(memory, size, MADV_DONTFORK);
#elif defined(__APPLE__)
  minherit(memory, size, VM_INHERIT_NONE);
#else
  (void)memory;
  (void)size;
#endif
}

void cprocess_drop_pages(void *memory, size_t size) {
#if defined(MADV_REMOVE)
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  madvise(memory, (size + page - 1) / page * page, MADV_REMOVE);
#else
  (void)memory;
  (void)size;
#endif
}

void cprocess_notify(int socket) {
#if defined(MSG_NOSIGNAL)
  int flags = MSG_DONTWAIT | MSG_NOSIGNAL;
#else
  int flags = MSG_DONTWAIT;
#endif
  while (send(socket, "", 1, flags) < 0 && errno == EINTR) {
  }
}

int cprocess_receive(int socket) {
  char bytes[64];
  ssize_t got;
  do {
    got = recv(socket, bytes, sizeof bytes, 0);
  } while (got < 0 && errno == EINTR);
  return got > 0 ? 1 : (int)got;
}

int cprocess_wait_readable(int first, int second, int milliseconds) {
  struct pollfd fds[2] = {{first, POLLIN, 0}, {second, POLLIN, 0}};
  if (poll(fds, 2, milliseconds) <= 0) return 0;
  return (fds[0].revents != 0) | (fds[1].revents != 0) << 1;
}

double cprocess_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

void cprocess_exit_now(int status) { _exit(status); }
