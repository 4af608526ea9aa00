/// A position in the bytes of a JSON text. It moves from token to token.
struct JSONCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  /// Whether any skipped white space contained a line feed.
  private(set) var hasCrossedLine = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  @inline(__always)
  var isAtEnd: Bool { offset == bytes.count }

  /// The byte at the offset. At the end it is 0, with which no token starts.
  @inline(__always)
  var current: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  @inline(__always)
  mutating func skipWhitespace() {
    while offset < bytes.count, JSONGrammar.isWhitespace(bytes[offset]) {
      if bytes[offset] == 0x0A { hasCrossedLine = true }
      offset &+= 1
    }
  }

  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    offset &+= 1
    return true
  }

  /// Moves past `"name" :` and returns the name.
  @inline(__always)
  mutating func memberName() throws(JSONSyntaxError) -> JSONGrammar.StringToken {
    let start = offset
    if current == UInt8(ascii: "\"") {
      let end = JSONGrammar.endOfPlainText(bytes, from: start &+ 1)
      if end &+ 1 < bytes.count, bytes[end] == UInt8(ascii: "\""),
        bytes[end &+ 1] == UInt8(ascii: ":")
      {
        offset = end &+ 2
        return JSONGrammar.StringToken(length: end &+ 1 &- start)
      }
    }
    return try unusualMemberName()
  }

  /// A name with white space around it, escapes or bytes outside ASCII. Throws if there is no name.
  @inline(never)
  private mutating func unusualMemberName() throws(JSONSyntaxError) -> JSONGrammar.StringToken {
    skipWhitespace()
    guard current == UInt8(ascii: "\"") else { throw error("a member name was expected") }
    let name = try string()
    skipWhitespace()
    guard take(UInt8(ascii: ":")) else { throw error("':' was expected") }
    return name
  }

  /// Moves to the next token and returns where it starts.
  @inline(__always)
  mutating func memberStart() -> Int {
    skipWhitespace()
    return offset
  }

  /// Moves past a string. The current byte is its opening quote.
  @inline(__always)
  private mutating func string() throws(JSONSyntaxError) -> JSONGrammar.StringToken {
    let end = JSONGrammar.endOfPlainText(bytes, from: offset &+ 1)
    var token = JSONGrammar.StringToken(length: end &+ 1 &- offset)
    // Otherwise the string contains more than printable ASCII.
    if end >= bytes.count || bytes[end] != UInt8(ascii: "\"") {
      token = try JSONGrammar.string(bytes, at: offset)
    }
    offset &+= token.length
    return token
  }

  @inline(__always)
  mutating func skipScalar() throws(JSONSyntaxError) {
    if current == UInt8(ascii: "\"") {
      _ = try string()
    } else {
      try skipBareScalar()
    }
  }

  /// Moves past a number or a literal.
  private mutating func skipBareScalar() throws(JSONSyntaxError) {
    switch current {
    case UInt8(ascii: "t"): try skip("true")
    case UInt8(ascii: "f"): try skip("false")
    case UInt8(ascii: "n"): try skip("null")
    default: offset += try JSONGrammar.numberLength(bytes, at: offset)
    }
  }

  private mutating func skip(_ word: StaticString) throws(JSONSyntaxError) {
    guard JSONGrammar.matches(word, bytes, at: offset) else { throw error("unknown literal") }
    offset += word.utf8CodeUnitCount
  }

  func error(_ reason: String) -> JSONSyntaxError {
    JSONSyntaxError(reason: reason, offset: offset)
  }
}
