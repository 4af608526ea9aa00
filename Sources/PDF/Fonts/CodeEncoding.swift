/// The encoding of a Type 0 font (ISO 32000-2, 9.7.5): a predefined or an embedded CMap.
struct CodeEncoding {
  private enum Splitting {
    case twoBytes
    case utf16
    case codespaces([CMap.Codespace])
    /// One byte, or two if the first is a lead byte of this legacy character set.
    case legacy(LegacyCharset)
  }

  private let splitting: Splitting
  private let map: CMap?
  private let isUnicode: Bool
  let isVertical: Bool
  /// Whether codes are CIDs.
  var isIdentity: Bool {
    if case .twoBytes = splitting { map == nil && !isUnicode } else { false }
  }

  init(_ object: PDFObject, store: ObjectStore) {
    switch store.resolve(object) {
    case .stream(let stream):
      var map = CMapParser.parse(store.keptBytes(stream))
      if store.value(stream.dictionary, "WMode").integer == 1 { map.isVertical = true }
      isVertical = map.isVertical
      isUnicode = false
      let parent = map.parent ?? store.name(stream.dictionary, "UseCMap")
      if map.codespaces.isEmpty {
        splitting = parent.flatMap { LegacyCharset($0) }.map { .legacy($0) } ?? .twoBytes
      } else {
        splitting = .codespaces(map.codespaces)
      }
      self.map = map.cids.isEmpty ? nil : map
    case .name(let name):
      map = nil
      isVertical =
        name.count >= 2 && name[name.count - 1] == UInt8(ascii: "V")
        && name[name.count - 2] == UInt8(ascii: "-")
      if let charset = LegacyCharset(name) {
        splitting = .legacy(charset)
        isUnicode = false
      } else {
        isUnicode = name.firstIndex(of: "UCS2") != nil || name.firstIndex(of: "UTF16") != nil
        splitting = name.firstIndex(of: "UTF16") != nil ? .utf16 : .twoBytes
      }
    default:
      map = nil
      isVertical = false
      isUnicode = false
      splitting = .twoBytes
    }
  }

  /// The length of each code in bytes; nil if codes differ in length.
  var codeLength: Int? { if case .twoBytes = splitting { 2 } else { nil } }

  func nextCode(_ string: ByteRun, at offset: Int) -> (code: UInt32, length: Int) {
    let first = UInt32(string[offset])
    let second = UInt32(string[offset + 1])
    switch splitting {
    case .twoBytes:
      return (first << 8 | second, 2)
    case .utf16:
      let unit = first << 8 | second
      guard (0xD800..<0xDC00).contains(unit) else { return (unit, 2) }
      let low = UInt32(string[offset + 2]) << 8 | UInt32(string[offset + 3])
      return (0x10000 + ((unit & 0x3FF) << 10 | low & 0x3FF), 4)
    case .legacy(let charset):
      return charset.isLead(UInt8(first)) ? (first << 8 | second, 2) : (first, 1)
    case .codespaces(let ranges):
      var code: UInt32 = 0
      for length in 1...4 where offset + length <= string.count {
        code = code << 8 | UInt32(string[offset + length - 1])
        for range in ranges where range.contains(code, length: length) { return (code, length) }
      }
      // A code in no range has as many bytes as the shortest range (9.7.6.3).
      let shortest = min(ranges.map(\.length).min() ?? 1, 4)
      return (UInt32(string.bigEndian(at: offset, width: shortest)), shortest)
    }
  }

  func cid(_ code: UInt32) -> UInt32 { map.map { $0.cid(code) ?? 0 } ?? code }

  /// The text of a code if the encoding is a character set.
  func text(_ code: UInt32) -> [Unicode.Scalar]? {
    if isUnicode { return Unicode.Scalar(code).map { [$0] } }
    if case .legacy(let charset) = splitting { return charset.text(code) }
    return nil
  }
}
