/// Parses objects (ISO 32000-2, 7.3) in a run. Damaged objects are parsed as far as possible.
struct ObjectParser {
  var cursor: ByteCursor
  let arena: ByteArena
  /// Whether `1 0 R` is a reference, which it is not in content streams.
  var allowsReferences = true
  /// Decrypts the strings of the indirect object that is being parsed.
  var decryptString: ((ByteRun) -> ByteRun)?

  /// Arrays and dictionaries are parsed to this depth of nesting: deeper ones would exhaust the
  /// stack of a thread (512 KB). Test: `ObjectParserTests`.
  static let maximumDepth = 200

  init(_ bytes: ByteRun, at position: Int = 0, arena: ByteArena) {
    cursor = ByteCursor(bytes, at: position)
    self.arena = arena
  }

  /// Parses the next object. Nil at the end, before a closing delimiter and before a word that is
  /// not an object; the word is not consumed.
  mutating func parse(depth: Int = 0) -> PDFObject? {
    cursor.skipSpace()
    guard let byte = cursor.current else { return nil }
    switch byte {
    case UInt8(ascii: "/"):
      return .name(takeName())
    case UInt8(ascii: "("):
      return .string(decrypted(takeLiteralString()))
    case UInt8(ascii: "<"):
      if cursor.peek(1) == UInt8(ascii: "<") { return parseDictionary(depth: depth) }
      return .string(decrypted(takeHexString()))
    case UInt8(ascii: "["):
      return parseArray(depth: depth)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      return parseNumberOrReference()
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      return parseKeyword()
    default:
      return nil
    }
  }

  private func decrypted(_ string: ByteRun) -> ByteRun { decryptString?(string) ?? string }

  private mutating func parseKeyword() -> PDFObject? {
    let start = cursor.position
    let word = cursor.takeRegular()
    if word == "true" { return .boolean(true) }
    if word == "false" { return .boolean(false) }
    if word == "null" { return .null }
    cursor.seek(start)
    return nil
  }

  private mutating func parseNumberOrReference() -> PDFObject {
    let number = cursor.takeNumber()
    guard allowsReferences, case .integer(let first) = number, first >= 0, mayBeReference else {
      return number
    }
    let after = cursor.position
    if let generation = cursor.takeUnsigned() {
      cursor.skipSpace()
      if cursor.current == UInt8(ascii: "R"), !cursor.peek(1).isPDFRegular || cursor.remaining == 1
      {
        cursor.skip(1)
        return .reference(ObjectID(number: first, generation: generation))
      }
    }
    cursor.seek(after)
    return number
  }

  /// False after most numbers: before a delimiter, and before two more numbers, as in arrays of
  /// widths.
  private var mayBeReference: Bool {
    guard cursor.peek(0).isPDFSpace else { return false }
    var index = 1
    while cursor.peek(index).isPDFDigit { index += 1 }
    return index == 1 || cursor.peek(index) != 32 || !cursor.peek(index + 1).isPDFDigit
  }

  private mutating func parseArray(depth: Int) -> PDFObject {
    cursor.skip(1)
    var items: [PDFObject] = []
    guard depth < Self.maximumDepth else { return .array(items) }
    while true {
      if let item = parse(depth: depth + 1) {
        // Few arrays are longer, and growing step by step takes longer.
        if items.isEmpty { items.reserveCapacity(8) }
        items.append(item)
        continue
      }
      guard let byte = cursor.current else { break }
      if byte == UInt8(ascii: "]") {
        cursor.skip(1)
        break
      }
      if isEndOfObject || byte == UInt8(ascii: ">") { break }
      skipUnknown()
    }
    return .array(items)
  }

  private mutating func parseDictionary(depth: Int) -> PDFObject {
    cursor.skip(2)
    var dictionary = PDFDictionary()
    guard depth < Self.maximumDepth else { return .dictionary(dictionary) }
    while true {
      cursor.skipSpace()
      guard let byte = cursor.current else { break }
      if byte == UInt8(ascii: "/") {
        let key = takeName()
        // A key has no value before the end and before something that is not an object.
        if let value = parse(depth: depth + 1) { dictionary.append(key, value) }
      } else if byte == UInt8(ascii: ">") {
        cursor.skip(cursor.peek(1) == UInt8(ascii: ">") ? 2 : 1)
        break
      } else if isEndOfObject {
        break
      } else if parse(depth: depth + 1) == nil {
        skipUnknown()
      }
    }
    return .dictionary(dictionary)
  }

  private var isEndOfObject: Bool {
    cursor.bytes.matches("endobj", at: cursor.position)
      || cursor.bytes.matches("stream", at: cursor.position)
      || cursor.bytes.matches("endstream", at: cursor.position)
  }

  private mutating func skipUnknown() {
    if cursor.takeRegular().isEmpty { cursor.skip(1) }
  }

  /// Takes a name and resolves its `#xx` escapes (7.3.5). The cursor is at the slash.
  mutating func takeName() -> ByteRun {
    cursor.skip(1)
    let raw = cursor.takeRegular()
    guard raw.buffer.contains(UInt8(ascii: "#")) else { return raw }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(raw.count)
    var index = 0
    while index < raw.count {
      if raw[index] == UInt8(ascii: "#"), let high = raw[index + 1].hexValue,
        let low = raw[index + 2].hexValue
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(raw[index])
        index += 1
      }
    }
    return arena.copy(decoded)
  }

  private mutating func takeLiteralString() -> ByteRun {
    let scan = cursor.scanLiteralString()
    guard scan.hasEscapes else { return scan.raw }
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: max(scan.raw.count, 1))
    let count = scan.raw.unescapeLiteral(into: memory)
    return arena.keep(OwnedBytes(adopting: memory, count: count))
  }

  private mutating func takeHexString() -> ByteRun {
    let raw = cursor.scanHexString()
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: raw.count / 2 + 1)
    let count = raw.decodeHex(into: memory)
    return arena.keep(OwnedBytes(adopting: memory, count: count))
  }
}
