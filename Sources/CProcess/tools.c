#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "tools.h"

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
  // A limit that is there already is never raised.
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

// Visits the processes of a session: their resident bytes together; sends each SIGKILL when `ends`.
static int64_t visit_session(pid_t session, int ends) {
  int64_t total = 0;
#if defined(__linux__)
  DIR *processes = opendir("/proc");
  if (processes == NULL) return 0;
  for (struct dirent *entry; (entry = readdir(processes)) != NULL;) {
    if (entry->d_name[0] < '0' || entry->d_name[0] > '9') continue;
    char path[300], text[1024];
    snprintf(path, sizeof path, "/proc/%s/stat", entry->d_name);
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) continue;
    ssize_t count = read(fd, text, sizeof text - 1);
    close(fd);
    if (count <= 0) continue;
    text[count] = 0;
    // The name in parentheses may hold anything; the fields follow its last parenthesis.
    char *fields = strrchr(text, ')');
    int owner;
    long long resident;
    if (fields == NULL ||
        sscanf(fields + 1,
               " %*c %*d %*d %d %*d %*d %*u %*u %*u %*u %*u %*u %*u %*d %*d %*d %*d %*d %*d %*u "
               "%*u %lld",
               &owner, &resident) != 2 ||
        owner != session) {
      continue;
    }
    total += resident * sysconf(_SC_PAGESIZE);
    if (ends) kill((pid_t)atoi(entry->d_name), SIGKILL);
  }
  closedir(processes);
#else
  (void)session;
  (void)ends;
#endif
  return total;
}

int64_t cprocess_session_bytes(pid_t session) { return visit_session(session, 0); }

void cprocess_end_session(pid_t session) {
  kill(-session, SIGKILL);
  visit_session(session, 1);
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

// nftw has no place for the caller's data; the process has one thread.
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
