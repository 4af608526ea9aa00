internal import GRDB

/// A filter on rows.
indirect enum Condition: Sendable {
  enum Comparison: String, Sendable {
    case equal = "="
    case different = "<>"
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    /// Like `<>`, but NULL differs from every value.
    case distinct = "IS NOT"
  }

  case compare(Column, Comparison, DatabaseValue)
  /// A pattern with `%` and `_`.
  case like(Column, pattern: String, ignoresCase: Bool)
  case any(Column, of: [DatabaseValue])
  /// `IS` and one of `NULL`, `TRUE`, `FALSE`.
  case isValue(Column, SQL)
  case not(Condition)
  case all([Condition])
  case either([Condition])

  func sql(_ alias: SQL) -> SQL {
    func name(_ column: Column) -> SQL { alias + "." + SQL(sql: column.name) }
    switch self {
    case .compare(let column, let comparison, let value):
      return name(column) + SQL(sql: " \(comparison.rawValue) ") + "\(value)"
    case .like(let column, let pattern, let ignoresCase):
      let function: SQL = ignoresCase ? "jobflow_ilike" : "jobflow_like"
      return "\(function)(\(name(column)), \(pattern))"
    case .any(_, let values) where values.isEmpty: return "0"
    case .any(let column, let values):
      let list = values.map { "\($0)" as SQL }.joined(separator: ", ")
      return "\(name(column)) IN (\(list))"
    case .isValue(let column, let value): return "\(name(column)) IS \(value)"
    case .not(let condition): return "NOT (\(condition.sql(alias)))"
    case .all(let conditions): return Self.joined(conditions, " AND ", ifEmpty: "1", alias)
    case .either(let conditions): return Self.joined(conditions, " OR ", ifEmpty: "0", alias)
    }
  }

  private static func joined(
    _ conditions: [Condition], _ separator: String, ifEmpty: SQL, _ alias: SQL
  ) -> SQL {
    if conditions.isEmpty { return ifEmpty }
    return "(\(conditions.map { "(\($0.sql(alias)))" as SQL }.joined(separator: separator)))"
  }
}
