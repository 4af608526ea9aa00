/// Pieces of sentences.
enum Sentences {
  /// Joins items: `A`, `A and B`, `A, B and C`.
  static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Adds a period unless the text ends in one, as abbreviations do.
  static func ended(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }

  static func quoted(_ text: String) -> String { "“" + plain(text) + "”" }

  /// Replaces runs of whitespace by one space, and quotation marks by apostrophes, which would end
  /// a quotation.
  static func plain(_ text: String) -> String {
    let spaced = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return String(spaced.map { "“”\"„«»".contains($0) ? "'" : $0 })
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
