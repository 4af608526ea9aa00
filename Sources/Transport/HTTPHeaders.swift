/// Header fields in the order in which they were added or received; names are compared without
/// regard to case (RFC 9110 §5.1).
package struct HTTPHeaders: Sendable {
  package struct Field: Sendable, Hashable {
    package let name: String
    package let value: String
  }

  /// Where a field stands in the text: most are received and never looked at.
  private struct Place {
    var name: Range<Int>
    var value: Range<Int>
  }

  private var text: [UInt8] = []
  private var places: [Place] = []

  package init() {}

  package init(_ fields: [(name: String, value: String)]) {
    for field in fields { append(name: field.name, value: field.value) }
  }

  /// The fields of a header section, one in a line. Lines without a colon, as the status line, are
  /// none; white space around a value does not belong to it (RFC 9110 §5.5).
  init(lines: [UInt8]) {
    text = lines
    places.reserveCapacity(16)
    lines.withUnsafeBufferPointer { text in
      var start = 0
      while start < text.count {
        let end = text[start...].firstIndex(of: 0x0A) ?? text.count
        if let colon = text[start..<end].firstIndex(of: UInt8(ascii: ":")) {
          var value = colon + 1..<end
          while let first = value.first, text[first] <= 0x20 { value.removeFirst() }
          while let last = value.last, text[last] <= 0x20 { value.removeLast() }
          places.append(Place(name: start..<colon, value: value))
        }
        start = end + 1
      }
    }
  }

  package var fields: [Field] {
    places.map { Field(name: string(at: $0.name), value: string(at: $0.value)) }
  }

  /// The value of the first field of that name. Setting replaces every field of the name.
  package subscript(name: String) -> String? {
    get { places.first { isNamed(name, $0) }.map { string(at: $0.value) } }
    set {
      if places.contains(where: { isNamed(name, $0) }) {
        places = places.filter { !isNamed(name, $0) }
      }
      if let newValue { append(name: name, value: newValue) }
    }
  }

  package mutating func append(name: String, value: String) {
    let start = text.count
    text.reserveCapacity(start + name.utf8.count + value.utf8.count)
    text += name.utf8
    let end = text.count
    text += value.utf8
    places.append(Place(name: start..<end, value: end..<text.count))
  }

  /// Calls `body` with each field as a line for libcurl, which knows a field without a value by a
  /// semicolon in place of the colon.
  func withLines(_ body: (UnsafePointer<CChar>) -> Void) {
    var line: [UInt8] = []
    for place in places {
      line.removeAll(keepingCapacity: true)
      line.reserveCapacity(place.name.count + place.value.count + 3)
      line += text[place.name]
      line += ": ".utf8
      let start = line.count
      // A line break in a value would begin another header field.
      line += text[place.value].lazy.filter { $0 >= 0x20 || $0 == UInt8(ascii: "\t") }
      if line.count == start { line.replaceSubrange(place.name.count..., with: ";".utf8) }
      line.append(0)
      line.withUnsafeBytes { $0.withMemoryRebound(to: CChar.self) { $0.baseAddress.map(body) } }
    }
  }

  /// The fields that may be shown, names in lower case.
  package var shown: [Field] {
    fields.compactMap { field in
      let name = field.name.lowercased()
      return Redaction.shownHeaders.contains(name) ? Field(name: name, value: field.value) : nil
    }
  }

  private func string(at place: Range<Int>) -> String {
    String(decoding: text[place], as: UTF8.self)
  }

  private func isNamed(_ name: String, _ place: Place) -> Bool {
    place.name.count == name.utf8.count
      && zip(text[place.name], name.utf8).allSatisfy {
        Self.smallLetter($0) == Self.smallLetter($1)
      }
  }

  private static func smallLetter(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }
}

extension HTTPHeaders: Hashable {
  package static func == (left: HTTPHeaders, right: HTTPHeaders) -> Bool {
    left.fields == right.fields
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}

extension HTTPHeaders: CustomStringConvertible, CustomReflectable {
  /// The fields on the allow-list only; `Authorization`, `apikey` and cookies are never shown.
  package var description: String {
    shown.map { "\($0.name): \($0.value)" }.joined(separator: "\n")
  }
  package var customMirror: Mirror {
    Mirror(self, children: shown.map { (label: $0.name, value: $0.value) })
  }
}
