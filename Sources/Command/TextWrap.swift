/// Breaks lines between words, so that a terminal breaks none inside a word.
package enum TextWrap {
  /// What a list item begins with; the lines after the first are indented below its text.
  private static let bullets = ["• ", "- "]

  /// Returns `text` with lines of at most `columns`. A longer word, such as an address, stays whole on
  /// a line of its own. Continued lines keep the indentation of the line they continue.
  package static func text(_ text: String, columns: Int) -> String {
    guard columns < .max else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line($0, columns: columns) }.joined(separator: "\n")
  }

  private static func line(_ line: Substring, columns: Int) -> String {
    if DisplayWidth.of(String(line)) <= columns { return String(line) }
    let margin = line.prefix { $0 == " " }
    let rest = line[margin.endIndex...]
    let bullet = bullets.first { rest.hasPrefix($0) } ?? ""
    let indent = margin + String(repeating: " ", count: bullet.count)
    var lines: [String] = []
    var current = String(margin) + bullet
    var width = DisplayWidth.of(current)
    var isEmpty = true
    for word in rest.dropFirst(bullet.count).split(separator: " ") {
      let length = DisplayWidth.of(String(word))
      if !isEmpty, width + 1 + length > columns {
        lines.append(current)
        (current, width, isEmpty) = (String(indent), indent.count, true)
      }
      current += isEmpty ? word : " " + word
      width += length + (isEmpty ? 0 : 1)
      isEmpty = false
    }
    return (lines + [current]).joined(separator: "\n")
  }
}
