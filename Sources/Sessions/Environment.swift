package import Records

/// What a program knows of the world around it. Below the programs nothing reads the process's
/// own environment; tests hand in theirs.
package struct Environment: Sendable {
  package var variables: [String: String]
  /// The user's home folder; nil when there is none, and then nothing is kept.
  package var homeFolder: String?
  /// The time of day. It has no fraction of a second: what is written down of it is read by programs
  /// that know none (jq's `fromdate`).
  package var now: @Sendable () -> Timestamp
  /// A number from 0 up to, not including, 1.
  package var random: @Sendable () -> Double

  package init(
    variables: [String: String], homeFolder: String?,
    now: @escaping @Sendable () -> Timestamp, random: @escaping @Sendable () -> Double
  ) {
    self.variables = variables
    self.homeFolder = homeFolder
    self.now = now
    self.random = random
  }

  /// The environment that these variables of a process make: `HOME` names the home folder, time
  /// and chance are the machine's.
  package init(variables: [String: String]) {
    self.init(
      variables: variables, homeFolder: variables["HOME"], now: { Timestamp.now().toTheSecond },
      random: { Double.random(in: 0..<1) })
  }

  /// The variable of that name; nil also when it is empty, as the XDG specification asks for.
  package subscript(name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// `$XDG_CONFIG_HOME/jm`, else `~/.config/jm`; relative values of the variable are ignored.
  package var configFolder: String? { folder("XDG_CONFIG_HOME", under: ".config") }

  /// `$XDG_STATE_HOME/jm`, else `~/.local/state/jm`.
  package var stateFolder: String? { folder("XDG_STATE_HOME", under: ".local/state") }

  /// `$XDG_CACHE_HOME/jm`, else `~/.cache/jm`.
  package var cacheFolder: String? { folder("XDG_CACHE_HOME", under: ".cache") }

  private func folder(_ variable: String, under relative: String) -> String? {
    if let root = self[variable], root.hasPrefix("/") { return "\(root)/jm" }
    return homeFolder.flatMap { $0.isEmpty ? nil : "\($0)/\(relative)/jm" }
  }
}
