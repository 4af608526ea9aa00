extension Journal {
  /// `JMj` in ASCII, and the version of the kind, which steps do not change.
  static let schema = Schema(
    kind: 0x4A4D_6A01, name: "journal",
    steps: [
      """
      CREATE TABLE scope (
        id INTEGER PRIMARY KEY,
        tool TEXT NOT NULL,
        address TEXT NOT NULL,
        account TEXT NOT NULL,
        options TEXT NOT NULL,
        run TEXT NOT NULL,
        UNIQUE (tool, address, account, options)
      ) STRICT;
      CREATE TABLE finished (
        id INTEGER PRIMARY KEY,
        scope INTEGER NOT NULL REFERENCES scope (id),
        key TEXT NOT NULL,
        results BLOB NOT NULL,
        finished_at INTEGER NOT NULL,
        UNIQUE (scope, key)
      ) STRICT;
      """
    ])

  /// `finished_at` is in seconds since 1970-01-01T00:00:00Z.
  enum SQL {
    static let addScope = """
      INSERT INTO scope (tool, address, account, options, run)
      VALUES (?, ?, ?, ?, lower(hex(randomblob(8)))) ON CONFLICT DO NOTHING
      """
    static let scope = """
      SELECT id, run FROM scope WHERE tool = ? AND address = ? AND account = ? AND options = ?
      """
    static let results = "SELECT results FROM finished WHERE scope = ? AND key = ?"
    // REPLACE gives the row a new ID, so that a record that was requested again is the youngest.
    static let keep = """
      REPLACE INTO finished (scope, key, results, finished_at)
      VALUES (?, ?, ?, CAST(strftime('%s', 'now') AS INTEGER))
      """
    static let drop = "DELETE FROM finished WHERE id <= (SELECT max(id) FROM finished) - ?"
    static let forgetRecords = """
      DELETE FROM finished
      WHERE scope IN (SELECT id FROM scope WHERE address = ? AND account = ?)
      """
    static let forgetScopes = "DELETE FROM scope WHERE address = ? AND account = ?"
  }
}

extension Journal.Durability {
  /// How a connection writes (sqlite.org/pragma.html).
  var setup: String {
    let synchronous =
      switch self {
      case .full: "FULL"
      case .relaxed: "NORMAL"
      case .atEnd: "OFF"
      }
    // A transaction is in memory anyway: writing its pages before the commit would write them
    // twice.
    return "PRAGMA cache_spill = OFF; PRAGMA synchronous = \(synchronous)"
  }
}
