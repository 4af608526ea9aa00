#pragma once
#include <curl/curl.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* curl_easy_setopt, curl_easy_getinfo and curl_multi_setopt are variadic; one function for each
   type of argument. */
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

/* Starts a detached thread on which every signal that can wait is blocked, so that the program's
   own thread sees them, and a SIGPIPE from a TLS socket stays pending. Returns 0, or an errno. */
int jm_thread_start(void (*body)(void *), void *context);

/* Threads are inside the gate while libcurl works for them. When the process exits it closes for
   good, once they have left and before the TLS library, which registered its own exit handler
   earlier, frees what a transfer still uses. */
void jm_gate_install(void);
void jm_gate_enter(void);
void jm_gate_leave(void);

#ifdef __cplusplus
}
#endif
