#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileDescriptor {
  /// Opens the standard streams that the process was started without, so that no other file gets
  /// their numbers: stdin is then empty, and writing to stdout or stderr fails.
  ///
  /// Call it before anything else is opened.
  package static func fillStandardStreams() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
      // The lowest free number is this one.
      #if canImport(Glibc)
        _ = Glibc.open("/dev/null", O_RDONLY)
      #else
        _ = Darwin.open("/dev/null", O_RDONLY)
      #endif
    }
  }
}
