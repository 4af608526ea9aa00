/// What the command line says about the connection; nil where it says nothing.
package struct SettingFlags: Sendable {
  /// `--profile`
  package var profile: String?
  /// `--base-url`
  package var baseURL: String?
  /// `--auth-url`
  package var authURL: String?
  /// `--anon-key`
  package var anonKey: String?
  /// `--email`
  package var email: String?
  /// `--cacert`
  package var caBundle: String?
  /// `--proxy`
  package var proxy: String?
  /// `--rate`, requests a second
  package var rate: Double?
  /// `--jobs`
  package var jobs: Int?
  /// `--allow-http`
  package var allowHTTP: Bool?

  package init() {}
}
