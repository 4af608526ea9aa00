/// A JSON value (RFC 8259) that preserves the order of members and the spelling of numbers.
package enum JSON: Sendable, Hashable {
  case null
  case bool(Bool)
  /// A number in its literal spelling (RFC 8259 §6), so that `1.0` and 23-digit integers survive.
  case number(String)
  case string(String)
  indirect case array([JSON])
  indirect case object(JSONObject)

  package static func number(_ value: Int) -> JSON { .number(String(value)) }

  /// The shortest decimal that is read as `value`; `null` if `value` is not finite.
  package static func number(_ value: Double) -> JSON {
    guard value.isFinite else { return .null }
    if value == value.rounded(), abs(value) < 1e15 { return .number(String(Int64(value))) }
    return .number(value.description)
  }
}

extension JSON {
  /// A member of an object; nil if this is not an object or has no such member.
  package subscript(name: String) -> JSON? {
    if case .object(let object) = self { object[name] } else { nil }
  }

  package var stringValue: String? {
    if case .string(let value) = self { value } else { nil }
  }

  package var boolValue: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The value of an integer in the range of `Int`, in any spelling (`2`, `2.0`).
  package var intValue: Int? {
    guard case .number(let literal) = self else { return nil }
    return Int(literal) ?? Double(literal).flatMap { Int(exactly: $0) }
  }

  package var doubleValue: Double? {
    if case .number(let literal) = self { Double(literal) } else { nil }
  }

  package var arrayValue: [JSON]? {
    if case .array(let values) = self { values } else { nil }
  }

  package var objectValue: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }

  package var isNull: Bool { self == .null }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByNilLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .number(value) }
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }
  package init(nilLiteral: ()) { self = .null }

  package init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(JSONObject(elements.map { JSONObject.Member(name: $0.0, value: $0.1) }))
  }
}
