internal import HTTPTypes

extension HTTPField.Name {
  // Each text is a token of RFC 9110 §5.6.2, so none of these is nil.
  static let apiKey = HTTPField.Name("apikey")!
  static let apiVersion = HTTPField.Name("X-Supabase-Api-Version")!
  static let errorCode = HTTPField.Name("x-sb-error-code")!
  static let refreshTokenReuse = HTTPField.Name("sb-auth-refresh-token-reuse")!
  static let authUserID = HTTPField.Name("sb-auth-user-id")!
  static let authSessionID = HTTPField.Name("sb-auth-session-id")!
  static let frameOptions = HTTPField.Name("X-Frame-Options")!
  static let referrerPolicy = HTTPField.Name("Referrer-Policy")!
}
