import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The signals that ask the program to end, as a stream instead of as interruptions.
enum StopSignals {
  static let all = [SIGTERM, SIGINT, SIGHUP]
  static let interrupt = SIGINT

  private static var set: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in all { sigaddset(&set, signal) }
    return set
  }

  /// Keeps them from ending the process. Called while it has one thread, so that later threads and
  /// workers inherit it.
  static func block() {
    var set = set
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Each signal as it comes; the thread that waits for them lasts as long as the process.
  static func received() -> AsyncStream<Int32> {
    let (stream, continuation) = AsyncStream<Int32>.makeStream()
    DispatchQueue(label: "signals").async {
      var set = set
      while true {
        var signal: Int32 = 0
        if sigwait(&set, &signal) == 0 { continuation.yield(signal) }
      }
    }
    return stream
  }

  /// Whether a SIGINT came from the keyboard, to every process of the terminal's foreground group.
  static var isInForeground: Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }
}
