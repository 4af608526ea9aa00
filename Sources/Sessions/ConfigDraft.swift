internal import Records
package import Transport

/// The first `config.toml` of a user.
package struct ConfigDraft: Sendable {
  private let profile: Profile

  /// - Parameter profile: the settings in force, of which the file gets those that are not built in.
  package init(_ profile: Profile) { self.profile = profile }

  /// The file as text. Settings without a value are comments that name them.
  ///
  /// - Parameter anonKey: the anon key; nil for the one in force.
  package func text(anonKey: Secret?) -> String {
    var lines = [
      "# Settings of the programs; jm-config(5) describes all of them.", "",
      "[profiles.\(Self.string(profile.name)).\(profile.service.name)]",
      setting(
        "base_url", profile.baseURL.value.text, isBuiltIn: profile.baseURL.origin == .builtIn),
    ]
    guard let authURL = profile.authURL else { return lines.joined(separator: "\n") + "\n" }
    lines.append(
      setting("auth_url", authURL.value.text, isBuiltIn: authURL.origin == .builtIn))
    let key = anonKey ?? profile.anonKey?.value
    lines.append("# The public (anon) key of the Supabase project. Signing in needs it.")
    lines.append(setting("anon_key", key?.revealed ?? "", isBuiltIn: key == nil))
    return lines.joined(separator: "\n") + "\n"
  }

  private func setting(_ name: String, _ value: String, isBuiltIn: Bool) -> String {
    "\(isBuiltIn ? "# " : "")\(name) = \(Self.string(value))"
  }

  /// A JSON string is a basic string of TOML 1.0.
  private static func string(_ text: String) -> String {
    var bytes: [UInt8] = []
    JSON.write(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
