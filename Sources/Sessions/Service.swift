/// A backend, as profiles and environment variables name it.
package struct Service: Sendable, Hashable {
  /// The name under which credentials are stored.
  package let name: String
  /// The prefix of its environment variables: `JM` for `JM_BASE_URL`.
  package let prefix: String
  /// The built-in address; nil if there is none.
  package let baseURL: String?
  /// The built-in address of its Supabase project; nil if there is none.
  package let authURL: String?

  package init(name: String, prefix: String, baseURL: String?, authURL: String?) {
    self.name = name
    self.prefix = prefix
    self.baseURL = baseURL
    self.authURL = authURL
  }

  package static let jobMatchNow = Service(
    name: "jobmatchnow", prefix: "JM", baseURL: "https://www.jobmatchnow.ai",
    authURL: "https://nxbhfoqaoaeiguoldnng.supabase.co")
}
