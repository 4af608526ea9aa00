/// The kind of an SQLite file and its tables.
package struct Schema: Sendable {
  /// `application_id` in the file's header.
  package let kind: Int32
  /// The kind as messages name it: `journal`.
  package let name: String
  /// The SQL statements of each version. The number of steps is the file's version, in
  /// `user_version`. Steps are only ever added.
  package let steps: [String]

  package init(kind: Int32, name: String, steps: [String]) {
    self.kind = kind
    self.name = name
    self.steps = steps
  }
}
