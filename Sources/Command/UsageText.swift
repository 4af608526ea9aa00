/// The usage line of a program's help, which the argument parser leaves as long as it comes.
enum UsageText {
  private static let starts = ["USAGE: ", "Usage: "]

  /// `text` with its usage line broken between arguments, the rest below the first one.
  static func wrapped(_ text: String, columns: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      starts.contains { line.hasPrefix($0) } ? wrappedLine(line, columns: columns) : String(line)
    }.joined(separator: "\n")
  }

  private static func wrappedLine(_ line: Substring, columns: Int) -> String {
    var lines = [""]
    for word in words(line) {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = word
      } else if last.count + 1 + word.count <= columns {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(repeating: " ", count: 7) + word)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Words, with what stands in brackets as one.
  private static func words(_ line: Substring) -> [String] {
    var words: [String] = []
    var depth = 0
    for word in line.split(separator: " ") {
      if depth > 0 { words[words.count - 1] += " \(word)" } else { words.append(String(word)) }
      depth += word.count { $0 == "[" } - word.count { $0 == "]" }
    }
    return words
  }
}
