/// Header fields in the order in which they were added or received; names are compared without
/// regard to case (RFC 9110 §5.1).
package struct HTTPHeaders: Sendable, Hashable {
  package struct Field: Sendable, Hashable {
    package let name: String
    package let value: String
  }

  package private(set) var fields: [Field] = []

  package init() {}

  package init(_ fields: [(name: String, value: String)]) {
    self.fields = fields.map { Field(name: $0.name, value: $0.value) }
  }

  /// The fields of a header section, one in a line. Lines without a colon, as the status line, are
  /// none; white space around a value does not belong to it (RFC 9110 §5.5).
  init(lines: [UInt8]) {
    let isSpace = { (byte: UInt8) in byte <= 0x20 }
    for line in lines.split(separator: 0x0A) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let value = line[(colon + 1)...].drop(while: isSpace)
      let end = value.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? value.startIndex
      append(
        name: String(decoding: line[..<colon], as: UTF8.self),
        value: String(decoding: value[..<end], as: UTF8.self))
    }
  }

  /// The value of the first field of that name. Setting replaces every field of the name.
  package subscript(name: String) -> String? {
    get { fields.first { Self.isSame($0.name, name) }?.value }
    set {
      fields.removeAll { Self.isSame($0.name, name) }
      if let newValue { fields.append(Field(name: name, value: newValue)) }
    }
  }

  package mutating func append(name: String, value: String) {
    fields.append(Field(name: name, value: value))
  }

  /// The fields that may be shown, names in lower case.
  package var shown: [Field] {
    fields.compactMap { field in
      let name = field.name.lowercased()
      return Redaction.shownHeaders.contains(name) ? Field(name: name, value: field.value) : nil
    }
  }

  private static func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count
      && zip(left.utf8, right.utf8).allSatisfy { smallLetter($0) == smallLetter($1) }
  }

  private static func smallLetter(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }
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
