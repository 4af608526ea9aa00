internal import Records
package import Transport

/// An error answer of PostgREST, of Storage, or of the gateway in front of them:
///
/// - PostgREST: `{"code":"…","details":…,"hint":…,"message":"…"}`
/// - Storage: `{"statusCode":"404","error":"…","message":"…"}`, with HTTP status 400
/// - the gateway: `{"message":"…","hint":"…"}`.
package struct SupabaseErrorBody: Sendable {
  /// The code of PostgREST (`PGRST200`) or PostgreSQL (`42501`); nil if there is none.
  package let code: String?
  package let hint: String?
  /// The HTTP status, or the one that Storage puts into the body instead.
  package let status: Int
  /// Whether the gateway refused the anon key.
  package let isAboutKey: Bool

  package init(_ response: HTTPResponse) {
    let json = response.optionalJSON
    code = json?["code"]?.stringValue.flatMap { $0.isEmpty ? nil : $0 }
    hint = json?["hint"]?.stringValue.flatMap { $0.isEmpty ? nil : ServerText.line($0) }
    let inner = json?["statusCode"].flatMap { $0.stringValue.flatMap { Int($0) } ?? $0.intValue }
    status = inner.flatMap { (400..<600).contains($0) ? $0 : nil } ?? response.status
    let message = json?["message"]?.stringValue?.lowercased() ?? ""
    isAboutKey = response.status == 401 && code == nil && message.contains("api key")
  }
}
