import Command

/// The table of children.
enum ChildTable {
  static let columns = Table([
    .init("name", field: "username", isFlexible: true),
    .init("age", field: "age", isNumeric: true),
    .init("gender", field: "gender"),
    .init("id", field: "id"),
  ])
}
