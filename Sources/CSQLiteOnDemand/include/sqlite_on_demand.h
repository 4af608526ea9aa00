#pragma once
#include <sqlite3.h>

// The functions of SQLite that Storage calls, from the library that sqlite3_open_v2 loads. If SQLite is
// not installed, it returns SQLITE_CANTOPEN without a connection. Other functions need a connection.

// Returns whether SQLite is installed. The first call in a process loads it.
int jm_sqlite_is_there(void);
