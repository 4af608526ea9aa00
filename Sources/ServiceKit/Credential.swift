package import Transport

/// What proves to a service who is calling, and how a request carries it.
package struct Credential: Sendable, Hashable {
  /// The secret by which a refused credential is told from a newer one.
  package let secret: Secret
  /// Sent as header fields.
  package var headers: [Field] = []
  /// Put into paths and JSON bodies in place of these parameters.
  package var parameters: [String: Secret] = [:]

  package struct Field: Sendable, Hashable {
    package let name: String
    package let value: Secret

    /// The public key of a Supabase project, which every request carries.
    package static func apiKey(_ key: Secret) -> Field { Field(name: "apikey", value: key) }
  }

  package init(_ secret: Secret, headers: [Field] = [], parameters: [String: Secret] = [:]) {
    self.secret = secret
    self.headers = headers
    self.parameters = parameters
  }

  /// An access token in the `Authorization` header (RFC 6750 §2.1).
  package static func bearer(_ token: Secret) -> Credential {
    Credential(
      token,
      headers: [Field(name: "Authorization", value: Secret("Bearer \(token.revealed)"))])
  }
}
