/// What a file of ours holds: its kind, and the steps that led to its tables.
package struct Schema: Sendable {
  /// `application_id` in the file's header: the kind of the file.
  package let kind: Int32
  /// How messages name the kind: `journal`.
  package let name: String
  /// Each step's statements; the count is the version in `user_version`. Steps are only ever added.
  package let steps: [String]

  package init(kind: Int32, name: String, steps: [String]) {
    self.kind = kind
    self.name = name
    self.steps = steps
  }
}
