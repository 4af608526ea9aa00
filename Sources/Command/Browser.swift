internal import LineIO

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The user's web browser.
package struct Browser: Sendable {
  /// The path of the program that opens an address in it.
  private let opener: String
  /// Its arguments. The address takes the place of `%s`, otherwise it is the last one.
  private var arguments: [String] = []

  /// Nil if no browser can open in front of the user: no desktop, a remote login, a CI job.
  package init?(_ variables: [String: String]) {
    func isSet(_ name: String) -> Bool { !(variables[name] ?? "").isEmpty }
    if isSet("CI") { return nil }
    if let named = Self.named(variables) {
      (opener, arguments) = named
      return
    }
    #if canImport(Darwin)
      if isSet("SSH_CONNECTION") { return nil }
      opener = "/usr/bin/open"
    #else
      guard isSet("DISPLAY") || isSet("WAYLAND_DISPLAY"),
        let found = InstalledProgram.path(of: "xdg-open", variables)
      else { return nil }
      opener = found
    #endif
  }

  /// The first command in `BROWSER` that is installed: commands are separated by colons, and each
  /// may have arguments.
  private static func named(_ variables: [String: String]) -> (String, [String])? {
    for command in (variables["BROWSER"] ?? "").split(separator: ":") {
      let words = command.split(separator: " ").map(String.init)
      guard let name = words.first, let path = InstalledProgram.path(of: name, variables) else {
        continue
      }
      return (path, Array(words.dropFirst()))
    }
    return nil
  }

  /// Opens `address`, which is passed as one argument and never to a shell. The browser outlives this
  /// program.
  ///
  /// - Returns: whether the browser was started.
  package func open(_ address: String) -> Bool {
    #if canImport(Glibc)
      var files = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var files: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    // Its output must not mix with messages and results.
    for descriptor in Int32(0)...2 {
      posix_spawn_file_actions_addopen(&files, descriptor, "/dev/null", O_RDWR, 0)
    }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var reset = sigset_t()
    sigemptyset(&reset)
    sigaddset(&reset, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &reset)
    // A process group of its own, so that ^C at the terminal does not end the browser.
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETPGROUP))
    var words = arguments.map { $0.replacing("%s", with: address) }
    if words == arguments { words.append(address) }
    let arguments = ([opener] + words).map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    var identifier: pid_t = 0
    return posix_spawn(&identifier, opener, &files, &attributes, arguments + [nil], environ) == 0
  }
}
