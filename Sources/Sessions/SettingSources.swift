internal import Records
internal import Transport

/// The four places a setting can come from, asked in their order.
struct SettingSources {
  let profileName: String
  let profileOrigin: SettingOrigin
  private let service: Service
  private let environment: Environment
  private let file: ConfigFile
  private let values: [String: ConfigFile.Value]

  init(
    _ service: Service, _ flags: SettingFlags, _ environment: Environment, _ file: ConfigFile
  ) throws(Failure) {
    self.service = service
    self.environment = environment
    self.file = file
    let variable = "\(service.prefix)_PROFILE"
    if let name = flags.profile {
      (profileName, profileOrigin) = (name, .flag("--profile"))
    } else if let name = environment[variable] ?? environment["JM_PROFILE"] {
      let used = environment[variable] == nil ? "JM_PROFILE" : variable
      (profileName, profileOrigin) = (name, .environment(used))
    } else {
      (profileName, profileOrigin) = (ConfigFile.defaultProfile, .builtIn)
    }
    if let values = file.profiles[profileName] {
      self.values = values
    } else if profileOrigin == .builtIn || profileName == ConfigFile.defaultProfile {
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

  func secret(_ key: String, flag: String? = nil) throws(Failure) -> Setting<Secret>? {
    try text(key, flag: flag).map { Setting(Secret($0.value), from: $0.origin) }
  }

  func address(
    _ key: String, flag: String?, builtIn: String?
  ) throws(Failure) -> Setting<WebAddress>? {
    let found = try text(key, flag: flag) ?? builtIn.map { Setting($0, from: .builtIn) }
    guard let found else { return nil }
    do throws(Failure) {
      return Setting(try WebAddress(found.value), from: found.origin)
    } catch {
      throw bad(key, found.origin, error.message)
    }
  }

  func truth(_ key: String, flag: Bool? = nil) throws(Failure) -> Setting<Bool>? {
    if let flag { return Setting(flag, from: .flag(flagName(key))) }
    guard let found = try text(key) else { return nil }
    switch found.value.lowercased() {
    case "true", "1", "yes", "on": return Setting(true, from: found.origin)
    case "false", "0", "no", "off": return Setting(false, from: found.origin)
    default: throw bad(key, found.origin, "'\(found.value)' is neither true nor false")
    }
  }

  func rate(_ flag: Double?) throws(Failure) -> Setting<Double>? {
    let found: Setting<Double>?
    if let flag {
      found = Setting(flag, from: .flag("--rate"))
    } else {
      let text = try text("rate")
      found = text.map { Setting(Double($0.value) ?? -1, from: $0.origin) }
    }
    guard let found, !(found.value > 0 && found.value.isFinite) else { return found }
    throw bad("rate", found.origin, "it is a number of requests a second, above 0")
  }

  func jobs(_ flag: Int?) throws(Failure) -> Setting<Int>? {
    let found: Setting<Int>?
    if let flag {
      found = Setting(flag, from: .flag("--jobs"))
    } else {
      found = try text("jobs").map { Setting(Int($0.value) ?? 0, from: $0.origin) }
    }
    guard let found, !(1...4096).contains(found.value) else { return found }
    throw bad("jobs", found.origin, "it is a whole number from 1 to 4096")
  }

  private func flagName(_ key: String) -> String {
    switch key {
    case "ca_bundle": "--cacert"
    default: "--" + String(key.map { $0 == "_" ? "-" : $0 })
    }
  }

  private func bad(_ key: String, _ origin: SettingOrigin, _ reason: String) -> Failure {
    Failure("bad_setting", "\(key) from \(origin): \(reason)", exit: .configuration)
  }
}
