internal import GRDB

/// Which rows a user may read and change: the policies of the tables.
struct RowRules: Sendable {
  /// A condition on a row. Administrators meet every one, callers without an account none.
  enum Rule: Sendable {
    /// Every user.
    case users
    case administrators
    /// The user whose id is in one of the columns.
    case own([String])
    /// Whoever may change the row of another table that the column refers to.
    case through(String, of: String)
  }

  let reads: Rule
  /// Also met by a row after the change.
  let changes: Rule
  let deletes: Rule

  init(reads: Rule, changes: Rule, deletes: Rule? = nil) {
    self.reads = reads
    self.changes = changes
    self.deletes = deletes ?? changes
  }

  init(all rule: Rule) { self.init(reads: rule, changes: rule) }
}

extension RowRules.Rule {
  /// SQL for the condition on the row `alias`.
  func sql(_ alias: SQL, _ caller: Caller) -> SQL {
    guard let user = caller.userID else { return "0" }
    if caller.isAdministrator { return "1" }
    switch self {
    case .users: return "1"
    case .administrators: return "0"
    case .own(let columns):
      // `IS` gives false for NULL, where `=` would give NULL.
      let conditions = columns.map { column in "\(alias).\(SQL(sql: column)) IS \(user)" as SQL }
      return "(\(conditions.joined(separator: " OR ")))"
    case .through(let column, let name):
      guard let table = Schema.table(name) else { return "0" }
      let inner = table.rules.changes.sql("guarding", caller)
      return """
        EXISTS (SELECT 1 FROM \(table.identifier) AS guarding
          WHERE guarding.id = \(alias).\(SQL(sql: column)) AND \(inner))
        """
    }
  }
}

/// The sender of a request.
struct Caller: Sendable, Hashable {
  /// Nil without an account.
  let userID: String?
  let isAdministrator: Bool

  init(userID: String?, _ database: Database) throws {
    self.userID = userID
    isAdministrator =
      try userID.map { id in
        try Bool.fetchOne(
          database,
          sql:
            "SELECT EXISTS (SELECT 1 FROM jobflow_user_roles WHERE user_id = ? AND role = 'admin')",
          arguments: [id]) ?? false
      } ?? false
  }
}
