/// Decides which parts of URLs, headers and quoted answers messages and traces may show.
package enum Redaction {
  private static let secretNames: Set<String> = [
    "code", "apikey", "api_key", "key", "password", "auth_code", "code_verifier", "code_challenge",
    "state", "device_id", "email",
  ]

  /// Headers whose values `-vv` shows.
  static let shownHeaders: Set<String> = [
    "accept", "age", "allow", "cache-control", "cf-ray", "connection", "content-encoding",
    "content-length", "content-range", "content-type", "date", "idempotency-key", "prefer", "range",
    "ratelimit-limit", "ratelimit-remaining", "ratelimit-reset", "retry-after", "sb-request-id",
    "server", "transfer-encoding", "user-agent", "vary", "via", "x-client-info",
    "x-correlation-id", "x-request-id", "x-sb-error-code", "x-supabase-api-version",
    "x-vercel-id",
  ]

  /// Whether the value of a query item or JSON member of this name is a secret.
  package static func isSecret(name: some StringProtocol) -> Bool {
    let name = name.lowercased()
    return name.contains("token") || name.contains("password") || secretNames.contains(name)
  }

  /// A secret value of this name as messages show it: its first characters, but none of a password, which
  /// a person may have chosen.
  package static func shown(_ value: some StringProtocol, of name: some StringProtocol) -> String {
    name.lowercased().contains("password") ? "…" : Secret.shortened(value)
  }

  /// `url` with the values of secret query and fragment items shortened to 8 characters, and
  /// without user name and password.
  package static func url(_ url: String) -> String {
    var shown = ""
    var rest = Substring(url)
    if let scheme = rest.firstRange(of: "://") {
      shown += rest[..<scheme.upperBound]
      rest = rest[scheme.upperBound...]
      let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
      if let mark = authority.lastIndex(of: "@") {
        shown += "…@"
        rest = rest[authority.index(after: mark)...]
      }
    }
    let path = rest.prefix { $0 != "?" && $0 != "#" }
    shown += path
    rest = rest[path.endIndex...]
    while let mark = rest.first {
      let item = rest.dropFirst().prefix { $0 != "&" && $0 != "#" && $0 != "?" }
      shown.append(mark)
      if let equals = item.firstIndex(of: "="), isSecret(name: item[..<equals]) {
        let value = Self.shown(item[item.index(after: equals)...], of: item[..<equals])
        shown += item[...equals] + value
      } else {
        shown += item
      }
      rest = rest[item.endIndex...]
    }
    return shown
  }

  /// The shortest run of characters that is taken for a token. View tokens have 24 characters,
  /// GoTrue's refresh tokens 22 (16 bytes in Base64URL); words of natural language seldom have 20 with
  /// a digit.
  private static let shortestToken = 20

  /// `text` with every long run of the characters that tokens consist of shortened, if it contains a
  /// digit: a quoted answer may contain a token or a signed URL.
  package static func longTokens(in text: String) -> String {
    var shown = ""
    var rest = Substring(text)
    while !rest.isEmpty {
      let word = rest.prefix { $0.isLetter || $0.isNumber || "-_.~+/=".contains($0) }
      if word.count >= shortestToken, word.contains(where: \.isNumber) {
        shown += Secret.shortened(word)
      } else {
        shown += word
      }
      rest = rest[word.endIndex...]
      let between = rest.prefix { !($0.isLetter || $0.isNumber || "-_.~+/=".contains($0)) }
      shown += between
      rest = rest[between.endIndex...]
    }
    return shown
  }
}
