#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

package enum Signals {
  /// Turns a write to a closed pipe into the error `EPIPE` instead of a signal.
  package static func ignoreClosedPipe() { signal(SIGPIPE, SIG_IGN) }

  /// Ends the process the way a write to a closed pipe ends one, also where SIGPIPE was inherited
  /// as ignored or blocked: the shell sees 141.
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
