package import Records
package import Supabase
package import Transport

/// What a browser brings back from signing in through another service: the address that it was
/// sent to in the end, as the loopback listener sees it or as a person pastes it.
package enum SignInCallback: Sendable {
  /// `?code=…`: to be traded with the PKCE verifier.
  case code(Secret)
  /// `#access_token=…`, the older flow, also under `jobmatchnow://auth/callback`.
  case session(AuthSession)

  /// A service that refuses a redirect does not say so: it sends the browser to its own site.
  static let redirectHint =
    "if it is another site's, the service does not allow the redirect: its project needs "
    + "http://127.0.0.1:*/** among the redirect URLs"

  /// Reads an address, or only its query or fragment. `now` serves a fragment that names only
  /// `expires_in`.
  ///
  /// Throws `sign_in_refused` (77) when the service says that it was refused, and
  /// `not_a_callback` (65) when `text` holds neither code nor token.
  package init(parsing text: String, now: Timestamp) throws(Failure) {
    let items = Self.items(text.split(whereSeparator: \.isWhitespace).joined())
    if let error = items["error_code"] ?? items["error"] {
      let reason = items["error_description"] ?? error
      throw Failure(
        "sign_in_refused", "the sign-in was refused: \(reason)", hint: "start it again",
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
        "not_a_callback", "this address holds neither a code nor an access token",
        hint: "paste the whole address that the browser ended up on; \(Self.redirectHint)",
        exit: .dataError)
    }
    self = .session(session)
  }

  /// The items of query and fragment, decoded; of repeated ones the first.
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
