/// The connection settings given on the command line; nil for those that were not given.
package struct SettingFlags: Sendable {
  /// The accepted values of `--jobs` and the setting `jobs`. Beyond the upper bound, sockets run out
  /// on systems with the usual limit of open files.
  package static let jobsRange = 1...4096

  /// `--profile`
  package var profile: String?
  /// `--base-url`
  package var baseURL: String?
  /// `--auth-url`
  package var authURL: String?
  /// `--email`
  package var email: String?
  /// `--cacert`
  package var caBundle: String?
  /// `--proxy`
  package var proxy: String?
  /// `--rate`, in requests per second
  package var rate: Double?
  /// `--jobs`
  package var jobs: Int?
  /// `--allow-http`
  package var allowHTTP: Bool?

  package init() {}
}
