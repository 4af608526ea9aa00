#pragma once
#include <curl/curl.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The functions of libcurl that are called here, from the library that curl_url loads. If libcurl is not
   installed, it returns NULL, and no other function must be called. */

/* Returns whether libcurl is installed. The first call in a process loads it. */
int jm_curl_is_there(void);

/* curl_easy_setopt, curl_easy_getinfo and curl_multi_setopt are variadic, and Swift cannot call them.
   These functions take one type of argument each. */
typedef size_t (*jm_curl_sink)(char *bytes, size_t size, size_t count, void *context);

CURLcode jm_curl_set_long(CURL *handle, CURLoption option, long value);
CURLcode jm_curl_set_size(CURL *handle, CURLoption option, int64_t value);
CURLcode jm_curl_set_text(CURL *handle, CURLoption option, const char *value);
CURLcode jm_curl_set_pointer(CURL *handle, CURLoption option, const void *value);
CURLcode jm_curl_set_sink(CURL *handle, CURLoption option, jm_curl_sink sink);
CURLMcode jm_curl_multi_set_long(CURLM *multi, CURLMoption option, long value);
CURLcode jm_curl_get_long(CURL *handle, CURLINFO info, long *value);
CURLcode jm_curl_get_size(CURL *handle, CURLINFO info, int64_t *value);
CURLcode jm_curl_get_pointer(CURL *handle, CURLINFO info, void **value);

/* Starts a detached thread on which all signals are blocked except those for faults of the thread
   itself: the program's own threads handle them, and a SIGPIPE from a TLS socket stays pending.
   Returns 0 or an errno value. */
int jm_thread_start(void (*body)(void *), void *context);

/* Threads are inside the gate while libcurl works for them. At exit the gate closes for good, after they
   have left and before the TLS library, whose exit handler was registered earlier, frees what a
   transfer still uses. */
void jm_gate_install(void);
void jm_gate_enter(void);
void jm_gate_leave(void);

#ifdef __cplusplus
}
#endif
