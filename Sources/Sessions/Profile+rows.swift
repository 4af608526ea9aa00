internal import Transport

/// A setting and its origin, for people.
package struct SettingRow: Sendable, Hashable {
  /// The key in config.toml.
  package let name: String
  /// The value, with secrets shortened; nil if there is none.
  package let shown: String?
  /// Where the value came from; nil if there is none.
  package let origin: SettingOrigin?
}

extension Profile {
  /// The settings of the service in the order of the manual, each with its value and origin, without
  /// secrets.
  package var rows: [SettingRow] {
    func row<Value>(
      _ name: String, _ setting: Setting<Value>?, _ show: (Value) -> String
    ) -> SettingRow {
      SettingRow(name: name, shown: setting.map { show($0.value) }, origin: setting?.origin)
    }
    let shared = [
      SettingRow(name: "profile", shown: name, origin: nameOrigin),
      row("base_url", baseURL) { $0.description },
      row("auth_url", authURL) { $0.description },
      row("anon_key", anonKey) { $0.shortened },
      row("token", token) { $0.shortened },
      row("email", email) { $0 },
      row("password", password) { _ in "…" },
      row("ca_bundle", caBundle) { $0 },
      row("proxy", proxy) { Redaction.url($0) },
      row("rate", rate) { "\($0)" },
      row("jobs", jobs) { "\($0)" },
      row("idempotency", idempotency) { "\($0)" },
      row("allow_http", allowHTTP) { "\($0)" },
      row("credential_command", credentialCommand) { $0 },
    ]
    // The variables that hold a token or a password have no key in a profile.
    let variables = service.hasAccounts ? ["token", "password"] : []
    let names = ["profile"] + service.keys + variables
    return shared.filter { names.contains($0.name) }
      + own.sorted { $0.key < $1.key }.map { row($0.key, $0.value) { $0 } }
  }
}
