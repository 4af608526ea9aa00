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

// The kernel's interface (Documentation/userspace-api/landlock.rst); the headers of older systems
// lack it.
enum {
  call_create_ruleset = 444,
  call_add_rule = 445,
  call_restrict_self = 446,
  create_ruleset_version = 1,
  rule_path_beneath = 1,
};

static const uint64_t read_file = 1 << 2, read_folder = 1 << 3;

struct ruleset {
  uint64_t files;
  uint64_t network;
};

struct path_beneath {
  uint64_t allowed;
  int32_t parent;
} __attribute__((packed));

int cprocess_landlock_version(void) {
  long version = syscall(call_create_ruleset, NULL, 0, create_ruleset_version);
  return version < 0 ? 0 : (int)version;
}

int cprocess_forbid_files(const char *const readable[]) {
  int version = cprocess_landlock_version();
  if (version < 1) return 0;
  struct ruleset ruleset = {0, 0};
  // Every right that the version knows: 13 in the first, then REFER, TRUNCATE and IOCTL_DEV.
  ruleset.files = (1 << 13) - 1;
  if (version >= 2) ruleset.files |= 1 << 13;
  if (version >= 3) ruleset.files |= 1 << 14;
  if (version >= 5) ruleset.files |= 1 << 15;
  // TCP: bind and connect.
  if (version >= 4) ruleset.network = 3;
  size_t size = version >= 4 ? sizeof ruleset : sizeof ruleset.files;
  long rules = syscall(call_create_ruleset, &ruleset, size, 0);
  if (rules < 0) return 0;
  for (; *readable != NULL; readable++) {
    struct path_beneath rule = {read_file | read_folder, open(*readable, O_PATH | O_CLOEXEC)};
    if (rule.parent < 0) continue;
    // A file has no folder's rights.
    if (syscall(call_add_rule, rules, rule_path_beneath, &rule, 0) != 0) {
      rule.allowed = read_file;
      syscall(call_add_rule, rules, rule_path_beneath, &rule, 0);
    }
    close(rule.parent);
  }
  int done = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
             syscall(call_restrict_self, rules, 0) == 0;
  close((int)rules);
  return done;
}
#else
int cprocess_landlock_version(void) { return 0; }

int cprocess_forbid_files(const char *const readable[]) {
  (void)readable;
  return 0;
}
#endif
