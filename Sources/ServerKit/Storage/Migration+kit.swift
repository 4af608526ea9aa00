internal import GRDB

extension Migration {
  private static let module = "kit"

  /// The tables that services share: settings and postings.
  static let ofServerKit = [
    Migration(
      "1", of: module,
      statements: [
        "CREATE TABLE settings (name TEXT PRIMARY KEY, value ANY NOT NULL) STRICT",
        // A posting's line is stored as it was imported.
        """
        CREATE TABLE postings (
          number INTEGER PRIMARY KEY,
          job_id TEXT NOT NULL UNIQUE,
          id TEXT NOT NULL UNIQUE,
          line TEXT NOT NULL,
          imported_at INTEGER NOT NULL
        ) STRICT
        """,
      ]),
    // Has no statements of its own, but a place in the order.
    Migration("2", of: module, statements: []),
    Migration(
      "3", of: module,
      statements: ["PRAGMA application_id = \(DatabaseFile.applicationID)"]),
  ]
}
