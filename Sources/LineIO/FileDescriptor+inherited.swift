#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileDescriptor {
  private static let standardNames: [(name: String, number: Int32)] = [
    ("/dev/stdin", STDIN_FILENO), ("/dev/stdout", STDOUT_FILENO), ("/dev/stderr", STDERR_FILENO),
  ]

  /// The number of the descriptor that a path such as `/dev/stderr` or `/dev/fd/3` names.
  package static func number(of path: [UInt8]) -> Int32? {
    let path = String(decoding: path, as: UTF8.self)
    if let standard = standardNames.first(where: { $0.name == path }) { return standard.number }
    let folder = ["/dev/fd/", "/proc/self/fd/"].first { path.hasPrefix($0) }
    return folder.flatMap { Int32(path.dropFirst($0.count)) }
  }

  /// A copy of the descriptor that a path such as `/dev/fd/3` names, to write to; nil for any other
  /// path.
  ///
  /// Opening such a path would open the file behind it a second time, and write over what is there.
  ///
  /// - Throws: `EBADF` if the descriptor is not open for writing.
  package static func inherited(_ path: [UInt8]) throws(SystemError) -> FileDescriptor? {
    guard let number = number(of: path) else { return nil }
    let operation = "open \(String(decoding: path, as: UTF8.self))"
    let mode = fcntl(number, F_GETFL)
    if mode < 0 { throw SystemError.last(operation) }
    if mode & O_ACCMODE == O_RDONLY { throw SystemError(operation, errno: EBADF) }
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 0)
    if copy < 0 { throw SystemError.last(operation) }
    return FileDescriptor(rawValue: copy)
  }

  /// Locks the file against other processes that do the same, until it is closed. A file system
  /// without locks counts as locked.
  ///
  /// - Returns: false if another process holds the lock.
  package func lockWithoutWaiting() -> Bool {
    while flock(rawValue, LOCK_EX | LOCK_NB) != 0 {
      let error = SystemError.last("lock").errno
      if error == EWOULDBLOCK { return false }
      if error != EINTR { return true }
    }
    return true
  }
}
