package import Records

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The outside world as settings and stores see it. Modules below the programs read nothing else of
/// the process; tests pass their own.
package struct Environment: Sendable {
  package var variables: [String: String]
  /// The user's home folder, an absolute path. Nil if there is none; then nothing is stored.
  package var homeFolder: String?
  /// The user who must own the files of the state folder, as `geteuid` returns it.
  package var user: UInt32 = geteuid()
  /// The time of day in whole seconds: stored times are read by programs that accept no fraction,
  /// such as jq's `fromdate`.
  package var now: @Sendable () -> Timestamp
  /// A number from 0 up to, but not including, 1.
  package var random: @Sendable () -> Double
  /// Receives trouble that does not stop the run: one sentence, in lower case, without a full stop.
  package var warn: @Sendable (String) -> Void = { _ in }
  /// Receives the reason why something is not saved for later runs. A run reports only the first: the
  /// cause, such as a folder that is not writable, is mostly the same.
  package var warnUnsaved: @Sendable (String) -> Void = { _ in }
  /// Whether files of the state and cache folders are only read (`--dry-run`).
  package var isReadOnly = false

  package init(
    variables: [String: String], homeFolder: String?,
    now: @escaping @Sendable () -> Timestamp, random: @escaping @Sendable () -> Double
  ) {
    self.variables = variables
    self.homeFolder = homeFolder.flatMap { $0.hasPrefix("/") ? $0 : nil }
    self.now = now
    self.random = random
  }

  /// The environment of a process with these variables: `HOME` is the home folder, and the time and
  /// random numbers are the machine's.
  package init(variables: [String: String]) {
    self.init(
      variables: variables, homeFolder: variables["HOME"], now: { Timestamp.now().toTheSecond },
      random: { Double.random(in: 0..<1) })
  }

  /// The variable of that name; nil if it is unset or empty (XDG Base Directory Specification).
  package subscript(name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// `$XDG_CONFIG_HOME/jm`, otherwise `~/.config/jm`. Relative values of the variable are ignored.
  package var configFolder: String? { folder("XDG_CONFIG_HOME", under: ".config") }

  /// `config.toml` in the configuration folder.
  package var configFile: String? { configFolder.map { "\($0)/config.toml" } }

  /// `$XDG_STATE_HOME/jm`, otherwise `~/.local/state/jm`.
  package var stateFolder: String? { folder("XDG_STATE_HOME", under: ".local/state") }

  /// `$XDG_CACHE_HOME/jm`, otherwise `~/.cache/jm`.
  package var cacheFolder: String? { folder("XDG_CACHE_HOME", under: ".cache") }

  private func folder(_ variable: String, under relative: String) -> String? {
    if let root = self[variable], root.hasPrefix("/") { return "\(root)/jm" }
    return homeFolder.map { "\($0)/\(relative)/jm" }
  }
}
