package import Records
package import Supabase
package import Transport

/// The result of a sign-in in a browser: the parameters of its last address, as the loopback listener
/// receives it or as the user pastes it.
package enum SignInCallback: Sendable {
  /// `?code=…`: to be exchanged with the PKCE verifier.
  case code(Secret)
  /// `#access_token=…`, the implicit flow, also with the address of an app.
  case session(AuthSession)

  /// GoTrue does not report a redirect address that it refuses: it sends the browser to its own site.
  static let redirectHint =
    "if on another site, the service does not allow the redirect: add http://127.0.0.1:*/** to the "
    + "redirect URLs of its Supabase project"

  /// Parses an address, or only its query or fragment.
  ///
  /// - Parameter now: the time from which `expires_in` counts.
  /// - Throws: `sign_in_refused` (77) if the service reports a refusal, `not_a_callback` (65) if `text`
  ///   contains neither a code nor a token.
  package init(parsing text: String, now: Timestamp) throws(Failure) {
    let items = Self.items(text.split(whereSeparator: \.isWhitespace).joined())
    if let error = items["error_code"] ?? items["error"] {
      let reason = items["error_description"] ?? error
      throw Failure(
        "sign_in_refused", "the sign-in was refused: \(reason)",
        hint: "sign in again with '\(program: .auth) login'",
        exit: .notSignedIn)
    }
    if let code = items["code"], !code.isEmpty {
      self = .code(Secret(code))
      return
    }
    var object = JSONObject()
    for name in ["access_token", "refresh_token"] {
      object[name] = items[name].map { .string($0) }
    }
    for name in ["expires_in", "expires_at"] {
      object[name] = items[name].flatMap { Int($0) }.map { .number($0) }
    }
    guard let session = AuthSession(.object(object), now: now) else {
      throw Failure(
        "not_a_callback", "this address contains neither a code nor an access token",
        hint: "paste the whole address of the browser's last page; \(Self.redirectHint)",
        exit: .dataError)
    }
    self = .session(session)
  }

  /// The decoded items of query and fragment; of repeated ones the first.
  private static func items(_ text: String) -> [String: String] {
    var items: [String: String] = [:]
    let start = text.firstIndex { $0 == "?" || $0 == "#" }
    let rest = start.map { text[$0...] } ?? (text.contains("://") ? "" : text[...])
    for item in rest.split(whereSeparator: { $0 == "?" || $0 == "#" || $0 == "&" }) {
      let equals = item.firstIndex(of: "=") ?? item.endIndex
      let name = PercentEncoding.decode(item[..<equals], plusIsSpace: true)
      let value = PercentEncoding.decode(item[equals...].dropFirst(), plusIsSpace: true)
      if items[name] == nil { items[name] = value }
    }
    return items
  }
}
