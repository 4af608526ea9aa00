import CProcess
import Dispatch
import Records
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs one command with this program's standard streams, in a process that cleans up after both
/// when this one is killed.
final class Supervisor: Sendable {
  private let socket: Int32
  /// Messages to the supervisor must not mix.
  private let sending = Mutex(())

  /// - Precondition: the process has one thread, and has opened nothing that the command must not
  ///   inherit.
  /// - Throws: `Failure` with exit 70 when the system cannot start a process.
  init() throws(Failure) {
    socket = cprocess_start_supervisor()
    guard socket >= 0 else {
      throw Failure(
        "cannot_start", "cannot start a process: \(String(cString: strerror(errno)))",
        exit: .internalFault)
    }
  }

  /// Makes the supervisor end and leave everything unchanged. Must be the last call.
  func end() {
    sending.withLock { _ in cprocess_end_supervisor(socket) }
  }

  /// Makes the supervisor remove `folder` if this process dies.
  func watch(folder: String) {
    _ = sending.withLock { _ in cprocess_supervise_folder(socket, folder) }
  }

  /// Starts `command`, found as a shell finds it in the `PATH` of `environment`.
  ///
  /// - Throws: `Failure` with exit 127 if the program does not exist, 126 if it cannot be started.
  func start(_ command: [String], environment: [String: String]) throws(Failure) {
    let name = command.first ?? ""
    let path = try Self.path(of: name, in: environment["PATH"] ?? "/usr/bin:/bin")
    let status = sending.withLock { _ in
      Self.withCStrings(command) { arguments in
        Self.withCStrings(environment.map { "\($0.key)=\($0.value)" }) { variables in
          cprocess_supervise_command(socket, path, arguments, variables)
        }
      }
    }
    guard status == 0 else {
      throw Failure(
        "cannot_start", "cannot start \(name): \(String(cString: strerror(status)))",
        exit: ExitStatus(rawValue: status == ENOENT ? 127 : 126))
    }
  }

  /// Sends a signal to the command; does nothing once it has ended.
  func send(_ signal: Int32) {
    sending.withLock { _ in cprocess_supervise_signal(socket, signal) }
  }

  /// The exit status of the command, or 128 and the number of the signal that ended it.
  func wait() async -> ExitStatus {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "command").async { [self] in
        continuation.resume(returning: ExitStatus(rawValue: cprocess_supervise_wait(socket)))
      }
    }
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
        "command_not_found", "\(name): command not found", exit: ExitStatus(rawValue: 127))
  }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
