internal import GRDB
internal import HTTPTypes

/// Reads filters: `eq.5`, `not.in.(a,b)`, and trees of them: `(a.eq.1,not.and(b.gt.2,c.is.null))`.
struct ConditionReader {
  let table: Table
  /// Filters that the request may still have.
  private(set) var allowance: Int

  /// SQLite accepts expressions of depth 1000, and a thread's stack fewer.
  private static let depthLimit = 16

  init(_ table: Table, allowance: Int) {
    self.table = table
    self.allowance = allowance
  }

  /// The filter of a parameter `column=operator.value`.
  mutating func condition(_ name: String, _ value: String) throws(RestError) -> Condition {
    var cursor = Cursor(value, what: "filter")
    return try comparison(try column(name), &cursor, isListed: false)
  }

  /// The filters of a parameter `or=(…)` or `and=(…)`.
  mutating func tree(_ text: String, isEither: Bool) throws(RestError) -> Condition {
    var cursor = Cursor(text, what: "logic tree")
    let tree = try group(&cursor, isEither: isEither, depth: 0)
    guard cursor.isAtEnd else { throw cursor.fault("the end of the tree") }
    return tree
  }

  private mutating func group(
    _ cursor: inout Cursor, isEither: Bool, depth: Int
  ) throws(RestError) -> Condition {
    guard depth < Self.depthLimit else { throw .tooComplex("nested conditions") }
    try cursor.expect("(")
    var members: [Condition] = []
    repeat {
      cursor.skipSpaces()
      members.append(try member(&cursor, depth: depth))
      cursor.skipSpaces()
    } while cursor.take(",")
    try cursor.expect(")")
    return isEither ? .either(members) : .all(members)
  }

  private mutating func member(
    _ cursor: inout Cursor, depth: Int
  ) throws(RestError) -> Condition {
    for (word, isEither, isNegated) in [
      ("and(", false, false), ("or(", true, false), ("not.and(", false, true),
      ("not.or(", true, true),
    ] {
      var ahead = cursor
      guard ahead.take(word) else { continue }
      _ = cursor.take(String(word.dropLast()))
      let group = try group(&cursor, isEither: isEither, depth: depth + 1)
      return isNegated ? .not(group) : group
    }
    let column = try column(try cursor.name())
    try cursor.expect(".")
    return try comparison(column, &cursor, isListed: true)
  }

  private func column(_ name: String) throws(RestError) -> Column {
    guard let column = table.column(name) else {
      throw .unknownColumn(name, of: table.name)
    }
    return column
  }

  /// - Parameter isListed: whether the value ends with a comma or a parenthesis.
  private mutating func comparison(
    _ column: Column, _ cursor: inout Cursor, isListed: Bool
  ) throws(RestError) -> Condition {
    allowance -= 1
    guard allowance >= 0 else { throw .tooComplex("filters") }
    if cursor.take("not.") { return .not(try positive(column, &cursor, isListed)) }
    return try positive(column, &cursor, isListed)
  }

  private mutating func positive(
    _ column: Column, _ cursor: inout Cursor, _ isListed: Bool
  ) throws(RestError) -> Condition {
    let start = cursor
    let name = cursor.text(before: ".(,)")
    if Self.quantified.contains(name), cursor.take("(") {
      return try quantified(column, name, &cursor)
    }
    guard cursor.take(".") else { throw start.fault("an operator and a value") }
    func value() throws(RestError) -> String {
      isListed ? try cursor.listed() : cursor.text(before: "")
    }
    switch name {
    case "eq", "neq", "lt", "lte", "gt", "gte", "isdistinct", "like", "ilike":
      return try comparison(column, name, try value())
    case "in": return try list(column, &cursor)
    case "is": return try isValue(column, try value(), cursor)
    case "cs": throw .unsupportedOperator("@>", column.type)
    case "cd": throw .unsupportedOperator("<@", column.type)
    case "ov": throw .unsupportedOperator("&&", column.type)
    case "match": throw .unsupportedOperator("~", column.type)
    case "imatch": throw .unsupportedOperator("~*", column.type)
    case "fts", "plfts", "phfts", "wfts": throw .unsupportedOperator("@@", column.type)
    default: throw start.fault("\"not\" or operator (eq, gt, ...)")
    }
  }

  /// The operators that take `(any)` or `(all)` and an array.
  private static let quantified: Set<String> = ["eq", "lt", "lte", "gt", "gte", "like", "ilike"]

  /// `like(any).{a%,b%}`, after the first parenthesis.
  private mutating func quantified(
    _ column: Column, _ name: String, _ cursor: inout Cursor
  ) throws(RestError) -> Condition {
    let isEither = cursor.take("any")
    guard isEither || cursor.take("all") else { throw cursor.fault("\"any\" or \"all\"") }
    try cursor.expect(")")
    try cursor.expect(".")
    var members: [Condition] = []
    for value in try cursor.array() { members.append(try comparison(column, name, value)) }
    allowance -= members.count
    guard allowance >= 0 else { throw .tooComplex("filters") }
    return isEither ? .either(members) : .all(members)
  }

  /// The filter of an operator that takes one value.
  private func comparison(
    _ column: Column, _ name: String, _ value: String
  ) throws(RestError) -> Condition {
    let comparison: Condition.Comparison
    switch name {
    case "neq": comparison = .different
    case "lt": comparison = .less
    case "lte": comparison = .lessOrEqual
    case "gt": comparison = .greater
    case "gte": comparison = .greaterOrEqual
    case "isdistinct": comparison = .distinct
    case "like", "ilike":
      guard column.type == .text else { throw .unsupportedOperator("~~", column.type) }
      // A star is accepted for the percent sign, which has to be escaped in addresses.
      let pattern = value.replacing("*", with: "%")
      return .like(column, pattern: pattern, ignoresCase: name == "ilike")
    default: comparison = .equal
    }
    return .compare(column, comparison, try column.type.value(text: value))
  }

  private func list(_ column: Column, _ cursor: inout Cursor) throws(RestError) -> Condition {
    try cursor.expect("(")
    var values: [DatabaseValue] = []
    if !cursor.take(")") {
      repeat {
        values.append(try column.type.value(text: try cursor.listed()))
      } while cursor.take(
        ",")
      try cursor.expect(")")
    }
    return .any(column, of: values)
  }

  private func isValue(
    _ column: Column, _ text: String, _ cursor: Cursor
  ) throws(RestError) -> Condition {
    switch text.lowercased() {
    case "null", "unknown": return .isValue(column, "NULL")
    case "not_null": return .not(.isValue(column, "NULL"))
    case "true" where column.type == .boolean: return .isValue(column, "TRUE")
    case "false" where column.type == .boolean: return .isValue(column, "FALSE")
    case "true", "false":
      throw RestError(
        .badRequest, "42804",
        "argument of IS \(text.uppercased()) must be type boolean, not type \(column.type.rawValue)"
      )
    default: throw cursor.fault("isVal: (null, not_null, true, false, unknown)")
    }
  }
}
