#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "tools.h"

#include "landlock.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

static void limit(int resource, rlim_t wanted) {
  struct rlimit now;
  if (getrlimit(resource, &now) != 0) return;
  // An existing limit is never raised.
  if (now.rlim_max != RLIM_INFINITY && now.rlim_max < wanted) wanted = now.rlim_max;
  struct rlimit next = {wanted, wanted};
  setrlimit(resource, &next);
}

static void close_from(int first) {
#if defined(SYS_close_range)
  if (syscall(SYS_close_range, (unsigned)first, 0x7fffffffu, 0) == 0) return;
#endif
  long count = sysconf(_SC_OPEN_MAX);
  if (count < 0 || count > 65536) count = 65536;
  for (int fd = first; fd < count; fd++) close(fd);
}

static int redirect(int fd, const char *path, int flags) {
  int opened = open(path, flags, 0600);
  if (opened < 0) return -1;
  if (opened == fd) return 0;
  int result = dup2(opened, fd);
  close(opened);
  return result < 0 ? -1 : 0;
}

pid_t cprocess_start_tool(const char *program, char *const arguments[], char *const variables[],
                          const char *folder, const struct cprocess_tool_limits *limits) {
  pid_t parent = getpid();
  pid_t pid = fork();
  if (pid != 0) return pid;
  setsid();
  for (int signal_number = 1; signal_number < NSIG; signal_number++) signal(signal_number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  int write_flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW;
  if (chdir(folder) != 0 || redirect(0, "/dev/null", O_RDONLY) != 0 ||
      redirect(1, "stdout", write_flags) != 0 || redirect(2, "stderr", write_flags) != 0) {
    _exit(127);
  }
  close_from(3);
  umask(077);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_CPU, limits->cpu_seconds);
  limit(RLIMIT_FSIZE, limits->file_bytes);
  if (limits->data_bytes > 0) limit(RLIMIT_DATA, limits->data_bytes);
#if defined(__linux__)
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  if (getppid() != parent) _exit(127);
  cprocess_forbid_writing_outside(folder);
#else
  (void)parent;
#endif
  execve(program, arguments, variables);
  _exit(127);
}

int cprocess_try_reap(pid_t pid, int *status) {
  int raw;
  pid_t result = waitpid(pid, &raw, WNOHANG);
  if (result == 0) return 0;
  if (result < 0) return errno == EINTR ? 0 : -1;
  *status = WIFSIGNALED(raw) ? 128 + WTERMSIG(raw) : WEXITSTATUS(raw);
  return 1;
}

void cprocess_adopt_orphans(void) {
#if defined(__linux__)
  prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
#endif
}

#if defined(__linux__)
struct process {
  pid_t pid;
  pid_t parent;
  pid_t session;
  int64_t resident;
};

// Reads /proc/PID/stat (proc(5)). Returns 0 if the process is gone.
static int read_process(const char *name, struct process *process) {
  char path[300], text[1024];
  snprintf(path, sizeof path, "/proc/%s/stat", name);
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return 0;
  ssize_t count = read(fd, text, sizeof text - 1);
  close(fd);
  if (count <= 0) return 0;
  text[count] = 0;
  // The name in parentheses may contain anything; the fields follow its last parenthesis.
  char *fields = strrchr(text, ')');
  int parent, session;
  long long pages;
  if (fields == NULL ||
      sscanf(fields + 1,
             " %*c %d %*d %d %*d %*d %*u %*u %*u %*u %*u %*u %*u %*d %*d %*d %*d %*d %*d %*u %*u "
             "%lld",
             &parent, &session, &pages) != 3) {
    return 0;
  }
  *process = (struct process){atoi(name), parent, session, pages * sysconf(_SC_PAGESIZE)};
  return 1;
}

// Lists the processes that belong to a program: those of its session, those that were adopted after
// their parent ended, and their descendants. Returns their number, at most `room`.
static int list_tool(pid_t leader, struct process *found, int room) {
  int count = 0, before;
  pid_t own = getpid();
  // A parent may be listed after its child: repeat until nothing is added.
  do {
    before = count;
    DIR *processes = opendir("/proc");
    if (processes == NULL) return count;
    for (struct dirent *entry; count < room && (entry = readdir(processes)) != NULL;) {
      struct process process;
      if (entry->d_name[0] < '0' || entry->d_name[0] > '9' ||
          !read_process(entry->d_name, &process)) {
        continue;
      }
      // The other child of this process is the worker, which stays in its session.
      int belongs = process.session == leader ||
                    (process.parent == own && process.session != getsid(0));
      for (int i = 0; i < count && !belongs; i++) belongs = found[i].pid == process.parent;
      for (int i = 0; i < count && belongs; i++) belongs = found[i].pid != process.pid;
      if (belongs) found[count++] = process;
    }
    closedir(processes);
  } while (count > before && count < room);
  return count;
}

enum { most_processes = 512 };
#endif

int64_t cprocess_tool_bytes(pid_t pid) {
  int64_t total = 0;
#if defined(__linux__)
  struct process found[most_processes];
  int count = list_tool(pid, found, most_processes);
  for (int i = 0; i < count; i++) total += found[i].resident;
#else
  (void)pid;
#endif
  return total;
}

void cprocess_end_tool(pid_t pid) {
  kill(-pid, SIGKILL);
#if defined(__linux__)
  struct process found[most_processes];
  // A process may have started another one while the list was made.
  for (int count; (count = list_tool(pid, found, most_processes)) > 0;) {
    for (int i = 0; i < count; i++) kill(found[i].pid, SIGKILL);
    for (int i = 0; i < count; i++) {
      // Those that are not children of this process are adopted when their parent has ended.
      if (found[i].parent == getpid()) waitpid(found[i].pid, NULL, 0);
    }
  }
#else
  waitpid(pid, NULL, 0);
#endif
}

int cprocess_make_folder(char *template) { return mkdtemp(template) == NULL ? -1 : 0; }

static int remove_entry(const char *path, const struct stat *status, int kind, struct FTW *place) {
  (void)status;
  (void)kind;
  (void)place;
  remove(path);
  return 0;
}

void cprocess_remove_folder(const char *path) {
  nftw(path, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
}

// nftw has no argument for the caller's data; the process has one thread.
static int64_t folder_total;

static int add_entry(const char *path, const struct stat *status, int kind, struct FTW *place) {
  (void)path;
  (void)place;
  if (kind == FTW_F) folder_total += status->st_size;
  return 0;
}

int64_t cprocess_folder_bytes(const char *path) {
  folder_total = 0;
  nftw(path, add_entry, 16, FTW_PHYS);
  return folder_total;
}
