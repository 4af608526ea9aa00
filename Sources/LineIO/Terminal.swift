#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What is known about the terminal behind a file.
package enum Terminal {
  package static func isTerminal(_ file: FileDescriptor) -> Bool { isatty(file.rawValue) == 1 }

  /// Columns of the terminal, or nil if the file is not a terminal or does not report its width.
  package static func columns(_ file: FileDescriptor) -> Int? {
    var size = winsize()
    guard ioctl(file.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
