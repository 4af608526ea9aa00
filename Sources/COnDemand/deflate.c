#include "include/jm_deflate.h"

#include <jm_load.h>

// The declarations of libdeflate.h in all versions from 1.0, so that its header need not be installed.
struct libdeflate_decompressor *libdeflate_alloc_decompressor(void);
void libdeflate_free_decompressor(struct libdeflate_decompressor *decompressor);
int libdeflate_deflate_decompress_ex(struct libdeflate_decompressor *decompressor,
                                     const void *input, size_t count, void *room, size_t size,
                                     size_t *read, size_t *written);

#define FUNCTIONS(each) \
  each(libdeflate_alloc_decompressor) each(libdeflate_deflate_decompress_ex) \
  each(libdeflate_free_decompressor)

static struct {
  FUNCTIONS(JM_ADDRESS)
} library;

int jm_deflate_is_there(void) {
  static const char *const files[] = {
#if defined(__APPLE__)
      "/opt/homebrew/lib/libdeflate.0.dylib", "/usr/local/lib/libdeflate.0.dylib",
#else
      "libdeflate.so.0",
#endif
      NULL};
  static const struct jm_function functions[] = {FUNCTIONS(JM_FUNCTION)};
  static struct jm_library libdeflate = {
      files, functions, sizeof functions / sizeof *functions, 0, 0};
  return jm_load(&libdeflate);
}

jm_inflater *jm_inflater_make(void) {
  return (jm_inflater *)library.libdeflate_alloc_decompressor();
}

void jm_inflater_free(jm_inflater *inflater) {
  library.libdeflate_free_decompressor((struct libdeflate_decompressor *)inflater);
}

ptrdiff_t jm_inflater_run(jm_inflater *inflater, const void *input, size_t count, void *room,
                          size_t size) {
  size_t read, written;
  int result = library.libdeflate_deflate_decompress_ex(
      (struct libdeflate_decompressor *)inflater, input, count, room, size, &read, &written);
  return result == 0 ? (ptrdiff_t)written : -1;
}
