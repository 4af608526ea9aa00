extension JSON {
  /// This value as compact JSON on one line: members in order, numbers as they were spelled. Only
  /// characters for which RFC 8259 §7 requires it are escaped.
  package var line: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  package var text: String { String(decoding: line, as: UTF8.self) }

  package func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .bool(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
    case .number(let literal):
      var literal = literal
      literal.withUTF8 { bytes.append(contentsOf: $0) }
    case .string(let value): Self.write(value, to: &bytes)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for index in values.indices {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        values[index].write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let object): object.write(to: &bytes) { _, _, _ in }
    }
  }

  /// Writes `string` as a JSON string, quotes included.
  package static func write(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var string = string
    string.withUTF8 { utf8 in
      var start = 0
      while start < utf8.count {
        let end = endOfUnescaped(utf8, from: start)
        bytes.append(contentsOf: utf8[start..<end])
        if end < utf8.count { writeEscape(utf8[end], to: &bytes) }
        start = end + 1
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// The offset of the first byte at or after `start` that must be escaped.
  private static func endOfUnescaped(_ utf8: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var cursor = JSONGrammar.endOfPlainText(utf8, from: start)
    while cursor < utf8.count, utf8[cursor] >= 0x80 {
      cursor = JSONGrammar.endOfPlainText(utf8, from: cursor + 1)
    }
    return cursor
  }

  private static func writeEscape(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""): bytes.append(contentsOf: #"\""#.utf8)
    case UInt8(ascii: "\\"): bytes.append(contentsOf: #"\\"#.utf8)
    case 0x08: bytes.append(contentsOf: #"\b"#.utf8)
    case 0x09: bytes.append(contentsOf: #"\t"#.utf8)
    case 0x0A: bytes.append(contentsOf: #"\n"#.utf8)
    case 0x0C: bytes.append(contentsOf: #"\f"#.utf8)
    case 0x0D: bytes.append(contentsOf: #"\r"#.utf8)
    default:
      bytes.append(contentsOf: #"\u00"#.utf8)
      bytes.append(contentsOf: (byte < 0x10 ? "0" : "").utf8)
      bytes.append(contentsOf: String(byte, radix: 16).utf8)
    }
  }
}

extension JSONObject {
  /// Writes this object as JSON.
  ///
  /// - Parameter noting: Called with each member, the range of its name without the quotes, and the
  ///   range of its value.
  @inline(__always)
  func write(
    to bytes: inout [UInt8], noting: (Member, _ name: Range<Int>, _ value: Range<Int>) -> Void
  ) {
    bytes.append(UInt8(ascii: "{"))
    for (index, member) in members.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      let name = bytes.count + 1
      JSON.write(member.name, to: &bytes)
      let value = bytes.count + 1
      bytes.append(UInt8(ascii: ":"))
      member.value.write(to: &bytes)
      noting(member, name..<value - 2, value..<bytes.count)
    }
    bytes.append(UInt8(ascii: "}"))
  }
}
