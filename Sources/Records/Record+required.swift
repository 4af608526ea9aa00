extension Record {
  /// The text of a field that must be a string, and not an empty one.
  ///
  /// - Throws: `missing_field` or `invalid_field` (65).
  package func required(_ name: String, hint: String? = nil) throws(Failure) -> String {
    let reason: String
    switch self[name] {
    case .string(let text) where !text.isEmpty: return text
    case nil, .null:
      throw Failure(
        "missing_field", "the record has no \"\(name)\"", hint: hint, exit: .dataError)
    case .string: reason = "is empty"
    default: reason = "is not a string"
    }
    throw Failure("invalid_field", "\"\(name)\" \(reason)", hint: hint, exit: .dataError)
  }
}
