/// Splits the rows of a lexicon into words separated by spaces or phrases separated by commas.
///
/// Every worker process reads the lexicons once, so that this decides how long a single document takes.
enum WordTable {
  /// Returns the words separated by spaces and line breaks.
  static func words(_ rows: String...) -> WordSet { WordSet(Set(rows.flatMap(words(in:)))) }

  /// Returns the words separated by spaces and line breaks, folded.
  static func folded(_ rows: String...) -> WordSet {
    WordSet(Set(rows.flatMap(words(in:)).map { Folding.fold($0) }))
  }

  /// Returns the phrases separated by commas and line breaks, folded.
  static func foldedPhrases(_ rows: String...) -> WordSet {
    WordSet(
      Set(rows.flatMap(phrases(in:)).map { joined(Folding.fold($0)) }.filter { !$0.isEmpty }))
  }

  /// Returns the phrases separated by commas and line breaks.
  static func phrases(_ rows: String...) -> WordSet {
    WordSet(Set(rows.flatMap(phrases(in:)).map(joined).filter { !$0.isEmpty }))
  }

  /// Returns the first words of phrases.
  static func firstWords(_ phrases: WordSet) -> WordSet {
    WordSet(Set(phrases.compactMap { words(in: $0).first }))
  }

  /// The words of one row.
  static func words(in row: String) -> [String] {
    row.parts { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
  }

  private static func phrases(in row: String) -> [String] {
    row.parts { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\n") }
  }

  /// A phrase with one space between two words, and none around it.
  private static func joined(_ phrase: String) -> String {
    words(in: phrase).phrase
  }
}
