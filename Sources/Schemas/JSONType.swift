internal import Records

/// A value of the keyword `type` (JSON Schema Validation 2020-12, §6.1.1).
enum JSONType: String, Sendable, Hashable {
  case null, boolean, number, integer, string, array, object

  /// Whether `value` has this type. A number without a fractional part is an integer in any
  /// notation: `2.0`, `1e3`.
  func includes(_ value: JSON) -> Bool {
    switch (self, value) {
    case (.null, .null), (.boolean, .bool), (.number, .number), (.string, .string),
      (.array, .array), (.object, .object):
      true
    case (.integer, .number(let literal)): Self.isWhole(literal)
    default: false
    }
  }

  private static func isWhole(_ literal: String) -> Bool {
    guard literal.contains(where: { ".eE".contains($0) }) else { return true }
    guard let number = Double(literal) else { return false }
    return number == number.rounded()
  }

  /// The type of `value` in words: `a number`.
  static func name(of value: JSON) -> String {
    switch value {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  var words: String {
    switch self {
    case .null: "null"
    case .integer: "an integer"
    case .array: "an array"
    case .object: "an object"
    default: "a \(rawValue)"
    }
  }
}
