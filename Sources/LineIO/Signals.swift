#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

package enum Signals {
  /// Lets ^\ end the process as it ends other programs. The Swift runtime would treat it as a crash
  /// and print a backtrace.
  package static func quitWithoutBacktrace() {
    let previous = signal(SIGQUIT, SIG_DFL)
    // Under nohup and in background jobs it may be ignored, and stays so.
    if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(SIGQUIT, SIG_IGN)
    }
  }

  /// Makes a write beyond the limit of file sizes fail with `EFBIG` instead of raising a signal.
  package static func ignoreSizeLimit() { signal(SIGXFSZ, SIG_IGN) }

  /// Makes a write to a closed pipe fail with `EPIPE` instead of raising a signal.
  package static func ignoreClosedPipe() { signal(SIGPIPE, SIG_IGN) }

  /// Ends the process as a write to a closed pipe would, even if SIGPIPE was inherited as ignored
  /// or blocked. The shell reports 141.
  package static func dieOfClosedPipe() -> Never {
    signal(SIGPIPE, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGPIPE)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(SIGPIPE)
    exit(141)
  }
}
