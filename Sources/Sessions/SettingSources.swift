internal import LineIO
internal import Records
internal import Transport

/// The sources of a setting in order of precedence: flag, environment, profile, built-in default.
struct SettingSources {
  /// The prefix of the environment variables that apply to all services.
  private static let toolkitPrefix = "JM"

  let profileName: String
  let profileOrigin: SettingOrigin
  private let service: Service
  private let environment: Environment
  private let file: ConfigFile
  private let values: [String: ConfigFile.Value]

  /// - Throws: `unknown_profile` (78) if the named profile does not exist.
  init(
    _ service: Service, _ flags: SettingFlags, _ environment: Environment, _ file: ConfigFile
  ) throws(Failure) {
    self.service = service
    self.environment = environment
    self.file = file
    let variable = "\(service.prefix)_PROFILE"
    let general = "\(Self.toolkitPrefix)_PROFILE"
    if let name = flags.profile {
      (profileName, profileOrigin) = (name, .flag("--profile"))
    } else if let name = environment[variable] ?? environment[general] {
      let used = environment[variable] == nil ? general : variable
      (profileName, profileOrigin) = (name, .environment(used))
    } else {
      (profileName, profileOrigin) = (ConfigFile.defaultProfile, .builtIn)
    }
    if let values = file.profiles[profileName] {
      self.values = values
    } else if profileName == ConfigFile.defaultProfile {
      values = [:]
    } else {
      throw file.unknownProfile(profileName, origin: profileOrigin)
    }
  }

  func text(
    _ key: String, flag: String? = nil, others: [String] = []
  ) throws(Failure) -> Setting<String>? {
    if let flag { return Setting(flag, from: .flag(flagName(key))) }
    for variable in ["\(service.prefix)_\(key.uppercased())"] + others {
      if let value = environment[variable] { return Setting(value, from: .environment(variable)) }
    }
    return values[key].map { value in
      Setting(
        value.text, from: .profile(name: profileName, file: file.path, line: value.line))
    }
  }

  func secret(_ key: String) throws(Failure) -> Setting<Secret>? {
    try text(key).map { Setting(Secret($0.value), from: $0.origin) }
  }

  /// - Parameters:
  ///   - suffix: a path that is removed from the end of the address.
  ///   - allowsHTTP: whether plain HTTP is accepted for hosts other than this machine.
  func address(
    _ key: String, flag: String?, builtIn: String?, without suffix: String = "",
    allowsHTTP: Bool
  ) throws(Failure) -> Setting<WebAddress>? {
    let found = try text(key, flag: flag) ?? builtIn.map { Setting($0, from: .builtIn) }
    guard let found else { return nil }
    let address: WebAddress
    do throws(Failure) {
      address = try WebAddress(Self.trimmed(found.value, suffix))
    } catch {
      throw bad(key, found.origin, error.message, hint: error.hint)
    }
    if address.scheme == "http", !address.isLoopback, !allowsHTTP {
      throw bad(
        key, found.origin, "'\(address)' would send credentials and resumes unencrypted",
        hint: "use its https address; for a network of your own, allow_http permits plain HTTP "
          + "(--allow-http, \(service.prefix)_ALLOW_HTTP=true)")
    }
    return Setting(address, from: found.origin)
  }

  private static func trimmed(_ address: String, _ suffix: String) -> String {
    if suffix.isEmpty { return address }
    var rest = Substring(address)
    while rest.hasSuffix("/") { rest.removeLast() }
    return rest.hasSuffix(suffix) ? String(rest.dropLast(suffix.count)) : address
  }

  func truth(_ key: String, flag: Bool? = nil) throws(Failure) -> Setting<Bool>? {
    if let flag { return Setting(flag, from: .flag(flagName(key))) }
    guard let found = try text(key) else { return nil }
    switch found.value.lowercased() {
    case "true", "1", "yes", "on": return Setting(true, from: found.origin)
    case "false", "0", "no", "off": return Setting(false, from: found.origin)
    default: throw bad(key, found.origin, "must be true or false, not '\(found.value)'")
    }
  }

  func rate(_ flag: Double?) throws(Failure) -> Setting<Double>? {
    if let flag { return Setting(flag, from: .flag("--rate")) }
    guard let found = try text("rate") else { return nil }
    guard let rate = Double(found.value), rate > 0, rate.isFinite else {
      throw bad(
        "rate", found.origin,
        "must be a number of requests per second greater than 0, not '\(found.value)'"
      )
    }
    return Setting(rate, from: found.origin)
  }

  func jobs(_ flag: Int?) throws(Failure) -> Setting<Int>? {
    if let flag { return Setting(flag, from: .flag("--jobs")) }
    guard let found = try text("jobs") else { return nil }
    guard let jobs = Int(found.value), SettingFlags.jobsRange.contains(jobs) else {
      throw bad(
        "jobs", found.origin, "must be a whole number from 1 to 4096, not '\(found.value)'")
    }
    return Setting(jobs, from: found.origin)
  }

  /// A file that must be readable; `others` are variables of other programs, whose files are not checked.
  func file(
    _ key: String, flag: String?, others: [String]
  ) throws(Failure) -> Setting<String>? {
    guard let found = try text(key, flag: flag) else { return try text(key, others: others) }
    do throws(SystemError) {
      _ = try FileStatus.of(found.value)
    } catch {
      throw bad(
        key, found.origin,
        error.isNotFound
          ? "no such file: \(found.value)" : "cannot read \(found.value): \(error.reason)")
    }
    return found
  }

  private func flagName(_ key: String) -> String {
    switch key {
    case "ca_bundle": "--cacert"
    default: "--" + String(key.map { $0 == "_" ? "-" : $0 })
    }
  }

  /// Names the setting and where it came from.
  private func bad(
    _ key: String, _ origin: SettingOrigin, _ reason: String, hint: String? = nil
  ) -> Failure {
    Failure(
      "bad_setting", "\(key) (\(origin)): \(reason)", hint: hint, exit: .configuration)
  }
}
