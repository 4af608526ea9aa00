#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "seccomp.h"

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
// Calls of the x32 interface have this bit. They would pass a filter that compares numbers.
#define OTHER_INTERFACE 0x40000000u
#else
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

// Calls that are always denied. Headers of older systems lack the newer ones, whose numbers are the
// same on all processors.
static const int denied[] = {
    // Sockets: Landlock restricts TCP only.
    SYS_socket, SYS_socketpair, SYS_connect, SYS_bind, SYS_listen, SYS_accept, SYS_accept4,
    // Programs and processes.
    SYS_execve, SYS_execveat, SYS_setsid, SYS_setpgid, SYS_setns, SYS_unshare,
#if defined(SYS_fork)
    SYS_fork, SYS_vfork,
#endif
    // Other processes.
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_tkill, SYS_setpriority,
    SYS_sched_setaffinity, SYS_sched_setscheduler, SYS_ioprio_set, SYS_rt_sigqueueinfo,
    SYS_rt_tgsigqueueinfo, 424 /* pidfd_send_signal */, 434 /* pidfd_open */,
    438 /* pidfd_getfd */, 440 /* process_madvise */,
    // Metadata of files, which Landlock does not restrict.
    SYS_fchmod, SYS_fchmodat, SYS_fchown, SYS_fchownat, SYS_utimensat, SYS_setxattr, SYS_lsetxattr,
    SYS_fsetxattr, SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr, 452 /* fchmodat2 */,
#if defined(SYS_chmod)
    SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
    // Memory and messages shared with other processes.
    SYS_shmget, SYS_shmat, SYS_msgget, SYS_semget, SYS_mq_open,
    // Large kernel interfaces that a reader does not use.
    SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_keyctl, SYS_add_key, SYS_request_key,
    SYS_personality, SYS_chroot, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_init_module,
    SYS_finit_module, SYS_kexec_load, 425 /* io_uring_setup */, 426 /* io_uring_enter */,
    427 /* io_uring_register */, 428 /* open_tree */, 430 /* fsopen */,
};

// Calls that are permitted for the process itself, whose number is their first argument.
static const int own_only[] = {SYS_kill, SYS_tgkill};

enum {
  call_clone3 = 435,
  denied_count = sizeof denied / sizeof *denied,
  own_count = sizeof own_only / sizeof *own_only,
  instructions = 40 + 2 * denied_count + 5 * own_count,
};

#define LOAD(offset) \
  (struct sock_filter) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (unsigned)(offset))
#define SKIP_UNLESS_EQUAL(value, count) \
  (struct sock_filter) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)(value), 0, count)
#define SKIP_IF_EQUAL(value, count) \
  (struct sock_filter) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)(value), count, 0)
#define SKIP_IF_ANY_BIT(bits, count) \
  (struct sock_filter) BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, (unsigned)(bits), count, 0)
#define RETURN(value) (struct sock_filter) BPF_STMT(BPF_RET | BPF_K, (unsigned)(value))
#define DENY(number) RETURN(SECCOMP_RET_ERRNO | (number))

// The low half of an argument: both processors are little-endian.
#define ARGUMENT(index) offsetof(struct seccomp_data, args[index])

int cprocess_can_forbid_calls(void) {
  unsigned action = SECCOMP_RET_ERRNO;
  return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

int cprocess_forbid_calls(void) {
  struct sock_filter filter[instructions];
  unsigned short n = 0;
  pid_t own = getpid();
  filter[n++] = LOAD(offsetof(struct seccomp_data, arch));
  filter[n++] = SKIP_IF_EQUAL(ARCHITECTURE, 1);
  filter[n++] = RETURN(SECCOMP_RET_KILL_PROCESS);
  filter[n++] = LOAD(offsetof(struct seccomp_data, nr));
#if defined(OTHER_INTERFACE)
  filter[n++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, OTHER_INTERFACE, 0, 1);
  filter[n++] = DENY(EPERM);
#endif
  for (unsigned i = 0; i < denied_count; i++) {
    filter[n++] = SKIP_UNLESS_EQUAL(denied[i], 1);
    filter[n++] = DENY(EPERM);
  }
  for (unsigned i = 0; i < own_count; i++) {
    filter[n++] = SKIP_UNLESS_EQUAL(own_only[i], 4);
    filter[n++] = LOAD(ARGUMENT(0));
    filter[n++] = SKIP_UNLESS_EQUAL(own, 1);
    filter[n++] = RETURN(SECCOMP_RET_ALLOW);
    filter[n++] = DENY(EPERM);
  }
  // The limits of this process, which prlimit64 also calls 0.
  filter[n++] = SKIP_UNLESS_EQUAL(SYS_prlimit64, 5);
  filter[n++] = LOAD(ARGUMENT(0));
  filter[n++] = SKIP_IF_EQUAL(0, 1);
  filter[n++] = SKIP_UNLESS_EQUAL(own, 1);
  filter[n++] = RETURN(SECCOMP_RET_ALLOW);
  filter[n++] = DENY(EPERM);
  // Threads, but no processes. The flags of clone3 are in memory, which filters cannot read; the C
  // library falls back to clone.
  filter[n++] = SKIP_UNLESS_EQUAL(call_clone3, 1);
  filter[n++] = DENY(ENOSYS);
  filter[n++] = SKIP_UNLESS_EQUAL(SYS_clone, 3);
  filter[n++] = LOAD(ARGUMENT(0));
  filter[n++] = SKIP_IF_ANY_BIT(CLONE_THREAD, 1);
  filter[n++] = DENY(EPERM);
  filter[n++] = RETURN(SECCOMP_RET_ALLOW);
  struct sock_fprog program = {n, filter};
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
         prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}
#else
int cprocess_can_forbid_calls(void) { return 0; }

int cprocess_forbid_calls(void) { return 0; }
#endif
