internal import LineIO
internal import Records

/// `config.toml`: named profiles, each with a table of settings for each service.
///
///     [profiles.staging.SERVICE]
///     base_url = "https://staging.example.com"
///
/// The keys that stand directly in a profile are those of one service (`Service.ownsBareKeys`).
struct ConfigFile: Sendable {
  struct Value: Sendable {
    var text: String
    var line: Int
  }

  /// The profile in force if none is named.
  static let defaultProfile = "default"

  /// The keys that may stand directly in a profile. Tokens and passwords are not among them.
  private static let bareKeys = [
    "base_url", "auth_url", "anon_key", "ca_bundle", "proxy", "rate", "jobs", "idempotency",
    "allow_http", "email", "credential_command",
  ]

  /// The largest file that is read, in bytes: far more than anybody writes by hand.
  private static let sizeLimit = 1 << 20

  let path: String
  /// The settings of the service in each profile.
  private(set) var profiles: [String: [String: Value]] = [:]
  /// The places of all settings `credential_command`, of any service.
  private var commandLines: [Int] = []

  /// Reads the settings of `service` in the user's file; without a home folder or a file there are no profiles. The file may be
  /// a symbolic link, as programs that manage such files make them.
  ///
  /// - Throws: `unreadable_file`, `bad_config` or `unknown_key` (78).
  static func read(
    _ environment: Environment, service: Service?
  ) throws(Failure) -> ConfigFile {
    guard let path = environment.configFile else { return ConfigFile(path: "config.toml") }
    // Opening it would wait for a writer.
    if (try? FileStatus.of(path))?.isFIFO == true {
      throw Failure("unreadable_file", "cannot read '\(path)': it is a FIFO", exit: .configuration)
    }
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
    let config = try ConfigFile(path: path, toml: bytes, service: service)
    if isChangedByOthers { try config.refuseCommands() }
    return config
  }

  private init(path: String) { self.path = path }

  /// - Parameter service: whose settings are read; nil reads only the names of the profiles.
  init(path: String, toml bytes: [UInt8], service: Service?) throws(Failure) {
    self.path = path
    // The settings of the service's own table, which override those directly in the profile.
    var own: [String: [String: Value]] = [:]
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
      if Self.bareKeys.contains(key) || entry.kind != .table && entry.keys.count == 3 {
        let value = try value(of: entry, key, known: Self.bareKeys)
        if service?.ownsBareKeys == true { profiles[name, default: [:]][key] = value }
        continue
      }
      try checkService(key, entry, service)
      guard entry.keys.count > 3 else { continue }
      if entry.keys[3] == "credential_command" { commandLines.append(entry.line) }
      guard let service, service.name == key else { continue }
      own[name, default: [:]][entry.keys[3]] = try value(
        of: entry, entry.keys[3], known: service.keys)
    }
    for (name, values) in own { profiles[name, default: [:]].merge(values) { $1 } }
  }

  private mutating func value(
    of entry: TOMLDocument.Entry, _ key: String, known: [String]
  ) throws(Failure) -> Value {
    guard known.contains(key) else { throw unknownKey(key, line: entry.line, known: known) }
    guard entry.kind != .table, entry.kind != .other else {
      throw bad(entry, "'\(key)' must be a string, a number or a boolean")
    }
    if key == "credential_command" { commandLines.append(entry.line) }
    return Value(text: entry.text, line: entry.line)
  }

  /// Other services have tables of any name, but not one that is this service's misspelled.
  private func checkService(
    _ name: String, _ entry: TOMLDocument.Entry, _ service: Service?
  ) throws(Failure) {
    guard let service, name != service.name else { return }
    let names = Self.bareKeys + [service.name]
    guard let nearest = Spelling.nearest(to: name, in: names) else { return }
    throw Failure(
      "unknown_key", "\(path):\(entry.line): unknown key '\(name)'",
      hint: "did you mean '\(nearest)'?", exit: .configuration)
  }

  /// A command in a file that other users can change would run as this user.
  private func refuseCommands() throws(Failure) {
    guard let line = commandLines.min() else { return }
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
        hint:
          "sign in with '\(program: .auth) login', or use the environment or credential_command",
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
