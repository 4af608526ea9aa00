internal import HTTPTypes

extension HTTPField.Name {
  // Each text is a token of RFC 9110 §5.6.2, so none of these is nil.
  static let prefer = HTTPField.Name("Prefer")!
  static let preferenceApplied = HTTPField.Name("Preference-Applied")!
  static let acceptProfile = HTTPField.Name("Accept-Profile")!
  static let contentProfile = HTTPField.Name("Content-Profile")!
  static let upsert = HTTPField.Name("x-upsert")!
  static let securityPolicy = HTTPField.Name("Content-Security-Policy")!
}
