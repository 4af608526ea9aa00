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
}
