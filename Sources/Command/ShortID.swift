/// The first characters of ids, which tell the rows of a list apart.
enum ShortID {
  /// As many as the app shows of a search: `Search #1a2b3c4d`.
  private static let shortest = 8
  /// An id of this length is not worth cutting.
  private static let wholeLength = 12

  /// The number of characters with which all of `ids` differ; nil if they are to be shown whole.
  static func length(of ids: [String]) -> Int? {
    let ids = Set(ids)
    let longest = ids.map(\.count).max() ?? 0
    if longest <= wholeLength { return nil }
    return (shortest..<longest).first { distinct(ids, $0) }
  }

  private static func distinct(_ ids: Set<String>, _ length: Int) -> Bool {
    Set(ids.map { $0.prefix(length) }).count == ids.count
  }

  /// Cuts the cells at these places to these lengths.
  static func cut(_ cells: [String], to lengths: [Int: Int]) -> [String] {
    var cells = cells
    for (index, length) in lengths { cells[index] = String(cells[index].prefix(length)) }
    return cells
  }
}
