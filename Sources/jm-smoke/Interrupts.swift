import Dispatch
import Smoke
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The signals that end a run after it has deleted what it created. A second one ends it at once.
final class Interrupts: Sendable {
  private static let all = [SIGINT, SIGTERM, SIGHUP]

  private let received = Mutex<Int32?>(nil)

  /// - Parameter note: called at the first signal.
  init(_ interruption: Interruption, note: @escaping @Sendable () -> Void) {
    let waiting = Self.all.filter { number in
      // Under nohup and in background jobs some are ignored, and stay so.
      let previous = signal(number, SIG_IGN)
      return unsafeBitCast(previous, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
    }
    for number in waiting {
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      // The handler holds the source, which is never cancelled.
      source.setEventHandler { [self, source] in
        _ = source
        let isFirst = received.withLock { received in
          defer { received = received ?? number }
          return received == nil
        }
        guard isFirst else { Self.die(of: number) }
        note()
        interruption.raise()
      }
      source.resume()
    }
  }

  /// Ends the process with the signal that ended the run; returns if there was none.
  func dieIfReceived() {
    if let number = received.withLock({ $0 }) { Self.die(of: number) }
  }

  private static func die(of number: Int32) -> Never {
    signal(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
    exit(128 + number)
  }
}
