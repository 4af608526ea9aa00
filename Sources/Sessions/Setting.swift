/// A value in force and its origin.
package struct Setting<Value: Sendable>: Sendable {
  package let value: Value
  package let origin: SettingOrigin

  package init(_ value: Value, from origin: SettingOrigin) {
    self.value = value
    self.origin = origin
  }
}

/// Where a setting came from.
package enum SettingOrigin: Sendable, Hashable, CustomStringConvertible {
  case flag(String)
  case environment(String)
  case profile(name: String, file: String, line: Int)
  case builtIn

  package var description: String {
    switch self {
    case .flag(let name): name
    case .environment(let name): "environment variable \(name)"
    case .profile(let name, let file, let line): "profile \(name) (\(file):\(line))"
    case .builtIn: "built in"
    }
  }
}
