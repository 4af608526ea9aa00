internal import LineIO

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The user's web browser.
package struct Browser: Sendable {
  /// The path of the program that opens an address in it.
  let opener: String

  /// Nil if no browser can open in front of the user: no desktop, a remote login, a CI job.
  package init?(_ variables: [String: String]) {
    func isSet(_ name: String) -> Bool { !(variables[name] ?? "").isEmpty }
    if isSet("CI") { return nil }
    #if canImport(Darwin)
      if isSet("SSH_CONNECTION") { return nil }
      opener = "/usr/bin/open"
    #else
      guard isSet("DISPLAY") || isSet("WAYLAND_DISPLAY") || isSet("BROWSER"),
        let folder = (variables["PATH"] ?? "").split(separator: ":").first(where: {
          access("\($0)/xdg-open", X_OK) == 0
        })
      else { return nil }
      opener = "\(folder)/xdg-open"
    #endif
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
    let arguments = [strdup(opener), strdup(address)]
    defer { for argument in arguments { free(argument) } }
    var identifier: pid_t = 0
    return posix_spawn(&identifier, opener, &files, &attributes, arguments + [nil], environ) == 0
  }
}
