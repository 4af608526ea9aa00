/// A kind of list whose rows later commands name by their numbers, such as the jobs of a search.
package struct ListKind: Sendable {
  /// Names the list in the file of last lists: service and kind.
  package let name: String
  /// What a row is, for messages: `job`.
  package let row: String
  /// The field with the id of a row.
  package let key: String
  /// The other fields of a row that later commands need.
  package let members: [String]
  /// Whether ids are whole numbers. Then only `%3` is the third row, because 3 is an id.
  package let idsAreNumbers: Bool
  /// The command that shows such a list.
  package let command: String

  package init(
    _ name: String, row: String, key: String, members: [String] = [], idsAreNumbers: Bool = false,
    command: String
  ) {
    self.name = name
    self.row = row
    self.key = key
    self.members = members
    self.idsAreNumbers = idsAreNumbers
    self.command = command
  }

  /// What stands before the number of a row.
  package var prefix: String { idsAreNumbers ? "%" : "" }
}
