import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// SIGUSR1, which asks for the progress of a run. The first thread, which has nothing else to do,
/// waits for it: any other way would start more threads.
enum StatusSignal {
  private static let answer = Mutex<(@Sendable () -> Void)?>(nil)

  /// Calls `answer` for each signal from now on. Before the first call the signal has its default
  /// action.
  static func answer(with answer: @escaping @Sendable () -> Void) {
    // Not every system can wait for a signal that the process inherited as ignored.
    signal(SIGUSR1, SIG_DFL)
    self.answer.withLock { $0 = answer }
  }

  /// Writes a line to stderr for each signal from now on, while the first thread works and does not
  /// wait.
  ///
  /// - Precondition: the process has one thread.
  static func answer(writing line: [UInt8]) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: line.count)
    _ = copy.initialize(from: line)
    Self.line = UnsafeRawBufferPointer(copy)
    signal(SIGUSR1) { _ in
      let error = errno
      _ = write(STDERR_FILENO, StatusSignal.line.baseAddress, StatusSignal.line.count)
      errno = error
    }
  }

  /// Set once, before the handler that reads it is installed.
  nonisolated(unsafe) private static var line = UnsafeRawBufferPointer(start: nil, count: 0)

  /// Blocks the signal on this thread and on those that it starts.
  static func block() {
    var mask = mask
    pthread_sigmask(SIG_BLOCK, &mask, nil)
  }

  /// Waits for signals until the process ends.
  ///
  /// - Precondition: `block` was called before there were other threads.
  static func wait() -> Never {
    var mask = mask
    while true {
      var number: Int32 = 0
      guard sigwait(&mask, &number) == 0 else { continue }
      if let answer = answer.withLock({ $0 }) {
        answer()
      } else {
        pthread_sigmask(SIG_UNBLOCK, &mask, nil)
        raise(SIGUSR1)
        pthread_sigmask(SIG_BLOCK, &mask, nil)
      }
    }
  }

  private static var mask: sigset_t {
    var mask = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, SIGUSR1)
    return mask
  }
}
