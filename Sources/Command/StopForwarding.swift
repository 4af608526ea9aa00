#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Sends the signals that end this process to a command first, so that neither outlives the other.
enum StopForwarding {
  private static let ending = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

  /// Call it before the command starts: a signal that arrives meanwhile waits for `begin` or `end`.
  static func prepare() {
    receiver = unknown
    for number in ending {
      let previous = signal(number, handler)
      // Under nohup and in background jobs some are ignored, and stay so.
      if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  static func begin(to command: pid_t) {
    receiver = command
    raiseWaiting()
  }

  /// The terminal sends these signals to the command as well, which may handle them.
  static func leaveInterruptsToCommand() {
    for number in [SIGINT, SIGQUIT] { signal(number, SIG_IGN) }
  }

  /// Call it when the command has ended or could not be started.
  static func end() {
    receiver = 0
    raiseWaiting()
  }

  private static func raiseWaiting() {
    let number = waiting
    waiting = 0
    if number != 0 { kill(getpid(), number) }
  }

  /// Only calls that a handler may make (POSIX.1-2017 §2.4.3).
  private static let handler: @convention(c) (Int32) -> Void = { number in
    if receiver == unknown {
      waiting = number
      return
    }
    let saved = errno
    if receiver > 0 { kill(receiver, number) }
    signal(number, SIG_DFL)
    raise(number)
    errno = saved
  }
}

/// The process that signals are sent to; 0 if there is none. Unsafe, because a handler cannot take a lock;
/// a number of this size is read and written in one step.
nonisolated(unsafe) private var receiver: pid_t = 0
/// A signal that arrived while the command was being started; 0 if none did. Unsafe, as `receiver` is.
nonisolated(unsafe) private var waiting: Int32 = 0
/// The command is being started: its number is not known.
private let unknown: pid_t = -1
