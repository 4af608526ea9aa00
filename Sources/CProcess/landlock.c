#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "landlock.h"

#if defined(__linux__)
#include <fcntl.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// The kernel's interface (Documentation/userspace-api/landlock.rst). The headers of older systems
// lack it.
enum {
  call_create_ruleset = 444,
  call_add_rule = 445,
  call_restrict_self = 446,
  create_ruleset_version = 1,
  rule_path_beneath = 1,
};

static const uint64_t run_file = 1 << 0, read_file = 1 << 2, read_folder = 1 << 3;
// The rights to files, as opposed to folders: EXECUTE, WRITE_FILE, READ_FILE, TRUNCATE, IOCTL_DEV.
static const uint64_t file_rights = 1 << 0 | 1 << 1 | 1 << 2 | 1 << 14 | 1 << 15;

struct ruleset {
  uint64_t files;
  uint64_t network;
  uint64_t scopes;
};

struct path_beneath {
  uint64_t allowed;
  int32_t parent;
} __attribute__((packed));

int cprocess_landlock_version(void) {
  long version = syscall(call_create_ruleset, NULL, 0, create_ruleset_version);
  return version < 0 ? 0 : (int)version;
}

// Starts a ruleset that denies everything that the kernel can deny. Returns its descriptor, or -1.
static int deny_all(struct ruleset *ruleset) {
  int version = cprocess_landlock_version();
  if (version < 1) return -1;
  // Every right that the version knows: 13 in the first, then REFER, TRUNCATE and IOCTL_DEV.
  ruleset->files = (1 << 13) - 1;
  if (version >= 2) ruleset->files |= 1 << 13;
  if (version >= 3) ruleset->files |= 1 << 14;
  if (version >= 5) ruleset->files |= 1 << 15;
  // TCP: bind and connect.
  ruleset->network = version >= 4 ? 3 : 0;
  // Abstract Unix sockets and signals.
  ruleset->scopes = version >= 6 ? 3 : 0;
  // Older kernels refuse a larger structure than theirs.
  size_t size = version >= 6   ? sizeof *ruleset
                : version >= 4 ? offsetof(struct ruleset, scopes)
                               : offsetof(struct ruleset, network);
  return (int)syscall(call_create_ruleset, ruleset, size, 0);
}

static void allow(int rules, const char *path, uint64_t rights) {
  struct path_beneath rule = {rights, open(path, O_PATH | O_CLOEXEC)};
  if (rule.parent < 0) return;
  if (syscall(call_add_rule, rules, rule_path_beneath, &rule, 0) != 0) {
    // A file does not have the rights of a folder.
    rule.allowed &= file_rights;
    syscall(call_add_rule, rules, rule_path_beneath, &rule, 0);
  }
  close(rule.parent);
}

static int enforce(int rules) {
  int done = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
             syscall(call_restrict_self, rules, 0) == 0;
  close(rules);
  return done;
}

int cprocess_forbid_files(const char *const readable[]) {
  struct ruleset ruleset;
  int rules = deny_all(&ruleset);
  if (rules < 0) return 0;
  for (; *readable != NULL; readable++) allow(rules, *readable, read_file | read_folder);
  return enforce(rules);
}

int cprocess_forbid_writing_outside(const char *folder) {
  struct ruleset ruleset;
  int rules = deny_all(&ruleset);
  if (rules < 0) return 0;
  allow(rules, "/", run_file | read_file | read_folder);
  allow(rules, "/dev/null", ruleset.files);
  allow(rules, folder, ruleset.files);
  return enforce(rules);
}
#else
int cprocess_landlock_version(void) { return 0; }

int cprocess_forbid_files(const char *const readable[]) {
  (void)readable;
  return 0;
}

int cprocess_forbid_writing_outside(const char *folder) {
  (void)folder;
  return 0;
}
#endif
