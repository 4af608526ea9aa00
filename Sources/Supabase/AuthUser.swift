package import Records

/// A GoTrue user, with every member that the server sent.
package struct AuthUser: Sendable, Hashable {
  package let id: String
  /// The e-mail address; nil if the server sends none or an empty one.
  package let email: String?
  /// All members of the user object.
  package let members: JSONObject

  /// Returns nil if `json` is not an object with an `id`.
  package init?(_ json: JSON) {
    guard let members = json.objectValue, let id = members["id"]?.stringValue, !id.isEmpty else {
      return nil
    }
    self.id = id
    self.members = members
    email = members["email"]?.stringValue.flatMap { $0.isEmpty ? nil : $0 }
  }

  package var emailConfirmedAt: Timestamp? { timestamp("email_confirmed_at") }
  package var lastSignInAt: Timestamp? { timestamp("last_sign_in_at") }
  package var createdAt: Timestamp? { timestamp("created_at") }

  /// The number of linked ways to sign in; nil if the server does not list them.
  package var identityCount: Int? { members["identities"]?.arrayValue?.count }

  private func timestamp(_ name: String) -> Timestamp? {
    members[name]?.stringValue.flatMap { Timestamp(rfc3339: $0) }
  }
}
