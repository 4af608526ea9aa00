/// Pieces of sentences.
enum Sentences {
  /// Joins items: `A`, `A and B`, `A, B and C`.
  static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Adds a period unless the text ends in one, as abbreviations do.
  static func ended(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }

  /// The text with a capital letter at its start.
  static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  static func quoted(_ text: String) -> String { "“" + plain(text) + "”" }

  /// Replaces runs of whitespace by one space, or by nothing after the hyphen of a word that goes on in the next line;
  /// and quotation marks by apostrophes, which would end a quotation.
  static func plain(_ text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let spaced = lines.reduce(into: "") { text, line in
      let isBroken =
        text.hasSuffix("-") && !text.hasSuffix(" -") && line.first?.isLowercase ?? false
      if !text.isEmpty, !line.isEmpty, !isBroken { text += " " }
      text += line
    }
    return String(spaced.map { "“”\"„«»".contains($0) ? "'" : $0 })
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
