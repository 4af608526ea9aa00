#pragma once

// The version of Landlock that the kernel has; 0 where it has none.
int cprocess_landlock_version(void);

// Shuts the calling process out of the file system for good, but for reading the files and below the
// folders that `readable` names (ends with NULL; what is missing is passed over), and out of TCP where the
// kernel can (Landlock, Linux 5.13 and later). 1 when it is shut out, 0 where there is no Landlock.
// New processes inherit it; what is open already stays open.
int cprocess_forbid_files(const char *const readable[]);
