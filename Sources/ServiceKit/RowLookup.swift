package import Records
internal import Sessions

/// Finds the rows of the last list that arguments name: `3`, `%3`, or the first characters of an id.
package struct RowLookup: Sendable {
  /// The fewest characters of an id that name a row, as in git.
  private static let shortestID = 4
  /// The most digits of the number of a row.
  private static let mostDigits = 4

  private let kind: ListKind
  /// The rows of the last list; nil if none was shown.
  private let rows: [Record]?

  package init(_ kind: ListKind, rows: [Record]?) {
    self.kind = kind
    self.rows = rows
  }

  /// The row that `argument` names; nil if it is to be taken as it is.
  ///
  /// - Throws: `no_last_list` (65) if no list was shown, `no_such_row` (65) if the list is shorter,
  ///   `ambiguous_id` (65) if several ids begin so.
  package func row(_ argument: String) throws(Failure) -> Record? {
    if let number = number(argument) { return try row(number) }
    guard !kind.idsAreNumbers, argument.count >= Self.shortestID, let rows else { return nil }
    if let whole = rows.first(where: { $0.string(kind.key) == argument }) { return whole }
    let ids = Set(rows.compactMap { $0.string(kind.key) }.filter { $0.hasPrefix(argument) })
    if ids.count > 1 {
      throw Failure(
        "ambiguous_id", "\(ids.count) ids of the last list begin with '\(argument)'",
        hint: "give more of the id, or the number of the row", exit: .dataError)
    }
    return ids.first.flatMap { id in rows.first { $0.string(kind.key) == id } }
  }

  private func row(_ number: Int) throws(Failure) -> Record {
    guard let rows else {
      throw Failure(
        "no_last_list", "no table of \(kind.row)s has been shown yet",
        hint: "show one first: \(kind.command)", exit: .dataError)
    }
    guard rows.indices.contains(number - 1) else {
      throw Failure(
        "no_such_row", "the last table has no row \(number)",
        hint: rows.count == LastLists.limit
          ? "only its first \(rows.count) rows can be named by number"
          : "it had \(rows.count); show it again: \(kind.command)", exit: .dataError)
    }
    return rows[number - 1]
  }

  private func number(_ argument: String) -> Int? {
    var digits = Substring(argument)
    if digits.first == "%" { digits.removeFirst() } else if kind.idsAreNumbers { return nil }
    guard (1...Self.mostDigits).contains(digits.utf8.count),
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(digits)
  }
}
