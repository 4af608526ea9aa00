// libcurl's own macros for its variadic functions would replace the members of `library`.
#define CURL_DISABLE_TYPECHECK
#include "ccurl.h"

#include <jm_load.h>

#undef curl_easy_getinfo
#undef curl_easy_setopt
#undef curl_multi_setopt

#define FUNCTIONS(each) \
  each(curl_easy_cleanup) each(curl_easy_getinfo) each(curl_easy_init) each(curl_easy_setopt) \
  each(curl_easy_strerror) each(curl_free) each(curl_global_init) each(curl_mime_addpart) \
  each(curl_mime_data) each(curl_mime_data_cb) each(curl_mime_filename) each(curl_mime_free) \
  each(curl_mime_init) each(curl_mime_name) each(curl_mime_type) each(curl_multi_add_handle) \
  each(curl_multi_info_read) each(curl_multi_init) each(curl_multi_perform) \
  each(curl_multi_poll) each(curl_multi_remove_handle) each(curl_multi_setopt) \
  each(curl_multi_strerror) each(curl_multi_wakeup) each(curl_slist_append) \
  each(curl_slist_free_all) each(curl_url) each(curl_url_cleanup) each(curl_url_get) \
  each(curl_url_set) each(curl_url_strerror)

static struct {
  FUNCTIONS(JM_ADDRESS)
} library;

int jm_curl_is_there(void) {
  static const char *const files[] = {
#if defined(__APPLE__)
      "/usr/lib/libcurl.4.dylib",
#else
      "libcurl.so.4",
#endif
      NULL};
  static const struct jm_function functions[] = {FUNCTIONS(JM_FUNCTION)};
  static struct jm_library libcurl = {files, functions, sizeof functions / sizeof *functions, 0, 0};
  return jm_load(&libcurl);
}

#define FORWARD(result, name, parameters, arguments) \
  result name parameters { return library.name arguments; }

FORWARD(void, curl_easy_cleanup, (CURL * handle), (handle))
FORWARD(CURL *, curl_easy_init, (void), ())
FORWARD(const char *, curl_easy_strerror, (CURLcode code), (code))
FORWARD(void, curl_free, (void *pointer), (pointer))

FORWARD(curl_mimepart *, curl_mime_addpart, (curl_mime * mime), (mime))
FORWARD(CURLcode, curl_mime_data, (curl_mimepart * part, const char *bytes, size_t count),
        (part, bytes, count))
FORWARD(CURLcode, curl_mime_data_cb,
        (curl_mimepart * part, curl_off_t count, curl_read_callback read, curl_seek_callback seek,
         curl_free_callback release, void *context),
        (part, count, read, seek, release, context))
FORWARD(CURLcode, curl_mime_filename, (curl_mimepart * part, const char *name), (part, name))
FORWARD(void, curl_mime_free, (curl_mime * mime), (mime))
FORWARD(curl_mime *, curl_mime_init, (CURL * handle), (handle))
FORWARD(CURLcode, curl_mime_name, (curl_mimepart * part, const char *name), (part, name))
FORWARD(CURLcode, curl_mime_type, (curl_mimepart * part, const char *type), (part, type))

FORWARD(CURLMcode, curl_multi_add_handle, (CURLM * multi, CURL *handle), (multi, handle))
FORWARD(CURLMsg *, curl_multi_info_read, (CURLM * multi, int *left), (multi, left))
FORWARD(CURLM *, curl_multi_init, (void), ())
FORWARD(CURLMcode, curl_multi_perform, (CURLM * multi, int *running), (multi, running))
FORWARD(CURLMcode, curl_multi_poll,
        (CURLM * multi, struct curl_waitfd *others, unsigned count, int milliseconds, int *ready),
        (multi, others, count, milliseconds, ready))
FORWARD(CURLMcode, curl_multi_remove_handle, (CURLM * multi, CURL *handle), (multi, handle))
FORWARD(const char *, curl_multi_strerror, (CURLMcode code), (code))
FORWARD(CURLMcode, curl_multi_wakeup, (CURLM * multi), (multi))

FORWARD(struct curl_slist *, curl_slist_append, (struct curl_slist * list, const char *text),
        (list, text))
FORWARD(void, curl_slist_free_all, (struct curl_slist * list), (list))

// The two functions that are called before all others load the library. A request parses its
// address first; transfer loops can be made without a request.
CURLcode curl_global_init(long flags) {
  return jm_curl_is_there() ? library.curl_global_init(flags) : CURLE_FAILED_INIT;
}

CURLU *curl_url(void) { return jm_curl_is_there() ? library.curl_url() : NULL; }

// curl_url_get takes a pointer to const since libcurl 8.
typedef __typeof__(_Generic(&curl_url_get,
    CURLUcode (*)(const CURLU *, CURLUPart, char **, unsigned): (const CURLU *)NULL,
    default: (CURLU *)NULL)) readable_url;

FORWARD(void, curl_url_cleanup, (CURLU * url), (url))
FORWARD(CURLUcode, curl_url_get,
        (readable_url url, CURLUPart part, char **text, unsigned flags), (url, part, text, flags))
FORWARD(CURLUcode, curl_url_set, (CURLU * url, CURLUPart part, const char *text, unsigned flags),
        (url, part, text, flags))
FORWARD(const char *, curl_url_strerror, (CURLUcode code), (code))

CURLcode jm_curl_set_long(CURL *handle, CURLoption option, long value) {
  return library.curl_easy_setopt(handle, option, value);
}

CURLcode jm_curl_set_size(CURL *handle, CURLoption option, int64_t value) {
  return library.curl_easy_setopt(handle, option, (curl_off_t)value);
}

CURLcode jm_curl_set_text(CURL *handle, CURLoption option, const char *value) {
  return library.curl_easy_setopt(handle, option, value);
}

CURLcode jm_curl_set_pointer(CURL *handle, CURLoption option, const void *value) {
  return library.curl_easy_setopt(handle, option, value);
}

CURLcode jm_curl_set_sink(CURL *handle, CURLoption option, jm_curl_sink sink) {
  return library.curl_easy_setopt(handle, option, sink);
}

CURLMcode jm_curl_multi_set_long(CURLM *multi, CURLMoption option, long value) {
  return library.curl_multi_setopt(multi, option, value);
}

CURLcode jm_curl_get_long(CURL *handle, CURLINFO info, long *value) {
  return library.curl_easy_getinfo(handle, info, value);
}

CURLcode jm_curl_get_size(CURL *handle, CURLINFO info, int64_t *value) {
  curl_off_t size = 0;
  CURLcode status = library.curl_easy_getinfo(handle, info, &size);
  *value = size;
  return status;
}

CURLcode jm_curl_get_pointer(CURL *handle, CURLINFO info, void **value) {
  return library.curl_easy_getinfo(handle, info, value);
}
