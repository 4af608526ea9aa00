/// The query of a request for rows of a table, as PostgREST reads it.
///
///     RowQuery(select: "*,authors(name)")
///       .where("status", .equals("open")).ordered(by: "created_at.desc")
package struct RowQuery: Sendable {
  package private(set) var items: [(name: String, value: String?)] = []

  /// - Parameter select: the columns and related tables; nil for all columns.
  package init(select: String? = nil) {
    if let select { items.append(("select", select)) }
  }

  /// Rows for which this condition is true too.
  package func `where`(_ column: String, _ condition: RowCondition) -> RowQuery {
    adding(column, condition.filter)
  }

  /// Rows for which at least one of these conditions on the column is true.
  package func whereAny(_ column: String, _ conditions: [RowCondition]) -> RowQuery {
    let list = conditions.map { "\(column).\($0.nestedFilter)" }
    return adding("or", "(\(list.joined(separator: ",")))")
  }

  /// - Parameter order: the columns with their directions: `created_at.desc,id`.
  package func ordered(by order: String) -> RowQuery { adding("order", order) }

  /// At most `limit` rows from `offset` on.
  package func page(offset: Int, limit: Int) -> RowQuery {
    adding("offset", "\(offset)").adding("limit", "\(limit)")
  }

  /// Upserts: a row whose value in this column exists is changed and not added.
  package func onConflict(_ column: String) -> RowQuery { adding("on_conflict", column) }

  private func adding(_ name: String, _ value: String) -> RowQuery {
    var query = self
    query.items.append((name, value))
    return query
  }
}

/// A condition on a column. Values are escaped.
package enum RowCondition: Sendable, Hashable {
  case equals(String)
  case notEquals(String)
  case greaterThan(String)
  case isIn([String])
  case isNull

  /// As the value of a query item, where everything after the operator is the value.
  var filter: String {
    switch self {
    case .equals(let value): "eq.\(value)"
    case .notEquals(let value): "neq.\(value)"
    case .greaterThan(let value): "gt.\(value)"
    case .isIn(let values): "in.(\(values.map(Self.quoted).joined(separator: ",")))"
    case .isNull: "is.null"
    }
  }

  /// Inside of `or=(…)`, where commas and parentheses end a value.
  var nestedFilter: String {
    switch self {
    case .equals(let value): "eq.\(Self.quoted(value))"
    case .notEquals(let value): "neq.\(Self.quoted(value))"
    case .greaterThan(let value): "gt.\(Self.quoted(value))"
    case .isIn, .isNull: filter
    }
  }

  private static func quoted(_ value: String) -> String {
    let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
