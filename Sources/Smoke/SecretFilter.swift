internal import Command
package import Records

/// The secrets of a run: tokens and passwords, which no report may show.
package struct SecretFilter: Sendable {
  private var secrets: Set<String> = []

  /// A shorter text is not hidden, because it also occurs in other words. Passwords have at least
  /// 6 characters (GoTrue's default), tokens many more.
  private static let minimumLength = 6

  /// Characters that a finding quotes of an answer, as failed records do in bytes.
  private static let quotationLength = 200

  package mutating func hide(_ secret: String) {
    if secret.count >= Self.minimumLength { secrets.insert(secret) }
  }

  /// Hides the values of all members whose names say that they are secret.
  package mutating func hide(secretsOf json: JSON) {
    for member in json.objectValue?.members ?? [] {
      if Self.isSecret(member.name) { hide(all: member.value) }
      hide(secretsOf: member.value)
    }
    for value in json.arrayValue ?? [] { hide(secretsOf: value) }
  }

  private mutating func hide(all json: JSON) {
    switch json {
    case .string(let text), .number(let text): hide(text)
    case .array(let values): for value in values { hide(all: value) }
    case .object(let object): for member in object.members { hide(all: member.value) }
    case .null, .bool: break
    }
  }

  /// Hides secrets in a text that is not JSON, such as a truncated answer or a URL.
  package mutating func hide(secretsOf text: String) {
    for match in text.matches(of: #/(?<name>\w+)(?:"\s*:\s*"|=)(?<value>[^"&#\s<>,}]+)/#)
    where Self.isSecret(String(match.output.name)) {
      hide(String(match.output.value))
    }
  }

  private static func isSecret(_ name: String) -> Bool {
    let name = name.lowercased()
    return name != "token_type"
      && ["token", "password", "api_key", "apikey"].contains { name.contains($0) }
  }

  /// `text` on one line, with `…` in place of each secret.
  package func redacted(_ text: String) -> String {
    var redacted = text
    // The longest first, because one secret may be part of another.
    for secret in secrets.sorted(by: { $0.count > $1.count }) {
      redacted = redacted.replacing(secret, with: "…")
    }
    return Printable.line(redacted)
  }

  /// What a finding quotes of an answer: the beginning of a value, without secrets.
  package func quotation(of json: JSON) -> String {
    if case .string(let text) = json { return "“\(Self.beginning(of: redacted(text)))”" }
    return Self.beginning(of: redacted(json).text)
  }

  private func redacted(_ json: JSON) -> JSON {
    switch json {
    case .string(let text): .string(redacted(text))
    case .number(let literal): secrets.contains(literal) ? "…" : json
    case .array(let values): .array(values.map { redacted($0) })
    case .object(let object):
      .object(
        JSONObject(
          object.members.map { member in
            let value = Self.isSecret(member.name) ? "…" : redacted(member.value)
            return JSONObject.Member(name: member.name, value: value)
          }))
    case .null, .bool: json
    }
  }

  private static func beginning(of text: String) -> String {
    let beginning = text.prefix(quotationLength)
    return beginning.endIndex == text.endIndex ? text : beginning + "…"
  }
}
