package import GRDB
package import Records
internal import ServerKit

/// An account.
package struct User: Sendable, Hashable, FetchableRecord {
  package var id: String
  /// In lower case.
  package var email: String
  var passwordHash: PasswordHash
  var emailConfirmedAt: Instant?
  var confirmationSentAt: Instant?
  var recoverySentAt: Instant?
  var lastSignInAt: Instant?
  /// An object that the user may change.
  package var metadata: JSON
  var createdAt: Instant
  var updatedAt: Instant

  init(email: String, passwordHash: PasswordHash, metadata: JSON, at now: Instant) {
    id = RandomText.uuid()
    self.email = email
    self.passwordHash = passwordHash
    self.metadata = metadata
    createdAt = now
    updatedAt = now
  }

  package init(row: Row) {
    id = row["id"]
    email = row["email"]
    passwordHash = PasswordHash(text: row["password_hash"])
    emailConfirmedAt = row["email_confirmed_at"]
    confirmationSentAt = row["confirmation_sent_at"]
    recoverySentAt = row["recovery_sent_at"]
    lastSignInAt = row["last_sign_in_at"]
    metadata = row.json("user_metadata")
    createdAt = row["created_at"]
    updatedAt = row["updated_at"]
  }

  /// The providers of the account's identities, and the first of them.
  static func appMetadata(_ identities: [Identity]) -> JSON {
    let providers = identities.map(\.provider)
    return [
      "provider": .string(providers.first ?? "email"),
      "providers": .array((providers.isEmpty ? ["email"] : providers).map(JSON.string)),
    ]
  }

  /// The user object of the API, with its members in the order of the service. Unset dates are
  /// omitted.
  func json(identities: [Identity]) -> JSON {
    var object = JSONObject()
    func date(_ name: String, _ instant: Instant?) {
      object[name] = instant.map { .string($0.text) }
    }
    object["id"] = .string(id)
    object["aud"] = "authenticated"
    object["role"] = "authenticated"
    object["email"] = .string(email)
    date("email_confirmed_at", emailConfirmedAt)
    object["phone"] = ""
    date("confirmation_sent_at", confirmationSentAt)
    date("confirmed_at", emailConfirmedAt)
    date("recovery_sent_at", recoverySentAt)
    date("last_sign_in_at", lastSignInAt)
    object["app_metadata"] = Self.appMetadata(identities)
    object["user_metadata"] = metadata
    object["identities"] = .array(identities.map { $0.json(of: self) })
    date("created_at", createdAt)
    date("updated_at", updatedAt)
    object["is_anonymous"] = false
    return .object(object)
  }
}
