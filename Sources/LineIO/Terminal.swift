#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What is known of the terminal behind a file.
package enum Terminal {
  package static func isTerminal(_ file: FileDescriptor) -> Bool { isatty(file.rawValue) == 1 }

  /// Columns of the terminal, or nil when the file is none or does not say.
  package static func columns(_ file: FileDescriptor) -> Int? {
    var size = winsize()
    guard ioctl(file.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Shows `prompt` on the controlling terminal and reads a line from it.
  ///
  /// - Parameter echo: whether what is typed is shown.
  /// - Returns: nil when there is no controlling terminal or it was closed.
  package static func ask(_ prompt: String, echo: Bool) -> String? {
    let descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let terminal = FileDescriptor(rawValue: descriptor)
    defer { try? terminal.close() }
    var original = termios()
    guard tcgetattr(descriptor, &original) == 0 else { return nil }
    if !echo {
      var silent = original
      silent.c_lflag &= ~tcflag_t(ECHO)
      silent.c_lflag |= tcflag_t(ECHONL)
      tcsetattr(descriptor, TCSAFLUSH, &silent)
    }
    defer { tcsetattr(descriptor, TCSAFLUSH, &original) }
    try? terminal.write(Array(prompt.utf8))
    var reader = LineReader(terminal, limit: 4096)
    guard case .line(let line) = try? reader.next() else { return nil }
    return String(decoding: line, as: UTF8.self)
  }
}
