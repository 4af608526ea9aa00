internal import Records
internal import Transport

/// An error answer of GoTrue, or of a server in front of it, in any of five shapes:
///
/// - since 2024, with `X-Supabase-Api-Version`: `{"code":"…","message":"…"}`
/// - since 2024, without it: `{"code":400,"error_code":"…","msg":"…"}`
/// - OAuth (RFC 6749 §5.2): `{"error":"…","error_description":"…"}`
/// - before 2024: `{"code":422,"msg":"…"}`
/// - the gateway: `{"message":"…","hint":"…"}`, a web page or plain text.
struct AuthErrorBody: Sendable, Hashable {
  /// GoTrue's error code, from the body, the `x-sb-error-code` header or the message.
  var code: String?
  /// The server's own message on one line; the first 200 bytes if the body has none.
  var message: String?
  /// Why a password is weak: `length`, `characters`, `pwned`.
  var weaknesses: [String] = []

  init(_ response: HTTPResponse) {
    let json = response.optionalJSON
    let texts = ["message", "msg", "error_description", "error"].lazy
    message = texts.compactMap { json?[$0]?.stringValue }.map(ServerText.line)
      .first { !$0.isEmpty }
    weaknesses =
      json?["weak_password"]?["reasons"]?.arrayValue?.compactMap(\.stringValue) ?? []
    code =
      json?["code"]?.stringValue.flatMap { Int($0) == nil ? $0 : nil }
      ?? json?["error_code"]?.stringValue ?? response.headers["x-sb-error-code"]
    if code == nil { code = message.flatMap(Self.code(ofMessage:)) }
    if code == nil { code = json?["error"]?.stringValue.flatMap(Self.oauthCode) }
    if message == nil, json?.objectValue == nil { message = response.quotation }
  }

  /// The code for the `error` of the OAuth shape. `invalid_grant` with an unknown description means
  /// that the credentials are wrong (RFC 6749 §5.2).
  private static func oauthCode(_ error: String) -> String? {
    switch error {
    case "invalid_grant": "invalid_credentials"
    case let code where code.allSatisfy { $0.isLowercase || $0 == "_" }: code
    default: nil
    }
  }

  /// The code for a message, which older servers send without one.
  static func code(ofMessage message: String) -> String? {
    let message = message.lowercased()
    return messageCodes.first { message.contains($0.text) }?.code
  }

  private static let messageCodes: [(text: String, code: String)] = [
    ("invalid login credentials", "invalid_credentials"),
    ("email not confirmed", "email_not_confirmed"),
    ("already registered", "user_already_exists"),
    ("already been registered", "email_exists"),
    ("refresh token: already used", "refresh_token_already_used"),
    ("refresh token not found", "refresh_token_not_found"),
    ("refresh_token required", "refresh_token_not_found"),
    ("no valid session found", "session_not_found"),
    ("session expired", "session_expired"),
    ("session from session_id claim", "session_not_found"),
    ("password should", "weak_password"),
    ("signups not allowed for otp", "otp_disabled"),
    ("signups not allowed", "signup_disabled"),
    ("anonymous sign-ins are disabled", "anonymous_provider_disabled"),
    ("token has expired or is invalid", "otp_expired"),
    ("you can only request this", "over_email_send_rate_limit"),
    ("email rate limit", "over_email_send_rate_limit"),
    ("request rate limit", "over_request_rate_limit"),
    ("requires a bearer token", "no_authorization"),
    ("requires a valid bearer token", "no_authorization"),
    ("invalid jwt", "bad_jwt"),
    ("jwt expired", "bad_jwt"),
    ("unable to validate email", "validation_failed"),
    ("requires a valid password", "validation_failed"),
    ("unsupported provider", "provider_disabled"),
    ("flow state", "flow_state_not_found"),
    ("code challenge does not match", "bad_code_verifier"),
    ("user is banned", "user_banned"),
    ("user not found", "user_not_found"),
    ("no api key found", AuthFailure.wrongKeyCode),
    ("invalid api key", AuthFailure.wrongKeyCode),
  ]
}
