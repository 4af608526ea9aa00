/// Which rows of a table, and what of them, in which order.
struct Selection: Sendable {
  enum Item: Sendable {
    case column(Column, name: String)
    case embedded(Embedding)
  }

  struct Order: Sendable {
    let column: Column
    let isDescending: Bool
    let nullsFirst: Bool
  }

  let table: Table
  var items: [Item] = []
  var conditions: [Condition] = []
  var order: [Order] = []
  var limit: Int?
  var offset = 0

  init(_ table: Table) { self.table = table }
}

/// The related rows in a member of a row.
struct Embedding: Sendable {
  let name: String
  let relationship: Relationship
  /// Whether rows without a related one are left out.
  let isInner: Bool
  /// Whether it is shown; `table()` only filters.
  let isShown: Bool
  var selection: Selection
}
