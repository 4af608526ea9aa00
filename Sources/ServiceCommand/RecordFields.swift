package import Records

/// A record that a program works on, with the values that options give for some of its fields.
package struct RecordFields: Sendable {
  /// A field that a record must have.
  package struct Required: Sendable, ExpressibleByStringLiteral {
    package let name: String
    /// What to do if a record lacks it.
    package let hint: String?

    package init(_ name: String, hint: String? = nil) {
      self.name = name
      self.hint = hint
    }

    package init(stringLiteral name: String) { self.init(name) }
  }

  package let record: Record
  private let values: [String: String]

  /// - Parameter given: the values that options give, whatever the record has.
  /// - Throws: `missing_field` (65) if a field has no value, `invalid_field` (65) if it is empty or
  ///   neither a string nor a number.
  package init(
    _ record: Record, requiring fields: [Required], given: [String: String] = [:]
  ) throws(Failure) {
    self.record = record
    var values = given
    for field in fields where given[field.name] == nil {
      values[field.name] =
        if let value = Self.value(field.name, record) { value } else {
          try record.required(field.name, hint: field.hint)
        }
    }
    self.values = values
  }

  /// The value of a required field.
  package subscript(name: String) -> String { values[name] ?? "" }

  /// A key for the values of these fields; nil if one is missing. A value that is not the record's
  /// comes from `given`.
  static func key(
    _ names: [String], of record: Record, given: [String: String]
  ) -> String? {
    var values: [String] = []
    for name in names {
      guard let value = given[name] ?? value(name, record) else { return nil }
      values.append(value)
    }
    return values.isEmpty ? nil : values.joined(separator: "\n")
  }

  /// A text that is not empty, or a number as it is spelled.
  private static func value(_ name: String, _ record: Record) -> String? {
    if let text = record.string(name) { return text.isEmpty ? nil : text }
    if case .number(let literal)? = record[name] { return literal }
    return nil
  }
}
