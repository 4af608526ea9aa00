internal import HTTPTypes

extension HTTPField.Name {
  // The text is a token of RFC 9110 §5.6.2, so this is not nil.
  static let idempotencyKey = HTTPField.Name("Idempotency-Key")!
}
