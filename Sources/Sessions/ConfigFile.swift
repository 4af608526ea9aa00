internal import LineIO
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

  /// The profile in force if none is named.
  static let defaultProfile = "default"

  /// The keys of a profile. Tokens and passwords are not among them.
  static let keys = [
    "base_url", "auth_url", "anon_key", "ca_bundle", "proxy", "rate", "jobs", "idempotency",
    "allow_http", "email", "credential_command",
  ]

  /// The largest file that is read, in bytes: far more than anybody writes by hand.
  private static let sizeLimit = 1 << 20

  let path: String
  private(set) var profiles: [String: [String: Value]] = [:]

  /// Reads the user's file; without a home folder or a file there are no profiles. The file may be
  /// a symbolic link, as programs that manage such files make them.
  ///
  /// - Throws: `unreadable_file`, `bad_config` or `unknown_key` (78).
  static func read(_ environment: Environment) throws(Failure) -> ConfigFile {
    guard let folder = environment.configFolder else { return ConfigFile(path: "config.toml") }
    let path = "\(folder)/config.toml"
    let bytes: [UInt8]
    let isChangedByOthers: Bool
    do throws(SystemError) {
      let file = try FileDescriptor.open(reading: Array(path.utf8))
      defer { try? file.close() }
      let owner = try file.owner()
      // Root may change every file anyway.
      isChangedByOthers =
        try file.status().permissions & 0o002 != 0 || (owner != environment.user && owner != 0)
      bytes = try file.readAll(limit: sizeLimit)
    } catch {
      if error.isNotFound { return ConfigFile(path: path) }
      throw Failure(
        "unreadable_file", "cannot read '\(path)': \(error.reason)", exit: .configuration)
    }
    let config = try ConfigFile(path: path, toml: bytes)
    if isChangedByOthers { try config.refuseCommands() }
    return config
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
        if entry.kind != .table { throw bad(entry, "'profiles' must hold one table per profile") }
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
        throw bad(entry, "'\(key)' must be a string, a number or a boolean")
      }
      profiles[name, default: [:]][key] = Value(text: entry.text, line: entry.line)
    }
  }

  /// A command in a file that other users can change would run as this user.
  private func refuseCommands() throws(Failure) {
    let lines = profiles.values.compactMap { $0["credential_command"]?.line }
    guard let line = lines.min() else { return }
    throw Failure(
      "unsafe_file", "\(path):\(line): credential_command in a file that other users can change",
      hint: "make the file writable only by you: chmod 600", exit: .configuration)
  }

  private func bad(_ entry: TOMLDocument.Entry, _ reason: String) -> Failure {
    Failure("bad_config", "\(path):\(entry.line): \(reason)", exit: .configuration)
  }

  private func unknownKey(_ key: String, line: Int, known: [String]) -> Failure {
    let secrets = ["token", "password", "access_token", "refresh_token"]
    if secrets.contains(key) {
      return Failure(
        "unknown_key", "\(path):\(line): '\(key)' does not belong in this file",
        hint: "sign in with 'jm-auth login', or use the environment or credential_command",
        exit: .configuration)
    }
    let nearest = Spelling.nearest(to: key, in: known).map { "did you mean '\($0)'?" }
    return Failure(
      "unknown_key", "\(path):\(line): unknown key '\(key)'",
      hint: nearest ?? "known keys: \(known.joined(separator: ", "))", exit: .configuration)
  }

  func unknownProfile(_ name: String, origin: SettingOrigin) -> Failure {
    let names = profiles.keys.sorted()
    let nearest = Spelling.nearest(to: name, in: names).map { "did you mean '\($0)'?" }
    let known =
      names.isEmpty
      ? "\(path) has no profiles" : "known profiles: \(names.joined(separator: ", "))"
    return Failure(
      "unknown_profile", "no such profile '\(name)' (\(origin))", hint: nearest ?? known,
      exit: .configuration)
  }
}
