package import LineIO
package import Records
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A command that reads from a pipe what this program writes. It has the program's output, messages
/// and environment.
///
/// A signal that ends this program is sent to the command first. Once the command has all of its input,
/// ^C and ^\ are its own affair, as with system(3).
package final class PipedCommand: Sendable {
  /// Writes to the command's standard input.
  package let input: ByteWriter
  /// The file that `input` writes to.
  let inputFile: FileDescriptor
  private let words: [String]
  private let state: Mutex<State>

  private struct State {
    /// Closed once the command has its own copy.
    var readEnd: FileDescriptor?
    var writeEnd: FileDescriptor?
    var identifier: pid_t?
  }

  /// Creates the pipe. Nothing runs before `start`.
  ///
  /// - Parameter words: the command and its arguments, as `ArgumentText` has them.
  /// - Throws: `cannot_start` (70) if there are too many open files.
  package init(_ words: [String]) throws(Failure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw Failure(
        "cannot_start", "cannot create a pipe: \(String(cString: strerror(errno)))",
        exit: .internalFault)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    self.words = words
    let writeEnd = FileDescriptor(rawValue: ends[1])
    inputFile = writeEnd
    input = ByteWriter(writeEnd)
    state = Mutex(State(readEnd: FileDescriptor(rawValue: ends[0]), writeEnd: writeEnd))
  }

  /// Starts the command, found as a shell finds it, unless it has been started.
  ///
  /// - Throws: `Failure` with exit 127 if the program does not exist, 126 if it cannot be started.
  package func start() throws(Failure) {
    let result: Int32? = state.withLock { state in
      guard state.identifier == nil, let readEnd = state.readEnd else { return nil }
      StopForwarding.prepare()
      let (result, identifier) = Self.spawn(words, readingFrom: readEnd.rawValue)
      guard result == 0 else {
        StopForwarding.end()
        return result
      }
      try? readEnd.close()
      state.readEnd = nil
      state.identifier = identifier
      StopForwarding.begin(to: identifier)
      return 0
    }
    guard let result, result != 0 else { return }
    let name = String(decoding: ArgumentText.bytes(words.first ?? ""), as: UTF8.self)
    throw result == ENOENT
      ? Failure(
        "command_not_found", "\(name): command not found", exit: ExitStatus(rawValue: 127))
      : Failure(
        "cannot_start", "cannot start \(name): \(String(cString: strerror(result)))",
        exit: ExitStatus(rawValue: 126))
  }

  /// Leaves ^C and ^\ to the command from now on.
  func leaveInterrupts() { StopForwarding.leaveInterruptsToCommand() }

  /// Waits for the command to end; `finish` still returns its status.
  func waitForEnd() {
    if let identifier = state.withLock({ $0.identifier }) { Self.waitWithoutReaping(identifier) }
  }

  /// Ends the command's input and waits for it to end.
  ///
  /// - Returns: its exit status, or 128 and the number of the signal that ended it; nil if it was never
  ///   started.
  package func finish() -> ExitStatus? {
    let identifier = state.withLock { state in
      if state.identifier != nil { StopForwarding.leaveInterruptsToCommand() }
      for end in [state.readEnd, state.writeEnd] { try? end?.close() }
      state.readEnd = nil
      state.writeEnd = nil
      return state.identifier.take()
    }
    guard let identifier else { return nil }
    Self.waitWithoutReaping(identifier)
    // Before its number can belong to another process.
    StopForwarding.end()
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return ExitStatus(rawValue: signal == 0 ? status >> 8 & 0xFF : 128 + signal)
  }

  /// Asks the command to end, because its input will never be complete, and waits until it has.
  package func cancel() {
    if let identifier = state.withLock({ $0.identifier }) { kill(identifier, SIGTERM) }
    _ = finish()
  }

  private static func waitWithoutReaping(_ identifier: pid_t) {
    var information = siginfo_t()
    while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
  }

  private static func spawn(
    _ words: [String], readingFrom input: Int32
  ) -> (result: Int32, identifier: pid_t) {
    #if canImport(Glibc)
      var files = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var files: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Programs of the toolkit ignore these, and threads of the runtime block most signals.
    var reset = sigset_t()
    sigemptyset(&reset)
    sigaddset(&reset, SIGPIPE)
    sigaddset(&reset, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &reset)
    var mask = sigset_t()
    sigemptyset(&mask)
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    let arguments = words.map { word in
      strdup(ArgumentText.bytes(word).map(CChar.init(bitPattern:)) + [0])
    }
    defer { for argument in arguments { free(argument) } }
    guard let name = arguments.first ?? nil else { return (ENOENT, 0) }
    var identifier: pid_t = 0
    let result = posix_spawnp(
      &identifier, name, &files, &attributes,
      arguments + [nil], environ)
    return (result, identifier)
  }
}
