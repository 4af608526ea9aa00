/// Escapes text for roff, to which backslashes and dots at the start of a line have a meaning.
enum Roff {
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      // A dash inside a word is a hyphen; one before a word belongs to an option.
      case "-" where result.last.map { !$0.isLetter && !$0.isNumber } ?? true: result += "\\-"
      case "~": result += "\\(ti"
      case "^": result += "\\(ha"
      case "`": result += "\\(ga"
      default: result.append(character)
      }
    }
    return result
  }

  /// The lines of a paragraph. Each sentence starts a new line, as mdoc(7) recommends.
  static func paragraph(_ text: String) -> String {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: true) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        line += (line.isEmpty ? "" : " ") + word
        if word.hasSuffix(".") || word.hasSuffix("?") || word.hasSuffix("!") {
          lines.append(line)
          line = ""
        }
      }
      if !line.isEmpty { lines.append(line) }
    }
    return lines.map { line in
      let text = escaped(line)
      return (text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : "") + text + "\n"
    }.joined()
  }

  /// An option's name after the `Fl` macro, which adds the first dash.
  static func flag(_ name: String) -> String { escaped(String(name.dropFirst())) }
}
