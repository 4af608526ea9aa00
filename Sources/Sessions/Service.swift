/// A backend as profiles and environment variables name it.
package struct Service: Sendable, Hashable {
  /// The name under which credentials are kept.
  package let name: String
  /// What its environment variables begin with: `JM` for `JM_BASE_URL`.
  package let prefix: String
  /// The address that is built in, when there is one.
  package let baseURL: String?
  /// The address of its Supabase project that is built in.
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
