internal import Records

/// A table of a release: a header and rows.
struct ReleaseTable {
  let name: String
  private let bytes: [UInt8]
  private let separator: UInt8

  /// - Parameter separator: tab for fields that are never quoted; a comma for RFC 4180.
  init(_ name: String, _ bytes: [UInt8], separator: UInt8) {
    self.name = name
    self.bytes = bytes
    self.separator = separator
  }

  /// Calls `body` with the fields of each row in these columns. A row that is too short is skipped; a
  /// column that is optional and missing gives an empty field.
  ///
  /// - Throws: `not_taxonomy` (65) if a column is missing or there are no rows.
  func forEachRow(
    _ columns: [String], optional: [String] = [], _ body: ([String]) -> Void
  ) throws(Failure) {
    var rows = Rows(bytes, separator)
    let header = rows.next() ?? []
    var places: [Int?] = []
    for column in columns {
      guard let place = header.firstIndex(of: column) else {
        throw Failure(
          "not_taxonomy", "\(name): there is no column \"\(column)\"", exit: .dataError)
      }
      places.append(place)
    }
    places += optional.map { header.firstIndex(of: $0) }
    var count = 0
    while let row = rows.next() {
      guard places.allSatisfy({ $0 ?? 0 < row.count }) else { continue }
      count += 1
      body(places.map { $0.map { row[$0] } ?? "" })
    }
    if count == 0 {
      throw Failure("not_taxonomy", "\(name): the table has no rows", exit: .dataError)
    }
  }

  private enum Rows {
    case quoted(CSVRows)
    case lines(ArraySlice<UInt8>)

    init(_ bytes: [UInt8], _ separator: UInt8) {
      self =
        separator == UInt8(ascii: "\t")
        ? .lines(bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0))
        : .quoted(CSVRows(bytes, separator: separator))
    }

    mutating func next() -> [String]? {
      switch self {
      case .quoted(var rows):
        let row = rows.next()
        self = .quoted(rows)
        return row
      case .lines(let rest):
        guard !rest.isEmpty else { return nil }
        let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
        self = .lines(rest[min(end + 1, rest.endIndex)...])
        var line = rest[..<end]
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
          String(decoding: $0, as: UTF8.self)
        }
      }
    }
  }
}
