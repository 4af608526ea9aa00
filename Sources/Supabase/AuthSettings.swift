package import Records

/// The settings of a project: `GET /settings`.
package struct AuthSettings: Sendable {
  /// All members of the answer.
  package let members: JSONObject

  package init(members: JSONObject) { self.members = members }

  /// Whether a signup signs in at once, without an e-mail to confirm the address.
  package var confirmsByItself: Bool? { members["mailer_autoconfirm"]?.boolValue }
  package var isSignupDisabled: Bool? { members["disable_signup"]?.boolValue }

  /// The enabled ways to sign in: `email`, `linkedin_oidc`, ….
  package var providers: [String] {
    members["external"]?.objectValue?.members.filter { $0.value.boolValue == true }.map(\.name)
      ?? []
  }
}
