package import Records
package import Transport

/// The connection settings in force, each with its origin. A flag overrides the environment, which
/// overrides the profile, which overrides the built-in default.
package struct Profile: Sendable {
  /// `default` if no profile was chosen.
  package let name: String
  package let nameOrigin: SettingOrigin
  package let service: Service
  package let baseURL: Setting<WebAddress>
  /// The Supabase project's address, without `/auth/v1`; nil for a service without one.
  package let authURL: Setting<WebAddress>?
  package let anonKey: Setting<Secret>?
  /// An access token from the environment (`…_TOKEN`): used as is, never refreshed.
  package let token: Setting<Secret>?
  package let email: Setting<String>?
  package let password: Setting<Secret>?
  package let caBundle: Setting<String>?
  package let proxy: Setting<String>?
  package let rate: Setting<Double>?
  package let jobs: Setting<Int>?
  package let idempotency: Setting<Bool>
  package let allowHTTP: Setting<Bool>
  /// A command that prints a password or an access token.
  package let credentialCommand: Setting<String>?
  /// The settings that only this service has, by their keys.
  package let own: [String: Setting<String>]

  /// The keys with a property of their own.
  static let sharedKeys = Set(
    Service.connectionKeys + Service.supabaseKeys + ["idempotency", "token", "password"])

  /// The address and anon key to sign in with.
  ///
  /// - Throws: `missing_anon_key` (78), with a hint where to set it.
  package func signIn() throws(Failure) -> (projectURL: WebAddress, anonKey: Secret) {
    guard let authURL else {
      throw Failure(
        "missing_auth_url", "profile '\(name)' has no auth_url", exit: .configuration)
    }
    guard let anonKey else {
      throw Failure(
        "missing_anon_key", "the anon key of \(authURL.value.origin) is not set",
        hint:
          "set anon_key in profile '\(name)' of config.toml, which '\(program: .auth) config --init' "
          + "writes, or \(service.prefix)_ANON_KEY, to the Supabase project's public key",
        exit: .configuration)
    }
    return (authURL.value, anonKey.value)
  }

  /// Applies the connection settings of this profile.
  package func apply(to options: inout TransportOptions) {
    options.allowHTTP = allowHTTP.value
    if let caBundle { options.caBundle = caBundle.value }
    if let proxy { options.proxy = proxy.value }
    if let rate { options.rate = rate.value }
    if let jobs { options.jobs = jobs.value }
  }
}
