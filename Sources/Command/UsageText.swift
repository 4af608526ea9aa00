/// What a program says about wrong usage, made from the argument parser's text.
enum UsageText {
  private static let starts = ["USAGE: ", "Usage: "]
  /// The parser's prefix of every message.
  private static let prefix = "Error: "

  /// What options take, by the name of their value in the help.
  private static let kinds: [Substring: String] = [
    "n": "a number such as 10",
    "duration": "a duration such as 500ms, 30s, 5m, 2h or 7d",
    "size": "a size such as 65536, 64K or 10M",
  ]

  /// Whether the parser's text is about wrong usage: it is neither help nor a version.
  static func isError(_ full: String) -> Bool { full.hasPrefix(prefix) }

  /// Returns the parser's text as a message of `program`: one line that begins with its name, then
  /// the usage.
  ///
  /// - Parameters:
  ///   - full: the parser's message with help and usage after it.
  ///   - message: the message alone.
  static func error(_ full: String, message: String, program: String, columns: Int) -> String {
    let rest = full.dropFirst(full.hasPrefix(prefix) ? prefix.count : 0).dropFirst(message.count)
    return
      "\(program): \(Printable.message(sentence(message)))\(wrapped(String(rest), columns: columns))"
  }

  /// Returns a sentence as part of a message: it starts in lower case and has no full stop.
  private static func sentence(_ message: String) -> String {
    var text = listingOnOneLine(message.prefix(1).lowercased() + message.dropFirst())
    if text.hasSuffix(".") { text.removeLast() }
    if let match = text.firstMatch(of: #/ is invalid for '[^ ]+ <(\w+)>'$/#),
      let kind = kinds[match.1]
    {
      text += ", which takes \(kind)"
    }
    return text
  }

  /// Writes a list of more than five values as the parser writes a shorter one: it puts each value on a
  /// line of its own.
  private static func listingOnOneLine(_ message: String) -> String {
    let parts = message.split(separator: "\n  - ").map(String.init)
    let colon = " of the following:"
    guard parts.count > 2, let last = parts.last, parts[0].hasSuffix(colon) else { return message }
    let others = parts[1..<(parts.count - 1)].map { "'\($0)'" }.joined(separator: ", ")
    return "\(parts[0].dropLast(colon.count)) of \(others) or '\(last)'"
  }

  /// Joins options and negative numbers: `--limit -1` becomes `--limit=-1`, so that the number is not
  /// taken for an option and the option can say what it takes. `-0` is an option (`--null`).
  static func joiningNegativeNumbers(_ arguments: [String]) -> [String] {
    var joined: [String] = []
    for (index, argument) in arguments.enumerated() {
      if argument == "--" { return joined + arguments[index...] }
      if isNegativeNumber(argument), let option = joined.last, option.hasPrefix("--"),
        !option.contains("=")
      {
        joined[joined.count - 1] += "=" + argument
      } else {
        joined.append(argument)
      }
    }
    return joined
  }

  private static func isNegativeNumber(_ argument: String) -> Bool {
    let digits = argument.utf8.dropFirst()
    guard argument.hasPrefix("-"), argument != "-0", let first = digits.first else { return false }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) || first == UInt8(ascii: ".")
  }

  /// Returns text with its usage line broken between arguments, which the argument parser leaves as
  /// long as it is.
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

  /// The words of a line; words in brackets count as one.
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
