/// A header value with parameters: `form-data; name="file"; filename="cv.pdf"`.
struct HeaderValue: Sendable {
  /// The value before the parameters, in lower case.
  let main: String
  /// Parameters by name in lower case. Of parameters with the same name, the first one counts.
  let parameters: [String: String]

  init(_ text: String) {
    var pieces = Self.split(text)[...]
    main = Self.trim(pieces.popFirst() ?? "").lowercased()
    var parameters: [String: String] = [:]
    for piece in pieces {
      guard let equals = piece.firstIndex(of: "=") else { continue }
      let name = Self.trim(piece[..<equals]).lowercased()
      let value = Self.unquote(Self.trim(piece[piece.index(after: equals)...]))
      if parameters[name] == nil { parameters[name] = value }
    }
    self.parameters = parameters
  }

  /// Splits at semicolons outside quoted strings.
  private static func split(_ text: String) -> [Substring] {
    var pieces: [Substring] = []
    var start = text.startIndex
    var isQuoted = false
    var isEscaped = false
    for index in text.indices {
      switch text[index] {
      case _ where isEscaped: isEscaped = false
      case "\\" where isQuoted: isEscaped = true
      case "\"": isQuoted.toggle()
      case ";" where !isQuoted:
        pieces.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    return pieces + [text[start...]]
  }

  private static func trim(_ text: Substring) -> String {
    String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// The content of a quoted string (RFC 9110 §5.6.4). Browsers escape a quote as `%22` and leave
  /// backslashes alone, so only `\"` and `\\` are escapes.
  private static func unquote(_ text: String) -> String {
    guard text.utf8.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
    var result = ""
    var escape = false
    for character in text.dropFirst().dropLast() {
      if escape {
        if character != "\"" && character != "\\" { result.append("\\") }
        result.append(character)
        escape = false
      } else if character == "\\" {
        escape = true
      } else {
        result.append(character)
      }
    }
    return escape ? result + "\\" : result
  }
}
