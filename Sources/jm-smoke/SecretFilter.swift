import Command
import Records
import Transport

/// Keeps what was secret on the wire out of reports.
struct SecretFilter: Sendable {
  private var secrets: Set<String> = []

  /// A text shorter than this is no secret that could be told from others.
  private static let minimum = 6

  mutating func hide(_ secret: String) {
    if secret.count >= Self.minimum { secrets.insert(secret) }
  }

  /// Hides the values of members whose name says that they are secret.
  mutating func hide(secretsOf json: JSON) {
    for member in json.objectValue?.members ?? [] {
      if let text = member.value.stringValue {
        if member.name != "email", Redaction.isSecret(name: member.name), member.name != "code" {
          hide(text)
        }
      } else {
        hide(secretsOf: member.value)
      }
    }
    for value in json.arrayValue ?? [] { hide(secretsOf: value) }
  }

  /// `text` without secrets and on one line; long texts that look like tokens are shortened too.
  func shown(_ text: String) -> String {
    // The longest first: one may be part of another.
    var shown = text
    for secret in secrets.sorted(by: { $0.count > $1.count }) {
      shown = shown.replacing(secret, with: "…")
    }
    return Printable.line(Redaction.longTokens(in: shown))
  }
}
