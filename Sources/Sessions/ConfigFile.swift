internal import Records

/// `config.toml`: named profiles, each a table of settings.
///
///     [profiles.staging]
///     base_url = "https://staging.example.com"
struct ConfigFile: Sendable {
  struct Value: Sendable {
    var text: String
    var line: Int
  }

  /// The profile in force when none is named.
  static let defaultProfile = "default"

  /// The keys that a profile may hold. Tokens and passwords are not among them.
  static let keys = [
    "base_url", "auth_url", "anon_key", "ca_bundle", "proxy", "rate", "jobs", "idempotency",
    "allow_http", "email", "credential_command",
  ]

  let path: String
  private(set) var profiles: [String: [String: Value]] = [:]

  /// Reads the user's file; without a home folder or a file there are no profiles.
  static func read(_ environment: Environment) throws(Failure) -> ConfigFile {
    guard let folder = environment.configFolder else { return ConfigFile(path: "config.toml") }
    let path = "\(folder)/config.toml"
    guard let bytes = try StateFile.contents(of: path) else { return ConfigFile(path: path) }
    return try ConfigFile(path: path, toml: bytes)
  }

  private init(path: String) { self.path = path }

  init(path: String, toml bytes: [UInt8]) throws(Failure) {
    self.path = path
    for entry in try TOMLDocument(bytes, path: path).entries {
      guard let root = entry.keys.first else { continue }
      guard root == "profiles" else {
        throw unknownKey(root, line: entry.line, known: ["profiles"])
      }
      guard entry.keys.count > 1 else {
        if entry.kind != .table { throw bad(entry, "'profiles' holds one table for each profile") }
        continue
      }
      let name = entry.keys[1]
      guard entry.keys.count > 2 else {
        if entry.kind != .table { throw bad(entry, "profile '\(name)' must be a table") }
        profiles[name, default: [:]] = [:]
        continue
      }
      let key = entry.keys[2]
      guard Self.keys.contains(key) else {
        throw unknownKey(key, line: entry.line, known: Self.keys)
      }
      guard entry.kind != .table, entry.kind != .other else {
        throw bad(entry, "'\(key)' must be one text, number or truth value")
      }
      profiles[name, default: [:]][key] = Value(text: entry.text, line: entry.line)
    }
  }

  private func bad(_ entry: TOMLDocument.Entry, _ reason: String) -> Failure {
    Failure("bad_config", "\(path):\(entry.line): \(reason)", exit: .configuration)
  }

  private func unknownKey(_ key: String, line: Int, known: [String]) -> Failure {
    let secrets = ["token", "password", "access_token", "refresh_token"]
    if secrets.contains(key) {
      return Failure(
        "unknown_key", "\(path):\(line): '\(key)' does not belong in this file",
        hint: "secrets come from 'jm-auth login', the environment or credential_command",
        exit: .configuration)
    }
    let nearest = Spelling.nearest(to: key, in: known).map { "did you mean '\($0)'?" }
    return Failure(
      "unknown_key", "\(path):\(line): unknown key '\(key)'",
      hint: nearest ?? "known: \(known.joined(separator: ", "))", exit: .configuration)
  }

  func unknownProfile(_ name: String, origin: SettingOrigin) -> Failure {
    let names = profiles.keys.sorted()
    let nearest = Spelling.nearest(to: name, in: names).map { "did you mean '\($0)'?" }
    let known =
      names.isEmpty ? "\(path) has no profiles" : "known: \(names.joined(separator: ", "))"
    return Failure(
      "unknown_profile", "there is no profile '\(name)' (\(origin))", hint: nearest ?? known,
      exit: .configuration)
  }
}
