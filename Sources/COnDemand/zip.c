#include "include/jm_zip.h"

#include <stdlib.h>
#include <string.h>

#include <jm_load.h>
#include <zip.h>

#define FUNCTIONS(each) \
  each(zip_discard) each(zip_fclose) each(zip_fopen_index) each(zip_fread) \
  each(zip_get_num_entries) each(zip_name_locate) each(zip_open_from_source) \
  each(zip_source_buffer_create) each(zip_source_free) each(zip_stat_index) each(zip_stat_init)

static struct {
  FUNCTIONS(JM_ADDRESS)
} library;

int jm_zip_is_there(void) {
  static const char *const files[] = {
#if defined(__APPLE__)
      "/opt/homebrew/lib/libzip.5.dylib", "/usr/local/lib/libzip.5.dylib", "libzip.5.dylib",
#else
      // The functions used here are the same in both versions. Debian 12 has the older one.
      "libzip.so.5", "libzip.so.4",
#endif
      NULL};
  static const struct jm_function functions[] = {FUNCTIONS(JM_FUNCTION)};
  static struct jm_library libzip = {files, functions, sizeof functions / sizeof *functions, 0, 0};
  return jm_load(&libzip);
}

jm_zip *jm_zip_open(const void *bytes, size_t count) {
  void *copy = malloc(count > 0 ? count : 1);
  if (copy == NULL) return NULL;
  if (count > 0) memcpy(copy, bytes, count);
  // 1: the source frees the copy when it is closed.
  zip_source_t *source = library.zip_source_buffer_create(copy, count, 1, NULL);
  if (source == NULL) {
    free(copy);
    return NULL;
  }
  zip_t *archive = library.zip_open_from_source(source, ZIP_RDONLY, NULL);
  if (archive == NULL) library.zip_source_free(source);
  return (jm_zip *)archive;
}

void jm_zip_close(jm_zip *archive) { library.zip_discard((zip_t *)archive); }

int64_t jm_zip_count(jm_zip *archive) { return library.zip_get_num_entries((zip_t *)archive, 0); }

int64_t jm_zip_find(jm_zip *archive, const char *name) {
  return library.zip_name_locate((zip_t *)archive, name, ZIP_FL_ENC_GUESS);
}

jm_zip_entry *jm_zip_open_entry(jm_zip *archive, int64_t index, uint64_t *packed) {
  zip_stat_t facts;
  library.zip_stat_init(&facts);
  if (index < 0 || library.zip_stat_index((zip_t *)archive, (zip_uint64_t)index, 0, &facts) != 0) {
    return NULL;
  }
  *packed = facts.comp_size;
  return (jm_zip_entry *)library.zip_fopen_index((zip_t *)archive, (zip_uint64_t)index, 0);
}

void jm_zip_close_entry(jm_zip_entry *entry) { library.zip_fclose((zip_file_t *)entry); }

int64_t jm_zip_read(jm_zip_entry *entry, void *buffer, size_t count) {
  return library.zip_fread((zip_file_t *)entry, buffer, count);
}
