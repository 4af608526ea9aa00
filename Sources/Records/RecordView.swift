/// A validated JSON line in the memory that it was read into. Members are looked up in place and
/// decoded when they are read.
///
/// A view is only ever lent to a closure, and since it cannot be copied it cannot outlive its line.
/// If several members have the same name, the last one counts. A name matches however it is
/// escaped.
package struct RecordView: ~Copyable {
  /// The line without its line feed.
  let bytes: UnsafeBufferPointer<UInt8>
  let fields: ArraySlice<RecordField>

  /// Calls `body` with the line, without its line feed.
  package func withBytes<Value, Fault: Error>(
    _ body: (Span<UInt8>) throws(Fault) -> Value
  ) throws(Fault) -> Value {
    try body(bytes.span)
  }

  /// The value of a member, or nil if the record has no member of this name.
  package subscript(name: StaticString) -> JSON? { value(at: index(of: name)) }

  package subscript(name: String) -> JSON? { value(at: index(of: name)) }

  /// The value of a member that is a string.
  package func string(_ name: StaticString) -> String? {
    stringContent(name).map { JSONGrammar.decodeString(bytes, $0) }
  }

  /// The value of a member that is `true` or `false`.
  package func bool(_ name: StaticString) -> Bool? {
    guard let index = index(of: name) else { return nil }
    // The line is valid, so only a literal begins with these letters.
    return switch bytes[fields[index].value.lowerBound] {
    case UInt8(ascii: "t"): true
    case UInt8(ascii: "f"): false
    default: nil
    }
  }

  /// Calls `body` with the content of a string member as it is spelled in the line, escapes
  /// included. Returns nil if there is no such member.
  package func withSpelling<Value>(of name: StaticString, _ body: (Span<UInt8>) -> Value) -> Value?
  {
    stringContent(name).map { body(UnsafeBufferPointer(rebasing: bytes[$0]).span) }
  }

  /// The range of a string member's content: between its quotes, escapes not decoded.
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
