/// An object (ISO 32000-2, 7.3). Strings and names are decoded; references are not followed.
enum PDFObject {
  case null
  case boolean(Bool)
  case integer(Int)
  case real(Double)
  case string(ByteRun)
  case name(ByteRun)
  case array([PDFObject])
  case dictionary(PDFDictionary)
  case stream(PDFStream)
  case reference(ObjectID)
}

/// The object number and generation of an indirect object (7.3.10).
struct ObjectID: Hashable {
  var number: Int
  var generation: Int
}

extension PDFObject {
  var isNull: Bool { if case .null = self { true } else { false } }

  var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

  /// An integer, or a real number rounded toward zero.
  var integer: Int? {
    switch self {
    case .integer(let value): value
    case .real(let value): Int(exactly: value.rounded(.towardZero))
    default: nil
    }
  }

  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .real(let value): value
    default: nil
    }
  }

  var name: ByteRun? { if case .name(let run) = self { run } else { nil } }
  var string: ByteRun? { if case .string(let run) = self { run } else { nil } }
  var reference: ObjectID? { if case .reference(let id) = self { id } else { nil } }

  func isName(_ literal: StaticString) -> Bool { name.map { $0 == literal } ?? false }
}

/// A dictionary in the order of the file. Of equal keys, the last one has precedence.
struct PDFDictionary {
  private(set) var entries: [(key: ByteRun, value: PDFObject)] = []

  var isEmpty: Bool { entries.isEmpty }

  /// The value of a key; null if there is none. References are not followed.
  subscript(key: StaticString) -> PDFObject {
    for entry in entries.reversed() where entry.key == key { return entry.value }
    return .null
  }

  subscript(key: ByteRun) -> PDFObject {
    for entry in entries.reversed() where entry.key == key { return entry.value }
    return .null
  }

  mutating func append(_ key: ByteRun, _ value: PDFObject) {
    // Most dictionaries have a few entries. Growing to one, two and four takes longer.
    if entries.isEmpty { entries.reserveCapacity(6) }
    entries.append((key, value))
  }
}

/// A stream object: its dictionary and its encoded bytes.
final class PDFStream {
  let dictionary: PDFDictionary
  let raw: ByteRun
  /// The indirect object; nil for streams that the reader makes itself.
  let id: ObjectID?

  init(dictionary: PDFDictionary, raw: ByteRun, id: ObjectID?) {
    self.dictionary = dictionary
    self.raw = raw
    self.id = id
  }
}
