/// One JSON line where it stands in memory, validated: members are looked up in place and decoded
/// only when asked for.
///
/// Of members with the same name the last one counts; a name matches also where it is spelled with
/// escapes. Valid as long as the bytes are: until the next line is read, or inside
/// `Record.withView`.
package struct RecordView {
  /// The line without its line feed.
  package let bytes: UnsafeBufferPointer<UInt8>
  let fields: ArraySlice<RecordField>

  /// The value of a member, or nil when the record has none of this name.
  package subscript(name: StaticString) -> JSON? { value(at: index(of: name)) }

  package subscript(name: String) -> JSON? { value(at: index(of: name)) }

  /// The text of a member that is a string.
  package func string(_ name: StaticString) -> String? {
    stringContent(name).map { JSONGrammar.decodeString(bytes, $0) }
  }

  /// The value of a member that is `true` or `false`.
  package func bool(_ name: StaticString) -> Bool? {
    guard let index = index(of: name) else { return nil }
    // The line is valid: only a literal begins with these letters.
    return switch bytes[fields[index].value.lowerBound] {
    case UInt8(ascii: "t"): true
    case UInt8(ascii: "f"): false
    default: nil
    }
  }

  /// The text of a member that is a string as it stands in the line, its escapes not decoded.
  package func spelling(of name: StaticString) -> UnsafeBufferPointer<UInt8>? {
    stringContent(name).map { UnsafeBufferPointer(rebasing: bytes[$0]) }
  }

  /// Where the content of a string member stands: between its quotes, its escapes not decoded.
  func stringContent(_ name: StaticString) -> Range<Int>? {
    guard let value = index(of: name).map({ fields[$0].value }),
      bytes[value.lowerBound] == UInt8(ascii: "\"")
    else { return nil }
    return value.lowerBound + 1..<value.upperBound - 1
  }

  private func value(at index: Int?) -> JSON? {
    index.flatMap { try? JSON(parsing: bytes[fields[$0].value]) }
  }

  func index(of name: String) -> Int? {
    var name = name
    return name.withUTF8 { index(of: $0) }
  }

  @inline(__always)
  func index(of name: StaticString) -> Int? {
    name.withUTF8Buffer { index(of: $0) }
  }

  private func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    let found = fields.withUnsafeBufferPointer { $0.lastIndex { hasName(name, $0) } }
    return found.map { fields.startIndex + $0 }
  }

  @inline(__always)
  private func hasName(_ name: UnsafeBufferPointer<UInt8>, _ field: RecordField) -> Bool {
    if field.nameIsEscaped {
      return JSONGrammar.decodeString(bytes, field.name).utf8.elementsEqual(name)
    }
    guard field.name.count == name.count else { return false }
    let start = field.name.lowerBound
    for index in 0..<name.count where bytes[start + index] != name[index] { return false }
    return true
  }
}
