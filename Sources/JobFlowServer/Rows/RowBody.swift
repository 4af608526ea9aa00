internal import HTTPTypes
internal import Records

/// The rows of a request's body.
struct RowBody: Sendable {
  /// The columns that the client gives.
  let columns: [Column]
  let rows: [JSONObject]

  /// - Parameter named: the parameter `columns`, which limits what is used of the rows.
  /// - Throws: `RestError` 400.
  init(_ bytes: [UInt8], of table: Table, columns named: String?) throws(RestError) {
    guard let json = try? JSON(parsing: bytes) else { throw .invalidBody }
    switch json {
    case .object(let object): rows = [object]
    case .array(let values):
      rows = values.compactMap(\.objectValue)
      guard rows.count == values.count else { throw .invalidBody }
    default: throw .invalidBody
    }
    let names: [String]
    if let named, !named.isEmpty {
      var cursor = Cursor(named, what: "columns parameter")
      var list: [String] = []
      repeat {
        cursor.skipSpaces()
        list.append(cursor.next == "\"" ? try cursor.listed() : try cursor.name())
      } while cursor.take(",")
      guard cursor.isAtEnd else { throw cursor.fault("\",\" or the end") }
      names = list
    } else {
      names = rows.first?.members.map(\.name) ?? []
      let first = Set(names)
      guard rows.allSatisfy({ Set($0.members.map(\.name)) == first }) else { throw .differentKeys }
    }
    var columns: [Column] = []
    for name in names where !columns.contains(where: { $0.name == name }) {
      guard let column = table.column(name) else {
        throw RestError(
          .badRequest, "PGRST204",
          "Could not find the '\(name)' column of '\(table.name)' in the schema cache")
      }
      columns.append(column)
    }
    self.columns = columns
  }
}
