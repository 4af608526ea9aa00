/// A run without whitespace in the contact lines. Runs that a line break splits are joined.
struct ContactToken: Sendable {
  var text: String
  var sources: [Value.Source]
  /// The target of the link annotation that covers it.
  var uri: String?

  /// Tokens longer than this, in bytes, are not extended, so that reading takes linear time.
  private static let maximumLength = 300

  /// The length of `https://`.
  private static let schemeLength = 8

  static func tokens(of lines: [TextLine]) -> [ContactToken] {
    var tokens: [ContactToken] = []
    var endsLine = false
    for line in lines {
      for (index, word) in line.words.enumerated() {
        let fragment = line.whole[word.range]
        let uri = line.uri(of: word)
        for (place, part) in fragment.split(keepingParentheses: false, isSeparator).enumerated() {
          let text = part.text
          if index == 0, place == 0, endsLine, var last = tokens.last,
            last.text.utf8.count < maximumLength,
            continues(
              last.text, text, isAlone: line.words.count == 1 || isSeparated(line, after: 0)),
            last.uri == uri || last.uri == nil || uri == nil
          {
            last.text += text
            last.sources.append(part.source)
            tokens[tokens.count - 1] = last
          } else {
            tokens.append(ContactToken(text: text, sources: [part.source], uri: uri))
          }
        }
      }
      endsLine =
        line.words.last.map { word in
          line.whole[word.range].scalars.last.map { !isSeparator($0) } ?? false
        } ?? false
    }
    return tokens
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isSign(among: "|¦·•∙⋅●◦,;<>")
  }

  private static func isSeparated(_ line: TextLine, after index: Int) -> Bool {
    guard index + 1 < line.words.count else { return true }
    let next = line.whole[line.words[index + 1].range].scalars
    // "macallister-07b2 (LinkedIn)".
    return next.first == "(" || next.count == 1 && !(next.first?.isAlphabetic ?? true)
  }

  /// Whether the first word of a line continues the address at the end of the previous line.
  private static func continues(_ first: String, _ second: String, isAlone: Bool) -> Bool {
    let folded = first.lowercased()
    guard isAlone,
      !second.contains("@") || first.last == "." || first.last == "-" || first.last == "_"
    else { return false }
    guard !second.lowercased().hasPrefix("http"), !second.lowercased().hasPrefix("www."),
      second.unicodeScalars.allSatisfy({ $0.value < 0x80 && $0.value > 0x20 }),
      !second.hasPrefix("+"), !second.hasPrefix("(")
    else { return false }
    let isAddress =
      folded.contains("@") || folded.hasPrefix("http") || folded.hasPrefix("www.")
      || Address.isWeb(first) || first.last == "/" && first.contains(".")
    guard isAddress, let last = first.last else { return false }
    if last == "/" || last == "-" || last == "_" || last == "=" || last == "?" {
      // A complete profile address may end in a slash.
      let path = first.split(separator: "/", omittingEmptySubsequences: true)
      return last != "/" || path.count <= 2
        || path.last.map { ["in", "pub", "users", "u", "company", "user"].contains($0) } ?? false
        || folded.hasPrefix("http") && path.count == 2
    }
    if last == "." { return second.first.map { $0.isLetter } ?? false }
    // An unknown top-level domain is an incomplete one.
    if folded.contains("@") {
      return !Address.isMail(first) && second.first.map { $0.isLetter || $0 == "." } ?? false
    }
    if second.first == "/" || second.first == "." { return true }
    let host = Address.host(first)
    let tail = host.split(separator: ".").last.map(String.init) ?? ""
    return !first.dropFirst(schemeLength).contains("/") && !Networks.domains.contains(tail)
      && Networks.domains.contains(
        tail + (second.split { !$0.isLetter }.first.map { $0.lowercased() } ?? ""))
  }
}
