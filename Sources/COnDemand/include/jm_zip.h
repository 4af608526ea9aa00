#pragma once
#include <stddef.h>
#include <stdint.h>

// Reads ZIP archives in memory (libzip). If the first function returns 0, the others must not be
// called.

// Returns whether libzip is installed. The first call in a process loads it.
int jm_zip_is_there(void);

typedef struct jm_zip jm_zip;
typedef struct jm_zip_entry jm_zip_entry;

// Opens the archive in a copy of the bytes. Returns NULL if they have no readable central
// directory.
jm_zip *jm_zip_open(const void *bytes, size_t count);
void jm_zip_close(jm_zip *archive);

int64_t jm_zip_count(jm_zip *archive);

// Returns the index of the entry with this name in UTF-8; -1 if there is none.
int64_t jm_zip_find(jm_zip *archive, const char *name);

// Opens the stream of an entry's uncompressed bytes. Returns NULL if it is encrypted or compressed
// with an unknown method. Sets `packed` to the number of its compressed bytes.
jm_zip_entry *jm_zip_open_entry(jm_zip *archive, int64_t index, uint64_t *packed);
void jm_zip_close_entry(jm_zip_entry *entry);

// Reads bytes and returns their number; 0 at the end, -1 on damage.
int64_t jm_zip_read(jm_zip_entry *entry, void *buffer, size_t count);
