#pragma once
#include <stddef.h>
#include <stdint.h>

// ZIP archives in memory (libzip). No function but the first may be called where it says 0.

// Whether libzip is there. The first call of a process loads it.
int jm_zip_is_there(void);

typedef struct jm_zip jm_zip;
typedef struct jm_zip_entry jm_zip_entry;

// The archive in a copy of the bytes; NULL when they have no readable central directory.
jm_zip *jm_zip_open(const void *bytes, size_t count);
void jm_zip_close(jm_zip *archive);

int64_t jm_zip_count(jm_zip *archive);

// The place of the entry with this name in UTF-8; -1 when there is none.
int64_t jm_zip_find(jm_zip *archive, const char *name);

// The stream of an entry's uncompressed bytes; NULL when it is encrypted or packed with an unknown
// method. `packed` becomes the number of its compressed bytes.
jm_zip_entry *jm_zip_open_entry(jm_zip *archive, int64_t index, uint64_t *packed);
void jm_zip_close_entry(jm_zip_entry *entry);

// The number of bytes read; 0 at the end, -1 on damage.
int64_t jm_zip_read(jm_zip_entry *entry, void *buffer, size_t count);
