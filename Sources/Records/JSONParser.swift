/// Why a text is not valid JSON, and the offset in bytes of the error.
package struct JSONSyntaxError: Error, Hashable, CustomStringConvertible {
  package var reason: String
  package var offset: Int

  package static let invalidUTF8 = "invalid UTF-8"

  package var description: String { "\(reason) at byte \(offset)" }
}

extension JSON {
  /// Parses one JSON text (RFC 8259): all of `bytes`, with white space allowed around the value.
  ///
  /// Arrays and objects may nest 512 deep. A lone surrogate escape becomes U+FFFD.
  package init(parsing bytes: some Collection<UInt8>) throws(JSONSyntaxError) {
    func parse(_ buffer: UnsafeBufferPointer<UInt8>) -> Result<JSON, JSONSyntaxError> {
      var parser = JSONParser(bytes: buffer)
      return Result { () throws(JSONSyntaxError) in try parser.text() }
    }
    let result =
      bytes.withContiguousStorageIfAvailable(parse)
      ?? ContiguousArray(bytes).withUnsafeBufferPointer(parse)
    self = try result.get()
  }

  package init(parsing text: String) throws(JSONSyntaxError) {
    try self.init(parsing: Array(text.utf8))
  }
}

/// Recursive descent over the grammar of RFC 8259 that builds a `JSON` value.
private struct JSONParser {
  static let depthLimit = 512

  let bytes: UnsafeBufferPointer<UInt8>
  var cursor = 0
  var depth = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func text() throws(JSONSyntaxError) -> JSON {
    let value = try value()
    skipWhitespace()
    guard cursor == bytes.count else { throw error("unexpected text after the value") }
    return value
  }

  private mutating func value() throws(JSONSyntaxError) -> JSON {
    skipWhitespace()
    guard cursor < bytes.count else { throw error("unexpected end of text") }
    switch bytes[cursor] {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try literal("true", .bool(true))
    case UInt8(ascii: "f"): return try literal("false", .bool(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func object() throws(JSONSyntaxError) -> JSON {
    try enter()
    defer { depth -= 1 }
    var members: [JSONObject.Member] = []
    skipWhitespace()
    if take("}") { return .object(JSONObject()) }
    repeat {
      skipWhitespace()
      guard cursor < bytes.count, bytes[cursor] == UInt8(ascii: "\"") else {
        throw error("a member name was expected")
      }
      let name = try string()
      skipWhitespace()
      guard take(":") else { throw error("':' was expected") }
      members.append(.init(name: name, value: try value()))
      skipWhitespace()
    } while take(",")
    guard take("}") else { throw error("',' or '}' was expected") }
    return .object(JSONObject(members))
  }

  private mutating func array() throws(JSONSyntaxError) -> JSON {
    try enter()
    defer { depth -= 1 }
    var values: [JSON] = []
    skipWhitespace()
    if take("]") { return .array([]) }
    repeat {
      values.append(try value())
      skipWhitespace()
    } while take(",")
    guard take("]") else { throw error("',' or ']' was expected") }
    return .array(values)
  }

  private mutating func enter() throws(JSONSyntaxError) {
    cursor += 1
    depth += 1
    guard depth <= Self.depthLimit else { throw error("nested too deep") }
  }

  private mutating func string() throws(JSONSyntaxError) -> String {
    let token = try JSONGrammar.string(bytes, at: cursor)
    defer { cursor += token.length }
    return JSONGrammar.decodeString(bytes, cursor + 1..<cursor + token.length - 1)
  }

  private mutating func number() throws(JSONSyntaxError) -> String {
    let length = try JSONGrammar.numberLength(bytes, at: cursor)
    defer { cursor += length }
    return String(decoding: bytes[cursor..<cursor + length], as: UTF8.self)
  }

  private mutating func literal(_ word: StaticString, _ value: JSON) throws(JSONSyntaxError) -> JSON
  {
    guard JSONGrammar.matches(word, bytes, at: cursor) else { throw error("unknown literal") }
    cursor += word.utf8CodeUnitCount
    return value
  }

  private mutating func skipWhitespace() {
    while cursor < bytes.count, JSONGrammar.isWhitespace(bytes[cursor]) { cursor += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard cursor < bytes.count, bytes[cursor] == UInt8(ascii: character) else { return false }
    cursor += 1
    return true
  }

  private func error(_ reason: String) -> JSONSyntaxError {
    JSONSyntaxError(reason: reason, offset: cursor)
  }
}
