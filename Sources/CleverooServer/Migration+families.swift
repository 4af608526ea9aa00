package import ServerKit

extension Migration {
  /// The tables of parents and children.
  package static let ofFamilies = [
    Migration(
      "cleveroo.1", of: "cleveroo",
      statements: [
        """
        CREATE TABLE cleveroo_parents (
          id TEXT PRIMARY KEY,
          email TEXT NOT NULL UNIQUE,
          phone TEXT NOT NULL,
          password_hash TEXT NOT NULL,
          password_version INTEGER NOT NULL DEFAULT 1,
          created_at INTEGER NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE cleveroo_children (
          number INTEGER PRIMARY KEY,
          id TEXT NOT NULL UNIQUE,
          parent_id TEXT NOT NULL REFERENCES cleveroo_parents (id) ON DELETE CASCADE,
          username TEXT NOT NULL UNIQUE COLLATE NOCASE,
          age INTEGER NOT NULL,
          gender TEXT NOT NULL,
          created_at INTEGER NOT NULL
        ) STRICT
        """,
        "CREATE INDEX cleveroo_children_by_parent ON cleveroo_children (parent_id)",
        """
        CREATE TABLE cleveroo_reset_codes (
          parent_id TEXT PRIMARY KEY REFERENCES cleveroo_parents (id) ON DELETE CASCADE,
          code_hash TEXT NOT NULL,
          tries INTEGER NOT NULL DEFAULT 0,
          created_at INTEGER NOT NULL
        ) STRICT
        """,
      ])
  ]
}
