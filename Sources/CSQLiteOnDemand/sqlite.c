#include "sqlite_on_demand.h"

#include <jm_load.h>

#define FUNCTIONS(each) \
  each(sqlite3_bind_blob64) each(sqlite3_bind_int64) each(sqlite3_bind_null) \
  each(sqlite3_bind_parameter_count) each(sqlite3_bind_text64) each(sqlite3_bind_zeroblob) \
  each(sqlite3_busy_timeout) each(sqlite3_clear_bindings) each(sqlite3_close_v2) \
  each(sqlite3_column_blob) each(sqlite3_column_bytes) each(sqlite3_column_int64) \
  each(sqlite3_column_type) each(sqlite3_db_cacheflush) each(sqlite3_db_readonly) \
  each(sqlite3_errmsg) each(sqlite3_exec) each(sqlite3_extended_result_codes) \
  each(sqlite3_file_control) each(sqlite3_finalize) each(sqlite3_open_v2) \
  each(sqlite3_prepare_v3) each(sqlite3_reset) each(sqlite3_sleep) each(sqlite3_step)

static struct {
  FUNCTIONS(JM_ADDRESS)
} library;

int jm_sqlite_is_there(void) {
  static const char *const files[] = {
#if defined(__APPLE__)
      "/usr/lib/libsqlite3.dylib",
#else
      "libsqlite3.so.0",
#endif
      NULL};
  static const struct jm_function functions[] = {FUNCTIONS(JM_FUNCTION)};
  static struct jm_library sqlite = {files, functions, sizeof functions / sizeof *functions, 0, 0};
  return jm_load(&sqlite);
}

int sqlite3_open_v2(const char *path, sqlite3 **database, int flags, const char *vfs) {
  *database = NULL;
  return jm_sqlite_is_there() ? library.sqlite3_open_v2(path, database, flags, vfs)
                              : SQLITE_CANTOPEN;
}

// The result of a failed sqlite3_open_v2 is closed, too.
int sqlite3_close_v2(sqlite3 *database) {
  return database == NULL ? SQLITE_OK : library.sqlite3_close_v2(database);
}

#define FORWARD(result, name, parameters, arguments) \
  result name parameters { return library.name arguments; }

FORWARD(int, sqlite3_bind_blob64,
        (sqlite3_stmt * statement, int index, const void *bytes, sqlite3_uint64 count,
         void (*release)(void *)),
        (statement, index, bytes, count, release))
FORWARD(int, sqlite3_bind_int64, (sqlite3_stmt * statement, int index, sqlite3_int64 value),
        (statement, index, value))
FORWARD(int, sqlite3_bind_null, (sqlite3_stmt * statement, int index), (statement, index))
FORWARD(int, sqlite3_bind_parameter_count, (sqlite3_stmt * statement), (statement))
FORWARD(int, sqlite3_bind_text64,
        (sqlite3_stmt * statement, int index, const char *text, sqlite3_uint64 count,
         void (*release)(void *), unsigned char encoding),
        (statement, index, text, count, release, encoding))
FORWARD(int, sqlite3_bind_zeroblob, (sqlite3_stmt * statement, int index, int count),
        (statement, index, count))
FORWARD(int, sqlite3_busy_timeout, (sqlite3 * database, int milliseconds), (database, milliseconds))
FORWARD(int, sqlite3_clear_bindings, (sqlite3_stmt * statement), (statement))
FORWARD(const void *, sqlite3_column_blob, (sqlite3_stmt * statement, int column),
        (statement, column))
FORWARD(int, sqlite3_column_bytes, (sqlite3_stmt * statement, int column), (statement, column))
FORWARD(sqlite3_int64, sqlite3_column_int64, (sqlite3_stmt * statement, int column),
        (statement, column))
FORWARD(int, sqlite3_column_type, (sqlite3_stmt * statement, int column), (statement, column))
FORWARD(int, sqlite3_db_cacheflush, (sqlite3 * database), (database))
FORWARD(int, sqlite3_db_readonly, (sqlite3 * database, const char *schema), (database, schema))
FORWARD(const char *, sqlite3_errmsg, (sqlite3 * database), (database))
FORWARD(int, sqlite3_exec,
        (sqlite3 * database, const char *sql, int (*row)(void *, int, char **, char **),
         void *context, char **message),
        (database, sql, row, context, message))
FORWARD(int, sqlite3_extended_result_codes, (sqlite3 * database, int on), (database, on))
FORWARD(int, sqlite3_file_control,
        (sqlite3 * database, const char *schema, int operation, void *argument),
        (database, schema, operation, argument))
FORWARD(int, sqlite3_finalize, (sqlite3_stmt * statement), (statement))
FORWARD(int, sqlite3_prepare_v3,
        (sqlite3 * database, const char *sql, int count, unsigned flags, sqlite3_stmt **statement,
         const char **rest),
        (database, sql, count, flags, statement, rest))
FORWARD(int, sqlite3_reset, (sqlite3_stmt * statement), (statement))
FORWARD(int, sqlite3_sleep, (int milliseconds), (milliseconds))
FORWARD(int, sqlite3_step, (sqlite3_stmt * statement), (statement))
