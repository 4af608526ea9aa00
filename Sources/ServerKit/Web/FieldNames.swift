package import HTTPTypes

extension HTTPField.Name {
  // Each text is a token of RFC 9110 §5.6.2, so none of these is nil.
  package static let requestID = HTTPField.Name("x-request-id")!
  static let hostField = HTTPField.Name("Host")!
  static let forwardedFor = HTTPField.Name("X-Forwarded-For")!
}
