#pragma once
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct jm_toml jm_toml;

typedef enum {
  JM_TOML_TABLE,
  JM_TOML_STRING,
  JM_TOML_INTEGER,
  JM_TOML_FLOAT,
  JM_TOML_BOOLEAN,
  JM_TOML_OTHER /* an array, date or time */
} jm_toml_kind;

typedef struct {
  const char *path; /* the keys from the root, separated by U+001F */
  const char *text; /* the value: the string, the number, true or false */
  jm_toml_kind kind;
  uint32_t line; /* counted from 1 */
} jm_toml_entry;

/* The tables and values of a TOML 1.0 text in the order of their names, tables before their
   contents. NULL if memory runs out. These functions throw no C++ exception. */
jm_toml *jm_toml_parse(const char *bytes, size_t count);

/* Why the text is not valid TOML, and the line; NULL if it is valid. */
const char *jm_toml_error(const jm_toml *document, uint32_t *line);

size_t jm_toml_count(const jm_toml *document);

/* The entry at index, valid until the document is freed. index must be less than the count. */
jm_toml_entry jm_toml_at(const jm_toml *document, size_t index);

void jm_toml_free(jm_toml *document);

#ifdef __cplusplus
}
#endif
