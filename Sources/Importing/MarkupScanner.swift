/// Splits HTML or XML into tags and texts. It never fails: whatever is not a tag is text.
struct MarkupScanner: Sequence, IteratorProtocol {
  enum Token {
    case start(name: String, attributes: [String: String], isClosed: Bool)
    case end(name: String)
    /// With character references decoded.
    case text(String)
  }

  private let bytes: [UInt8]
  private let isXML: Bool
  private var position = 0
  /// The element whose content is raw text: `script`.
  private var raw: String?

  /// - Parameter isXML: whether names keep their case and no element contains raw text.
  init(_ bytes: [UInt8], isXML: Bool = false) {
    self.bytes = bytes
    self.isXML = isXML
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  init(_ text: String) { self.init(Array(text.utf8)) }

  mutating func next() -> Token? {
    if let name = raw {
      raw = nil
      let content = rawContent(of: name)
      if !content.isEmpty { return .text(String(decoding: content, as: UTF8.self)) }
    }
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else { return text() }
      if has("<!--") {
        skip(past: "-->")
      } else if has("<![CDATA[") {
        position += 9
        let start = position
        skip(past: "]]>")
        let end = Swift.max(start, position - 3)
        return .text(String(decoding: bytes[start..<end], as: UTF8.self))
      } else if has("<!") || has("<?") {
        skip(past: ">")
      } else if let tag = tag() {
        return tag
      } else {
        return text()
      }
    }
    return nil
  }

  private func has(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[position..<position + count].elementsEqual($0) }
  }

  /// Moves past the next occurrence of `text`, or to the end.
  private mutating func skip(past text: StaticString) {
    while position < bytes.count {
      if has(text) {
        position += text.utf8CodeUnitCount
        return
      }
      position += 1
    }
  }

  private mutating func text() -> Token {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
    return .text(
      CharacterReferences.decoded(String(decoding: bytes[start..<position], as: UTF8.self)))
  }

  private mutating func rawContent(of name: String) -> ArraySlice<UInt8> {
    let start = position
    let end = "</\(name)".utf8.map { $0 | 0x20 }
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "<"),
        bytes[position...].lazy.prefix(end.count).map({ $0 | 0x20 }).elementsEqual(end)
      {
        break
      }
      position += 1
    }
    return bytes[start..<position]
  }

  private mutating func tag() -> Token? {
    var cursor = position + 1
    let isEnd = cursor < bytes.count && bytes[cursor] == UInt8(ascii: "/")
    if isEnd { cursor += 1 }
    guard cursor < bytes.count, Self.isLetter(bytes[cursor]) else { return nil }
    let start = cursor
    while cursor < bytes.count, !Self.isSpace(bytes[cursor]), bytes[cursor] != UInt8(ascii: ">"),
      bytes[cursor] != UInt8(ascii: "/")
    {
      cursor += 1
    }
    let name = self.name(bytes[start..<cursor])
    var attributes: [String: String] = [:]
    var isClosed = false
    while cursor < bytes.count, bytes[cursor] != UInt8(ascii: ">") {
      if Self.isSpace(bytes[cursor]) || bytes[cursor] == UInt8(ascii: "/") {
        isClosed = bytes[cursor] == UInt8(ascii: "/")
        cursor += 1
        continue
      }
      isClosed = false
      let (key, value, next) = attribute(at: cursor)
      if attributes[key] == nil { attributes[key] = value }
      cursor = next
    }
    position = Swift.min(cursor + 1, bytes.count)
    if isEnd { return .end(name: name) }
    if !isXML, !isClosed, ["script", "style", "textarea"].contains(name) { raw = name }
    return .start(name: name, attributes: attributes, isClosed: isClosed)
  }

  private func attribute(at start: Int) -> (name: String, value: String, next: Int) {
    var cursor = start + 1
    while cursor < bytes.count, !Self.isSpace(bytes[cursor]), bytes[cursor] != UInt8(ascii: "="),
      bytes[cursor] != UInt8(ascii: ">"), bytes[cursor] != UInt8(ascii: "/")
    {
      cursor += 1
    }
    let name = self.name(bytes[start..<cursor])
    var next = cursor
    while next < bytes.count, Self.isSpace(bytes[next]) { next += 1 }
    guard next < bytes.count, bytes[next] == UInt8(ascii: "=") else { return (name, "", cursor) }
    next += 1
    while next < bytes.count, Self.isSpace(bytes[next]) { next += 1 }
    guard next < bytes.count else { return (name, "", next) }
    let quote = bytes[next]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { next += 1 }
    let first = next
    while next < bytes.count,
      isQuoted
        ? bytes[next] != quote : !Self.isSpace(bytes[next]) && bytes[next] != UInt8(ascii: ">")
    {
      next += 1
    }
    let value = CharacterReferences.decoded(String(decoding: bytes[first..<next], as: UTF8.self))
    return (name, value, isQuoted ? Swift.min(next + 1, bytes.count) : next)
  }

  private func name(_ bytes: ArraySlice<UInt8>) -> String {
    let name = String(decoding: bytes, as: UTF8.self)
    return isXML ? name : name.lowercased()
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
