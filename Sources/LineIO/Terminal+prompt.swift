#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Terminal {
  /// The maximum number of bytes of an answer: the longest line that a terminal passes on in
  /// canonical mode.
  private static let answerLimit = 4096

  /// Shows `prompt` on the controlling terminal and reads a line from it.
  ///
  /// A signal that ends or stops the process (^C, ^\, ^Z, SIGTERM, SIGHUP) first restores the
  /// terminal's settings, then takes its usual effect. After a stop the prompt is shown again.
  ///
  /// - Parameter echo: whether the terminal shows what is typed.
  /// - Returns: nil if there is no controlling terminal, or at the end of its input.
  package static func ask(_ prompt: String, echo: Bool) -> String? {
    guard let terminal = try? FileDescriptor.openTerminal() else { return nil }
    defer { try? terminal.close() }
    while true {
      guard let signals = PromptSignals() else { return nil }
      guard let settings = TerminalSettings(of: terminal) else {
        signals.end()
        return nil
      }
      if !echo { settings.hideInput() }
      try? terminal.write(Array(prompt.utf8))
      let answer = read(terminal, signals)
      settings.restore()
      signals.end()
      switch answer {
      case .line(let line): return String(decoding: line, as: UTF8.self)
      case .end: return nil
      case .signal(let number):
        try? terminal.write([0x0A])
        Signals.raiseHere(number)
      // Reached again after a stop, or if the process handles the signal itself.
      }
    }
  }

  private enum Answer {
    case line([UInt8])
    case end
    case signal(Int32)
  }

  private static func read(_ terminal: FileDescriptor, _ signals: borrowing PromptSignals) -> Answer
  {
    var line: [UInt8] = []
    var block = [UInt8](repeating: 0, count: answerLimit)
    while true {
      if let number = signals.received(before: terminal) { return .signal(number) }
      let count = block.withUnsafeMutableBytes { try? terminal.read(into: $0) }
      guard let count, count > 0 else { return line.isEmpty ? .end : .line(line) }
      line += block[..<count]
      if let end = line.firstIndex(of: 0x0A) { return .line(Array(line[..<end])) }
      if line.count >= answerLimit { return .line(line) }
    }
  }
}

extension FileDescriptor {
  fileprivate static func openTerminal() throws(SystemError) -> FileDescriptor {
    let descriptor = systemOpen("/dev/tty", O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError.last("open /dev/tty") }
    return FileDescriptor(rawValue: descriptor)
  }

  private static func systemOpen(_ path: String, _ flags: Int32) -> Int32 {
    #if canImport(Glibc)
      Glibc.open(path, flags)
    #else
      Darwin.open(path, flags)
    #endif
  }
}

extension Signals {
  /// Raises a signal in this thread, whose library may block it there. It has taken effect on return.
  fileprivate static func raiseHere(_ number: Int32) {
    var set = sigset_t()
    var previous = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, &previous)
    raise(number)
    pthread_sigmask(SIG_SETMASK, &previous, nil)
  }
}

/// The settings of a terminal as a prompt found them.
private struct TerminalSettings {
  private let terminal: FileDescriptor
  private var settings = termios()

  init?(of terminal: FileDescriptor) {
    self.terminal = terminal
    if tcgetattr(terminal.rawValue, &settings) != 0 { return nil }
  }

  /// Turns echo off, except for the end of the line, and discards what was typed ahead.
  func hideInput() {
    var silent = settings
    silent.c_lflag &= ~tcflag_t(ECHO)
    silent.c_lflag |= tcflag_t(ECHONL)
    tcsetattr(terminal.rawValue, TCSAFLUSH, &silent)
  }

  func restore() {
    var settings = settings
    tcsetattr(terminal.rawValue, TCSAFLUSH, &settings)
  }
}

/// Catches the signals that end or stop a process while a prompt has changed the terminal's settings.
///
/// A signal can arrive on any thread. Its handler writes the signal's number to a pipe, on which the
/// prompt waits together with the terminal.
private struct PromptSignals: ~Copyable {
  private static let numbers = [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP]

  /// The end of the pipe to which the handler writes. Set before the handler is installed and not
  /// changed until it is removed; one prompt at a time is shown.
  nonisolated(unsafe) private static var pipe: Int32 = -1

  private let reading: Int32
  private let writing: Int32
  private var previous: [(number: Int32, action: sigaction)] = []

  /// Nil if there are no descriptors left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard Self.makePipe(&ends) else { return nil }
    (reading, writing) = (ends[0], ends[1])
    Self.pipe = writing
    for number in Self.numbers {
      var action = sigaction()
      #if canImport(Glibc)
        action.__sigaction_handler.sa_handler = Self.handler
      #else
        action.__sigaction_u.__sa_handler = Self.handler
      #endif
      var old = sigaction()
      sigaction(number, nil, &old)
      // One that is ignored, as under nohup, stays ignored.
      if Self.isIgnored(old) { continue }
      sigaction(number, &action, nil)
      previous.append((number, old))
    }
  }

  private static let handler: @convention(c) (Int32) -> Void = { number in
    let error = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(PromptSignals.pipe, &byte, 1)
    errno = error
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #else
      let handler = action.__sigaction_u.__sa_handler
    #endif
    // SIG_IGN is the address 1.
    return unsafeBitCast(handler, to: Int.self) == 1
  }

  private static func makePipe(_ ends: inout [Int32]) -> Bool {
    #if canImport(Glibc)
      let status = Glibc.pipe(&ends)
    #else
      let status = Darwin.pipe(&ends)
    #endif
    guard status == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return true
  }

  /// Waits for input of the terminal; a signal's number if that comes first.
  borrowing func received(before terminal: FileDescriptor) -> Int32? {
    while true {
      var entries = [
        pollfd(fd: reading, events: Int16(POLLIN), revents: 0),
        pollfd(fd: terminal.rawValue, events: Int16(POLLIN), revents: 0),
      ]
      if poll(&entries, 2, -1) < 0 {
        // The handler ran on this thread.
        if errno == EINTR { continue }
        return nil
      }
      if entries[0].revents == 0 { return nil }
      var byte: UInt8 = 0
      if read(reading, &byte, 1) == 1 { return Int32(byte) }
    }
  }

  /// Restores the previous actions of the signals.
  consuming func end() {
    for entry in previous {
      var action = entry.action
      sigaction(entry.number, &action, nil)
    }
    close(reading)
    close(writing)
  }
}
