#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "supervisor.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "isolation.h"
#include "tools.h"

#if defined(__linux__)
#include <sys/prctl.h>
#endif

// A message to the supervisor: this header, then `size` bytes.
struct message {
  uint32_t size;
  uint32_t kind;
};

enum { FOLDER = 1, COMMAND, SIGNAL, END };

// Signals that end a command. A shell or nohup(1) may have had them ignored.
static const int ending[] = {SIGTERM, SIGINT, SIGHUP, SIGQUIT};
enum { ENDING = sizeof ending / sizeof *ending };

static int write_all(int fd, const void *bytes, size_t size) {
  const char *next = bytes;
  while (size > 0) {
#if defined(MSG_NOSIGNAL)
    ssize_t count = send(fd, next, size, MSG_NOSIGNAL);
#else
    ssize_t count = write(fd, next, size);
#endif
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return -1;
    next += count;
    size -= (size_t)count;
  }
  return 0;
}

static int read_all(int fd, void *bytes, size_t size) {
  char *next = bytes;
  while (size > 0) {
    ssize_t count = read(fd, next, size);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return -1;
    next += count;
    size -= (size_t)count;
  }
  return 0;
}

static int send_message(int fd, uint32_t kind, const void *bytes, size_t size) {
  struct message message = {(uint32_t)size, kind};
  if (write_all(fd, &message, sizeof message) != 0) return -1;
  return write_all(fd, bytes, size);
}

// MARK: The supervisor

struct supervisor {
  int socket;
  int was_ignored[ENDING];
  char *folder;
  pid_t command;
};

static void no_action(int number) { (void)number; }

// Signals all processes that descend from this one. Returns how many there are.
static int signal_descendants(int number) {
#if defined(__linux__)
  struct process {
    pid_t pid, parent;
    int descends;
  } *processes = NULL;
  size_t count = 0, room = 0;
  DIR *folder = opendir("/proc");
  if (folder == NULL) return 0;
  for (struct dirent *entry; (entry = readdir(folder)) != NULL;) {
    if (entry->d_name[0] < '0' || entry->d_name[0] > '9') continue;
    char path[300], text[512];
    snprintf(path, sizeof path, "/proc/%s/stat", entry->d_name);
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) continue;
    ssize_t size = read(fd, text, sizeof text - 1);
    close(fd);
    if (size <= 0) continue;
    text[size] = 0;
    // The name in parentheses may contain anything; the fields follow its last parenthesis.
    char *fields = strrchr(text, ')');
    char state;
    int parent;
    if (fields == NULL || sscanf(fields + 1, " %c %d", &state, &parent) != 2 || state == 'Z') continue;
    if (count == room) {
      room = room == 0 ? 256 : 2 * room;
      struct process *larger = realloc(processes, room * sizeof *processes);
      if (larger == NULL) break;
      processes = larger;
    }
    processes[count++] = (struct process){(pid_t)atoi(entry->d_name), parent, 0};
  }
  closedir(folder);
  int found = 0, previous = -1;
  while (found != previous) {
    previous = found;
    for (size_t i = 0; i < count; i++) {
      if (processes[i].descends) continue;
      int descends = processes[i].parent == getpid();
      for (size_t j = 0; j < count && !descends; j++) {
        descends = processes[j].descends && processes[j].pid == processes[i].parent;
      }
      processes[i].descends = descends;
      found += descends;
    }
  }
  for (size_t i = 0; i < count; i++) {
    if (processes[i].descends) kill(processes[i].pid, number);
  }
  free(processes);
  return found;
#else
  (void)number;
  return 0;
#endif
}

static void pause_briefly(void) {
  struct timespec time = {0, 20 * 1000 * 1000};
  nanosleep(&time, NULL);
}

// The parent has died: asks the command to end, and makes it end two seconds later.
static _Noreturn void clean_up(struct supervisor *supervisor) {
  if (supervisor->command > 0) {
    kill(supervisor->command, SIGTERM);
    for (int turn = 0; turn < 100 && signal_descendants(turn == 0 ? SIGTERM : 0) > 0; turn++) {
      // A stopped process receives SIGTERM only once it continues.
      if (turn == 0) signal_descendants(SIGCONT);
      while (waitpid(-1, NULL, WNOHANG) > 0) continue;
      pause_briefly();
    }
    kill(supervisor->command, SIGKILL);
    while (signal_descendants(SIGKILL) > 0) {
      while (waitpid(-1, NULL, WNOHANG) > 0) continue;
      pause_briefly();
    }
    // All of them have ended. Where init does not reap, they would stay as zombies.
    while (waitpid(-1, NULL, 0) > 0) continue;
  }
  if (supervisor->folder != NULL) cprocess_remove_folder(supervisor->folder);
  cprocess_exit_now(0);
}

// Splits strings that each end with NUL; the list ends with NULL. The bytes stay the caller's.
static char **split(char **next, uint32_t count) {
  char **list = calloc(count + 2, sizeof *list);
  if (list == NULL) return NULL;
  for (uint32_t i = 0; i < count; i++) {
    list[i] = *next;
    *next += strlen(*next) + 1;
  }
  return list;
}

static _Noreturn void become_command(struct supervisor *supervisor, char *payload, int report) {
#if defined(__linux__)
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  for (int i = 0; i < ENDING; i++) {
    signal(ending[i], supervisor->was_ignored[i] ? SIG_IGN : SIG_DFL);
  }
  signal(SIGPIPE, SIG_DFL);
  signal(SIGXFSZ, SIG_DFL);
  signal(SIGCHLD, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  uint32_t counts[2];
  memcpy(counts, payload, sizeof counts);
  char *next = payload + sizeof counts;
  char *program = next;
  next += strlen(program) + 1;
  char **arguments = split(&next, counts[0]), **variables = split(&next, counts[1]);
  int error = ENOMEM;
  if (arguments != NULL && variables != NULL) {
    execve(program, arguments, variables);
    error = errno;
    if (error == ENOEXEC) {
      // `split` leaves room for one more.
      memmove(arguments + 1, arguments, (counts[0] + 1) * sizeof *arguments);
      arguments[0] = (char *)"sh";
      arguments[1] = program;
      execve("/bin/sh", arguments, variables);
      error = errno;
    }
  }
  write(report, &error, sizeof error);
  cprocess_exit_now(127);
}

static void start(struct supervisor *supervisor, char *payload) {
  int report[2], error = 0;
  if (pipe(report) != 0) {
    error = errno;
  } else {
    fcntl(report[0], F_SETFD, FD_CLOEXEC);
    fcntl(report[1], F_SETFD, FD_CLOEXEC);
    pid_t pid = fork();
    if (pid == 0) become_command(supervisor, payload, report[1]);
    close(report[1]);
    if (pid < 0) {
      error = errno;
    } else if (read_all(report[0], &error, sizeof error) == 0) {
      waitpid(pid, NULL, 0);
    } else {
      error = 0;
      supervisor->command = pid;
    }
    close(report[0]);
  }
  if (write_all(supervisor->socket, &error, sizeof error) != 0) clean_up(supervisor);
}

static void receive(struct supervisor *supervisor) {
  struct message message;
  if (read_all(supervisor->socket, &message, sizeof message) != 0) clean_up(supervisor);
  char *payload = malloc((size_t)message.size + 1);
  if (payload == NULL || read_all(supervisor->socket, payload, message.size) != 0) {
    clean_up(supervisor);
  }
  payload[message.size] = 0;
  switch (message.kind) {
    case FOLDER:
      free(supervisor->folder);
      supervisor->folder = payload;
      return;
    case COMMAND:
      start(supervisor, payload);
      break;
    case SIGNAL:
      if (supervisor->command > 0) kill(supervisor->command, *(const int *)payload);
      break;
    default:
      cprocess_exit_now(0);
  }
  free(payload);
}

// Also reaps what the command has left behind: those processes become children of this one.
static void reap(struct supervisor *supervisor) {
  int raw;
  for (pid_t pid; (pid = waitpid(-1, &raw, WNOHANG)) > 0;) {
    if (pid != supervisor->command) continue;
    int status = WIFSIGNALED(raw) ? 128 + WTERMSIG(raw) : WEXITSTATUS(raw);
    supervisor->command = 0;
    if (write_all(supervisor->socket, &status, sizeof status) != 0) clean_up(supervisor);
  }
}

static _Noreturn void supervise(struct supervisor *supervisor) {
  // SIGCHLD arrives only while this waits, so that none is missed.
  sigset_t blocked, waiting;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGCHLD);
  sigprocmask(SIG_BLOCK, &blocked, &waiting);
  sigdelset(&waiting, SIGCHLD);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = no_action;
  sigaction(SIGCHLD, &action, NULL);
  for (int i = 0; i < ENDING; i++) signal(ending[i], SIG_IGN);
  signal(SIGPIPE, SIG_IGN);
#if defined(__linux__)
  prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
  while (1) {
    fd_set readable;
    FD_ZERO(&readable);
    FD_SET(supervisor->socket, &readable);
    int count = pselect(supervisor->socket + 1, &readable, NULL, NULL, NULL, &waiting);
    reap(supervisor);
    if (count > 0) receive(supervisor);
  }
}

// MARK: Its parent

int cprocess_start_supervisor(void) {
  struct supervisor supervisor = {0};
  for (int i = 0; i < ENDING; i++) {
    struct sigaction action;
    sigaction(ending[i], NULL, &action);
    supervisor.was_ignored[i] = action.sa_handler == SIG_IGN;
  }
  int ends[2];
  if (cprocess_socket_pair(ends) != 0) return -1;
  if (ends[1] >= FD_SETSIZE) {
    errno = EMFILE;
    return -1;
  }
  pid_t pid = fork();
  if (pid == 0) {
    close(ends[0]);
    supervisor.socket = ends[1];
    supervise(&supervisor);
  }
  int error = errno;
  close(ends[1]);
  if (pid > 0) return ends[0];
  close(ends[0]);
  errno = error;
  return -1;
}

int cprocess_supervise_folder(int supervisor, const char *folder) {
  return send_message(supervisor, FOLDER, folder, strlen(folder)) == 0 ? 0 : errno;
}

static size_t total_length(char *const list[], uint32_t *count) {
  size_t size = 0;
  for (*count = 0; list[*count] != NULL; (*count)++) size += strlen(list[*count]) + 1;
  return size;
}

static char *append(char *end, char *const list[]) {
  for (; *list != NULL; list++) end = stpcpy(end, *list) + 1;
  return end;
}

int cprocess_supervise_command(int supervisor, const char *program, char *const arguments[],
                               char *const variables[]) {
  uint32_t counts[2];
  size_t size = sizeof counts + strlen(program) + 1;
  size += total_length(arguments, &counts[0]);
  size += total_length(variables, &counts[1]);
  char *payload = malloc(size);
  if (payload == NULL) return ENOMEM;
  memcpy(payload, counts, sizeof counts);
  char *end = stpcpy(payload + sizeof counts, program) + 1;
  append(append(end, arguments), variables);
  int sent = send_message(supervisor, COMMAND, payload, size);
  free(payload);
  int error;
  if (sent != 0 || read_all(supervisor, &error, sizeof error) != 0) return ECHILD;
  return error;
}

void cprocess_supervise_signal(int supervisor, int number) {
  send_message(supervisor, SIGNAL, &number, sizeof number);
}

int cprocess_supervise_wait(int supervisor) {
  int status;
  // When the supervisor ends, so does the command.
  return read_all(supervisor, &status, sizeof status) == 0 ? status : 128 + SIGKILL;
}

void cprocess_end_supervisor(int supervisor) {
  send_message(supervisor, END, NULL, 0);
  close(supervisor);
}
