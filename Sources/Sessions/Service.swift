/// A backend, as profiles and environment variables name it.
package struct Service: Sendable, Hashable {
  /// The keys of the settings that every service has.
  package static let connectionKeys = [
    "base_url", "ca_bundle", "proxy", "rate", "jobs", "allow_http",
  ]
  /// The keys of a service whose accounts are in a Supabase project.
  package static let supabaseKeys = ["auth_url", "anon_key"] + accountKeys
  /// The keys of a service with accounts.
  package static let accountKeys = ["email", "credential_command"]

  /// The name of its table in a profile, and under which credentials are stored, in lower case.
  package let name: String
  /// The name that messages show.
  package let title: String
  /// The prefix of its environment variables: `TOY` for `TOY_BASE_URL`.
  package let prefix: String
  /// The built-in address; nil if there is none.
  package let baseURL: String?
  /// The built-in address of its Supabase project; nil if there is none.
  package let authURL: String?
  /// Whether the service is a Supabase project itself: `auth_url` is `base_url` unless it is set.
  package let isSupabaseProject: Bool
  /// The keys of its table in `config.toml`: those of every connection, and its own.
  package let keys: [String]
  /// Whether the keys that stand directly in a profile, outside any service's table, are its own.
  package let ownsBareKeys: Bool

  /// - Parameter keys: the keys of its settings in addition to those of every connection.
  package init(
    name: String, title: String, prefix: String, baseURL: String?, authURL: String? = nil,
    isSupabaseProject: Bool = false, keys: [String] = [], ownsBareKeys: Bool = false
  ) {
    self.name = name
    self.title = title
    self.prefix = prefix
    self.baseURL = baseURL
    self.authURL = authURL
    self.isSupabaseProject = isSupabaseProject
    self.keys = Self.connectionKeys + keys
    self.ownsBareKeys = ownsBareKeys
  }

  /// Whether users sign in to it.
  package var hasAccounts: Bool { keys.contains("credential_command") }
}
