#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A system call that failed.
package struct SystemError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The operation that failed: `read`, `write`, `open cv.pdf`.
  package var operation: String
  /// The value of `errno`.
  package var errno: Int32

  package init(_ operation: String, errno: Int32) {
    self.operation = operation
    self.errno = errno
  }

  /// The error of the last call.
  package static func last(_ operation: String) -> SystemError {
    #if canImport(Glibc)
      SystemError(operation, errno: Glibc.errno)
    #else
      SystemError(operation, errno: Darwin.errno)
    #endif
  }

  /// The description of `errno`: `No space left on device`.
  package var reason: String { String(cString: strerror(errno)) }

  package var description: String { "\(operation): \(reason)" }

  package var isClosedPipe: Bool { errno == EPIPE }
  package var isTooLarge: Bool { errno == EFBIG }
  package var isNotFound: Bool { errno == ENOENT || errno == ENOTDIR }
}
