/// The rows of comma-separated values (RFC 4180): quoted fields may contain separators, quotation
/// marks and line breaks. Lines may end with LF, CRLF or CR; a byte order mark is skipped. A quotation
/// mark that is never closed ends with the data.
package struct CSVRows: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private let separator: UInt8
  private var position: Int

  /// - Parameter separator: nil for the most frequent of comma, semicolon and tab in the first line.
  package init(_ bytes: [UInt8], separator: UInt8? = nil) {
    self.bytes = bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    position = start
    self.separator = separator ?? Self.separator(of: bytes[start...])
  }

  private static func separator(of bytes: ArraySlice<UInt8>) -> UInt8 {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let comma = UInt8(ascii: ",")
    return [comma, UInt8(ascii: ";"), UInt8(ascii: "\t")].max { one, other in
      line.count { $0 == one } < line.count { $0 == other }
    } ?? comma
  }

  /// Returns the fields of the next row; nil at the end. Empty lines are skipped.
  package mutating func next() -> [String]? {
    while position < bytes.count, isLineBreak(bytes[position]) { position += 1 }
    guard position < bytes.count else { return nil }
    var fields: [String] = []
    while true {
      fields.append(field())
      guard position < bytes.count, bytes[position] == separator else { break }
      position += 1
    }
    return fields
  }

  private mutating func field() -> String {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
      return String(decoding: rest(), as: UTF8.self)
    }
    position += 1
    var value: [UInt8] = []
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\"") {
        position += 1
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { break }
      }
      value.append(bytes[position])
      position += 1
    }
    // Text after the closing mark belongs to the field.
    return String(decoding: value + rest(), as: UTF8.self)
  }

  /// Returns the bytes up to the next separator or line break.
  private mutating func rest() -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, bytes[position] != separator, !isLineBreak(bytes[position]) {
      position += 1
    }
    return bytes[start..<position]
  }

  private func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
