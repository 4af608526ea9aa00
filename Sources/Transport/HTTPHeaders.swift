/// Header fields in the order in which they were added or received. Names are compared without
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

  /// Reads a header section, one field per line. Lines without a colon, such as the status line,
  /// are skipped; white space around a value is not part of it (RFC 9110 §5.5).
  init(section: [UInt8]) {
    for line in section.split(separator: UInt8(ascii: "\n")) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      var value = line[(colon + 1)...]
      while let first = value.first, first <= 0x20 { value.removeFirst() }
      while let last = value.last, last <= 0x20 { value.removeLast() }
      append(
        name: String(decoding: line[..<colon], as: UTF8.self),
        value: String(decoding: value, as: UTF8.self))
    }
  }

  /// The value of the first field with this name. Setting replaces all fields with the name.
  package subscript(name: String) -> String? {
    get { fields.first { Self.isSame($0.name, name) }?.value }
    set {
      fields.removeAll { Self.isSame($0.name, name) }
      if let newValue { append(name: name, value: newValue) }
    }
  }

  package mutating func append(name: String, value: String) {
    fields.append(Field(name: name, value: value))
  }

  /// The fields as libcurl takes them. A field without a value is marked by a semicolon in place of
  /// the colon (https://curl.se/libcurl/c/CURLOPT_HTTPHEADER.html).
  var lines: [String] {
    fields.map { field in
      // A line break in a value would begin another header field.
      let value = String(field.value.unicodeScalars.filter { $0.value >= 0x20 || $0 == "\t" })
      return value.isEmpty ? "\(field.name);" : "\(field.name): \(value)"
    }
  }

  /// The fields on the allow-list, their names in lower case.
  package var shown: [Field] {
    fields.compactMap { field in
      let name = field.name.lowercased()
      return Redaction.shownHeaders.contains(name) ? Field(name: name, value: field.value) : nil
    }
  }

  private static func isSame(_ first: String, _ second: String) -> Bool {
    first.utf8.count == second.utf8.count
      && zip(first.utf8, second.utf8).allSatisfy { lowercased($0) == lowercased($1) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
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
