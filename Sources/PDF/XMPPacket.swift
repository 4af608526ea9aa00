/// The metadata stream of a document (ISO 32000-2, 14.3.2): an XMP packet (ISO 16684-1). Only the
/// properties of the document information dictionary are read. They are found by their usual
/// prefixes. Entities are not declared, so that a small packet cannot expand.
struct XMPPacket {
  private let text: String.UTF8View
  /// Bytes of a packet that are read. Properties come first; packets of photo editors, which embed
  /// histories, take megabytes.
  private static let limit = 1 << 18
  /// Characters from `&` to `;`: `&#x10FFFF;` and a leading zero or two.
  private static let longestEntity = 12

  /// - Parameter bytes: UTF-8 or UTF-16 in either byte order (ISO 16684-1, 7.3).
  init(_ bytes: ByteRun) {
    let kept = bytes.slice(0, Self.limit)
    var decoded: String
    if kept[0] == 0 && kept[1] != 0 || kept[0] == 0xFE && kept[1] == 0xFF {
      decoded = Self.utf16(kept, bigEndian: true)
    } else if kept[0] != 0 && kept[1] == 0 || kept[0] == 0xFF && kept[1] == 0xFE {
      decoded = Self.utf16(kept, bigEndian: false)
    } else {
      decoded = String(decoding: kept.buffer, as: UTF8.self)
    }
    decoded.makeContiguousUTF8()
    text = decoded.utf8
  }

  private static func utf16(_ run: ByteRun, bigEndian: Bool) -> String {
    let units = stride(from: 0, to: run.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(run[index]), UInt16(run[index + 1]))
      return bigEndian ? first << 8 | second : second << 8 | first
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// The value of a property such as `dc:title`: the default alternative, or the first item of a
  /// list. Nil if the property is missing or blank.
  func value(_ property: StaticString) -> String? {
    guard let element = element(Array(ByteRun(property).buffer), in: text[...]) else {
      return attribute(property)
    }
    var items = element.content
    var first: Substring.UTF8View?
    while let item = self.element(Array("rdf:li".utf8), in: items) {
      if first == nil || contains("x-default", in: item.tag) { first = item.content }
      if contains("x-default", in: item.tag) { break }
      items = text[item.end..<element.content.endIndex]
    }
    return Self.plain(first ?? element.content)
  }

  private struct Element {
    /// The attributes.
    var tag: Substring.UTF8View
    var content: Substring.UTF8View
    var end: String.Index
  }

  private func element(_ name: [UInt8], in range: Substring.UTF8View) -> Element? {
    guard let start = find([UInt8(ascii: "<")] + name, in: range),
      let close = range[start.upperBound...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    let tag = range[start.upperBound..<close]
    let after = range.index(after: close)
    // A longer name may begin with the same characters. The search continues after it.
    if let next = tag.first, !Self.isSpace(next), next != UInt8(ascii: "/") {
      return element(name, in: range[after...])
    }
    if tag.last == UInt8(ascii: "/") { return nil }
    guard let end = find(Array("</".utf8) + name, in: range[after...]) else { return nil }
    return Element(tag: tag, content: range[after..<end.lowerBound], end: end.upperBound)
  }

  /// A simple property may be an attribute of its description (ISO 16684-1, 7.9.2.2).
  private func attribute(_ property: StaticString) -> String? {
    let name = [UInt8(ascii: " ")] + Array(ByteRun(property).buffer) + [UInt8(ascii: "=")]
    guard let start = find(name, in: text[...]), start.upperBound < text.endIndex else {
      return nil
    }
    let quote = text[start.upperBound]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    let rest = text[text.index(after: start.upperBound)...]
    return rest.firstIndex(of: quote).flatMap { Self.plain(rest[..<$0]) }
  }

  private func contains(_ word: StaticString, in range: Substring.UTF8View) -> Bool {
    find(Array(ByteRun(word).buffer), in: range) != nil
  }

  private func find(_ pattern: [UInt8], in range: Substring.UTF8View) -> Range<String.Index>? {
    guard let first = pattern.first else { return nil }
    var rest = range
    while let start = rest.firstIndex(of: first) {
      let found = rest[start...]
      if found.starts(with: pattern) {
        return start..<found.index(start, offsetBy: pattern.count)
      }
      rest = found.dropFirst()
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }

  /// The text with entities replaced (XML 1.0, 4.6 and 4.1); nil if it is blank.
  private static func plain(_ content: Substring.UTF8View) -> String? {
    guard !content.contains(UInt8(ascii: "<")) else { return nil }
    var out = ""
    var rest = Substring(content)
    while let mark = rest.firstIndex(of: "&") {
      out += rest[..<mark]
      let tail = rest[mark...].prefix(longestEntity)
      guard let end = tail.firstIndex(of: ";") else {
        out += "&"
        rest = rest[rest.index(after: mark)...]
        continue
      }
      out += character(tail[tail.index(after: mark)..<end])
      rest = rest[rest.index(after: end)...]
    }
    out += rest
    let words = out.split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private static func character(_ entity: Substring) -> String {
    switch entity {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard entity.first == "#" else { return "" }
      let digits = entity.dropFirst()
      let value =
        digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
      return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
    }
  }
}
