/// The setting that the address of a service comes from, for hints.
package struct AddressSetting: Sendable, Hashable {
  /// The key in a profile of `config.toml`: `base_url`.
  package let key: String
  /// The environment variable: the prefix of the service and `_BASE_URL`.
  package let variable: String
  /// What the address must look like, if that is easy to get wrong.
  private let explanation: String?

  private init(key: String, variable: String, explanation: String? = nil) {
    self.key = key
    self.variable = variable
    self.explanation = explanation
  }

  /// - Parameter prefix: begins the names of the service's environment variables.
  package static func baseURL(prefix: String) -> AddressSetting {
    AddressSetting(key: "base_url", variable: "\(prefix)_BASE_URL")
  }

  /// - Parameter prefix: begins the names of the service's environment variables.
  package static func authURL(prefix: String) -> AddressSetting {
    AddressSetting(
      key: "auth_url", variable: "\(prefix)_AUTH_URL",
      explanation: "the Supabase project's address without /auth/v1")
  }

  /// A hint for an answer that does not look like the service's.
  package var hint: String {
    "check the address: \(key) in config.toml, or \(variable)"
      + (explanation.map { "; it is \($0)" } ?? "")
  }
}
