package import Records

/// What a project allows: `GET /settings`.
package struct AuthSettings: Sendable {
  /// The settings as they were answered.
  package let members: JSONObject

  package init(members: JSONObject) { self.members = members }

  /// Whether a signup is signed in at once, without a mail to confirm the address.
  package var confirmsByItself: Bool? { members["mailer_autoconfirm"]?.boolValue }
  package var isSignupDisabled: Bool? { members["disable_signup"]?.boolValue }

  /// The ways to sign in that are switched on: `email`, `linkedin_oidc`, ….
  package var providers: [String] {
    members["external"]?.objectValue?.members.filter { $0.value.boolValue == true }.map(\.name)
      ?? []
  }
}
