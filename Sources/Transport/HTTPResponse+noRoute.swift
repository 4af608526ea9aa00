internal import Records

extension HTTPResponse {
  /// Whether the server says that it has nothing at this address or for this method, as opposed to a
  /// service that says that it does not know what the request names.
  ///
  /// Web frameworks and gateways have their own JSON for an address without a route:
  /// `{"detail":"Not Found"}` (FastAPI), `{"message":"Cannot GET /x"}` (Express, Nest),
  /// `{"message":"no Route matched with those values"}` (Kong), `{"error":"requested path is invalid"}`
  /// (Supabase's gateway), `{"title":"Not Found"}` (RFC 9457). Many name the path of the request:
  /// `{"message":"Not Found - /x"}`.
  var saysNoRoute: Bool {
    if status == 405 { return true }
    guard status == 404, let json = optionalJSON else { return false }
    let texts = Self.texts(json) + (json["error"].map(Self.texts) ?? [])
    let path = url.path.lowercased()
    let phrases = Self.routePhrases + (path.count > 1 ? [path] : [])
    if texts.contains(where: { text in phrases.contains { text.contains($0) } }) { return true }
    return !texts.isEmpty && texts.allSatisfy(Self.emptyPhrases.contains)
  }

  /// Parts of messages that speak of the address.
  private static let routePhrases = [
    "cannot get /", "cannot post /", "cannot delete /", "no route", "route not found",
    "no such address", "requested path", "requested url", "invalid path", "path not found",
    "page not found", "page could not be found", "endpoint not found", "no static resource",
  ]

  /// Messages that name nothing.
  private static let emptyPhrases: Set<String> = [
    "", "not found", "404", "404 not found", "no message available",
  ]

  /// The members that hold codes and messages, in lower case.
  private static func texts(_ json: JSON) -> [String] {
    ["code", "error_code", "message", "msg", "detail", "error", "error_description", "title"]
      .compactMap { json[$0]?.stringValue.map { $0.lowercased() } }
      .map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
  }
}
