internal import GRDB
internal import Records
internal import ServerKit

/// A way for a user to sign in: the e-mail address, or a provider.
struct Identity: Sendable, Hashable, FetchableRecord {
  var identityID: String
  var userID: String
  var provider: String
  /// The provider's identifier of the user; the user's own id for `email`.
  var providerID: String
  var email: String
  var lastSignInAt: Instant?
  var createdAt: Instant
  var updatedAt: Instant

  /// The e-mail identity of a new user.
  init(of user: User) {
    identityID = RandomText.uuid()
    userID = user.id
    provider = "email"
    providerID = user.id
    email = user.email
    lastSignInAt = user.createdAt
    createdAt = user.createdAt
    updatedAt = user.createdAt
  }

  /// The identity that a provider vouches for.
  init(of user: User, provider: String, at now: Instant) {
    identityID = RandomText.uuid()
    userID = user.id
    self.provider = provider
    providerID = RandomText.base62(10)
    email = user.email
    lastSignInAt = now
    createdAt = now
    updatedAt = now
  }

  init(row: Row) {
    identityID = row["identity_id"]
    userID = row["user_id"]
    provider = row["provider"]
    providerID = row["provider_id"]
    email = row["email"]
    lastSignInAt = row["last_sign_in_at"]
    createdAt = row["created_at"]
    updatedAt = row["updated_at"]
  }

  func json(of user: User) -> JSON {
    var data = user.metadata.objectValue ?? JSONObject()
    data["email"] = .string(email)
    data["email_verified"] = .bool(user.emailConfirmedAt != nil)
    data["phone_verified"] = false
    data["sub"] = .string(providerID)
    var object = JSONObject()
    object["identity_id"] = .string(identityID)
    object["id"] = .string(providerID)
    object["user_id"] = .string(userID)
    object["identity_data"] = .object(data)
    object["provider"] = .string(provider)
    object["last_sign_in_at"] = lastSignInAt.map { .string($0.text) }
    object["created_at"] = .string(createdAt.text)
    object["updated_at"] = .string(updatedAt.text)
    object["email"] = .string(email)
    return .object(object)
  }
}
