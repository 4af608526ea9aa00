/// Endings of words, grouped by their last two bytes, so that only a few are compared with a word.
struct WordEndings: Sendable {
  private let groups: [UInt16: [String]]

  /// - Parameter rows: Endings separated by spaces and line breaks.
  init(_ rows: String) {
    let endings = WordTable.words(in: rows).map { Folding.fold($0) }
    groups = Dictionary(grouping: endings, by: Self.key)
  }

  /// Whether a folded word has one of the endings.
  func match(_ word: String) -> Bool {
    groups[Self.key(word)]?.contains { word.hasSuffix($0) } ?? false
  }

  private static func key(_ word: String) -> UInt16 {
    word.utf8.suffix(2).reduce(0) { $0 << 8 | UInt16($1) }
  }
}
