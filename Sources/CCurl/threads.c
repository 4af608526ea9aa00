#define _GNU_SOURCE
#include "ccurl.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <time.h>

struct start {
  void (*body)(void *);
  void *context;
};

static void *run(void *pointer) {
  struct start start = *(struct start *)pointer;
  free(pointer);
  start.body(start.context);
  return NULL;
}

int jm_thread_start(void (*body)(void *), void *context) {
  struct start *start = malloc(sizeof *start);
  if (start == NULL) return ENOMEM;
  start->body = body;
  start->context = context;

  sigset_t blocked, before;
  sigfillset(&blocked);
  sigdelset(&blocked, SIGSEGV);
  sigdelset(&blocked, SIGBUS);
  sigdelset(&blocked, SIGFPE);
  sigdelset(&blocked, SIGILL);
  sigdelset(&blocked, SIGTRAP);
  sigdelset(&blocked, SIGABRT);
  pthread_sigmask(SIG_SETMASK, &blocked, &before);

  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_t thread;
  int status = pthread_create(&thread, &attributes, run, start);
  pthread_attr_destroy(&attributes);

  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (status != 0) free(start);
  return status;
}

static pthread_rwlock_t gate = PTHREAD_RWLOCK_INITIALIZER;

/* The longest time that exit waits for the gate. A name lookup that is being cancelled can hold it for
   much longer, and people notice a delay from about a fifth of a second. */
enum { longest_wait_in_milliseconds = 200 };

static void close_gate(void) {
  struct timespec pause = {0, 1000000}; /* a millisecond */
  for (int tries = 0; tries < longest_wait_in_milliseconds; tries++) {
    if (pthread_rwlock_trywrlock(&gate) == 0) return;
    nanosleep(&pause, NULL);
  }
}

void jm_gate_install(void) { atexit(close_gate); }
void jm_gate_enter(void) { pthread_rwlock_rdlock(&gate); }
void jm_gate_leave(void) { pthread_rwlock_unlock(&gate); }
