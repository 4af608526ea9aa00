internal import HTTPTypes

/// Reads the parameters of a request for rows: `select`, filters, `order`, `limit`, `offset`.
struct SelectionReader {
  /// Limits on what one request may ask for.
  private static let depthLimit = 5
  private static let embeddingLimit = 16
  private static let filterLimit = 200
  /// Members of one row. SQLite's json_object() takes 127 arguments.
  private static let memberLimit = 60

  private var embeddings = 0
  private var filters = filterLimit
  /// Parameters that select no rows.
  private static let others: Set<String> = ["select", "columns", "on_conflict", "apikey"]

  static func selection(of table: Table, _ query: QueryString) throws(RestError) -> Selection {
    var reader = SelectionReader()
    var cursor = Cursor(query["select"] ?? "*", what: "select parameter")
    var selection = try reader.items(of: table, &cursor, depth: 0)
    guard cursor.isAtEnd else { throw cursor.fault("\",\" or the end") }
    for (name, value) in query.pairs where !others.contains(name) {
      let path = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      try reader.apply(path[...], value, to: &selection)
    }
    return selection
  }

  private mutating func items(
    of table: Table, _ cursor: inout Cursor, depth: Int
  ) throws(RestError) -> Selection {
    guard depth < Self.depthLimit else { throw .tooComplex("nested tables") }
    var selection = Selection(table)
    cursor.skipSpaces()
    if cursor.isAtEnd || cursor.next == ")" { return selection }
    repeat {
      cursor.skipSpaces()
      if cursor.take("*") {
        selection.items += table.columns.map { .column($0, name: $0.name) }
        cursor.skipSpaces()
      } else {
        selection.items.append(try item(of: table, &cursor, depth: depth))
      }
      guard selection.items.count <= Self.memberLimit else { throw .tooComplex("members") }
    } while cursor.take(",")
    return selection
  }

  private mutating func item(
    of table: Table, _ cursor: inout Cursor, depth: Int
  ) throws(RestError) -> Selection.Item {
    var name = try cursor.name()
    var alias: String?
    if cursor.next == ":" {
      _ = cursor.take(":")
      guard cursor.next != ":" else {
        throw cursor.fault("a field name; this server does not convert types")
      }
      alias = name
      name = try cursor.name()
    }
    var hint: String?
    var isInner = false
    while cursor.take("!") {
      switch try cursor.name() {
      case "inner": isInner = true
      case "left": isInner = false
      case let other: hint = other
      }
    }
    guard cursor.take("(") else {
      guard hint == nil, !isInner else { throw cursor.fault("\"(\"") }
      guard let column = table.column(name) else {
        throw .unknownColumn(name, of: table.name)
      }
      return .column(column, name: alias ?? name)
    }
    embeddings += 1
    guard embeddings <= Self.embeddingLimit else { throw .tooComplex("embedded tables") }
    guard let relationship = Relationship.find(from: table, to: name, hint: hint) else {
      throw RestError(
        .badRequest, "PGRST200",
        "Could not find a relationship between '\(table.name)' and '\(name)' in the schema cache",
        details: "Searched for a foreign key relationship between '\(table.name)' and '\(name)' "
          + "in the schema 'public', but no matches were found.")
    }
    let isShown = cursor.next != ")"
    let selection = try items(of: relationship.target, &cursor, depth: depth + 1)
    try cursor.expect(")")
    cursor.skipSpaces()
    return .embedded(
      Embedding(
        name: alias ?? name, relationship: relationship, isInner: isInner, isShown: isShown,
        selection: selection))
  }

  /// Applies a parameter to the selection, or to the embedded one that its name begins with.
  private mutating func apply(
    _ path: ArraySlice<String>, _ value: String, to selection: inout Selection
  ) throws(RestError) {
    guard let name = path.first, let last = path.last else { return }
    let isNegated = path.count == 2 && name == "not" && ["or", "and"].contains(last)
    if path.count == 1 || isNegated {
      return try apply(last, value, isNegated: isNegated, to: &selection)
    }
    for index in selection.items.indices {
      guard case .embedded(var embedding) = selection.items[index], embedding.name == name else {
        continue
      }
      try apply(path.dropFirst(), value, to: &embedding.selection)
      selection.items[index] = .embedded(embedding)
      return
    }
    throw RestError(
      .badRequest, "PGRST108", "'\(name)' is not an embedded resource in this request",
      hint: "Verify that '\(name)' is included in the 'select' query parameter.")
  }

  private mutating func apply(
    _ name: String, _ value: String, isNegated: Bool, to selection: inout Selection
  ) throws(RestError) {
    switch name {
    case "order": selection.order = try order(value, of: selection.table)
    case "limit": selection.limit = try count(value, "limit")
    case "offset": selection.offset = try count(value, "offset") ?? 0
    default:
      var reader = ConditionReader(selection.table, allowance: filters)
      let condition =
        ["or", "and"].contains(name)
        ? try reader.tree(value, isEither: name == "or") : try reader.condition(name, value)
      filters = reader.allowance
      selection.conditions.append(isNegated ? .not(condition) : condition)
    }
  }

  /// A text that is not a number is ignored, as PostgREST does.
  private func count(_ text: String, _ name: String) throws(RestError) -> Int? {
    guard let count = Int(text) else { return nil }
    guard count >= 0, count <= Int32.max else {
      throw RestError(
        .rangeNotSatisfiable, "PGRST103", "Requested range not satisfiable",
        details: "\(name) should be greater than or equal to zero.")
    }
    return count
  }

  private func order(_ text: String, of table: Table) throws(RestError) -> [Selection.Order] {
    var cursor = Cursor(text, what: "order")
    var terms: [Selection.Order] = []
    repeat {
      let name = try cursor.name()
      guard let column = table.column(name) else { throw .unknownColumn(name, of: table.name) }
      var isDescending = false
      var nullsFirst: Bool?
      while cursor.take(".") {
        switch try cursor.name() {
        case "asc": isDescending = false
        case "desc": isDescending = true
        case "nullsfirst": nullsFirst = true
        case "nullslast": nullsFirst = false
        default: throw cursor.fault("asc, desc, nullsfirst or nullslast")
        }
      }
      // In PostgreSQL, NULL is larger than any value.
      terms.append(
        .init(column: column, isDescending: isDescending, nullsFirst: nullsFirst ?? isDescending))
    } while cursor.take(",")
    guard cursor.isAtEnd, terms.count <= table.columns.count else {
      throw cursor.fault("\",\" or the end")
    }
    return terms
  }
}
