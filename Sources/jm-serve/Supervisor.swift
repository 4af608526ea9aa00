import Dispatch
import Records
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program that was started with this one's stdin, stdout and stderr.
final class ChildProcess: Sendable {
  private let identifier: pid_t
  private let isReaped = Mutex(false)

  /// Starts `command`, found as a shell finds it in the `PATH` of `environment`.
  ///
  /// Signals have their default actions again there, and none is blocked.
  ///
  /// - Throws: `Failure` with exit 127 when there is no such program, 126 when it cannot be started.
  init(_ command: [String], environment: [String: String]) throws(Failure) {
    let name = command.first ?? ""
    let path = try Self.path(of: name, in: environment["PATH"] ?? "/usr/bin:/bin")
    let variables = environment.map { "\($0.key)=\($0.value)" }
    var (status, identifier) = Self.spawn(path, command, variables)
    if status == ENOEXEC {
      // A script without an interpreter line, which execvp(3) hands to the shell too.
      (status, identifier) = Self.spawn(
        "/bin/sh", ["sh", path] + command.dropFirst(), variables)
    }
    guard status == 0 else {
      throw Failure(
        "cannot_start", "\(name) cannot be started: \(String(cString: strerror(status)))",
        exit: ExitStatus(rawValue: status == ENOENT ? 127 : 126))
    }
    self.identifier = identifier
  }

  func send(_ signal: Int32) {
    isReaped.withLock { isReaped in
      // The number may be another process's once it was waited for.
      if !isReaped { kill(identifier, signal) }
    }
  }

  /// How it ended: its own status, or 128 and the number of the signal.
  func wait() async -> ExitStatus {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "child").async { [self] in
        continuation.resume(returning: reap())
      }
    }
  }

  private func reap() -> ExitStatus {
    var information = siginfo_t()
    while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    return isReaped.withLock { isReaped in
      isReaped = true
      var status: Int32 = 0
      while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
      // The layout that the macros WIFEXITED, WEXITSTATUS and WTERMSIG read.
      let signal = status & 0x7F
      return ExitStatus(rawValue: signal == 0 ? (status >> 8) & 0xFF : 128 + signal)
    }
  }

  private static func spawn(
    _ path: String, _ arguments: [String], _ environment: [String]
  ) -> (status: Int32, identifier: pid_t) {
    #if canImport(Glibc)
      var attributes = posix_spawnattr_t()
    #else
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigemptyset(&all)
    for signal in StopSignals.all + [SIGPIPE] { sigaddset(&all, signal) }
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var identifier: pid_t = 0
    let status = withCStrings(arguments) { arguments in
      withCStrings(environment) { environment in
        posix_spawn(&identifier, path, nil, &attributes, arguments, environment)
      }
    }
    return (status, identifier)
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }

  private static func path(of name: String, in path: String) throws(Failure) -> String {
    if name.contains("/") { return name }
    var refused = false
    for folder in path.split(separator: ":", omittingEmptySubsequences: false) {
      let candidate = folder.isEmpty ? "./\(name)" : "\(folder)/\(name)"
      if access(candidate, X_OK) == 0, !isDirectory(candidate) { return candidate }
      if access(candidate, F_OK) == 0 { refused = true }
    }
    throw refused
      ? Failure(
        "cannot_start", "\(name) is not executable", exit: ExitStatus(rawValue: 126))
      : Failure(
        "command_not_found", "there is no program \(name) on PATH",
        exit: ExitStatus(rawValue: 127))
  }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
