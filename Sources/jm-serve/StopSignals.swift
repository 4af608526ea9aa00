import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The signals that ask the program to end, as a stream.
enum StopSignals {
  static let all = [SIGTERM, SIGINT, SIGHUP]
  static let interrupt = SIGINT

  /// Catches the signals from now on. Blocking them would not be enough: the first thread waits in
  /// sigsuspend(2) with an empty signal mask.
  static func catchAll() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    readEnd = ends[0]
    writeEnd = ends[1]
    for number in all {
      var inherited = sigaction()
      sigaction(number, nil, &inherited)
      // nohup(1) and shells start programs with some of them ignored.
      if isIgnored(inherited) { continue }
      signal(number, handler)
    }
  }

  /// The signals in the order of their arrival. The thread that waits for them is never ended.
  static func received() -> AsyncStream<Int32> {
    let (stream, continuation) = AsyncStream<Int32>.makeStream()
    let end = readEnd
    DispatchQueue(label: "signals").async {
      var number: UInt8 = 0
      while true {
        let count = read(end, &number, 1)
        if count == 1 { continuation.yield(Int32(number)) }
        if count == 0 || count < 0 && errno != EINTR { break }
      }
    }
    return stream
  }

  /// Whether the terminal sends SIGINT to this process, and so to all processes of its group.
  static var isInForeground: Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #else
      let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Only write(2), which a handler may call (POSIX.1-2017 §2.4.3).
  private static let handler: @convention(c) (Int32) -> Void = { number in
    let saved = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(writeEnd, &byte, 1)
    errno = saved
  }
}

// Written once by `catchAll`, before the handlers are installed and before there are threads; a
// handler cannot take a lock.
nonisolated(unsafe) private var readEnd: Int32 = -1
nonisolated(unsafe) private var writeEnd: Int32 = -1
