#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An open file with an exclusive advisory lock (`flock`): processes that take the same lock go one
/// after the other. The lock ends with this value, or with the process.
package struct LockedFile: ~Copyable {
  private let descriptor: Int32

  deinit { close(descriptor) }

  /// Opens the file, created 0600 when it is missing and never through a symbolic link, and takes
  /// its lock.
  ///
  /// - Returns: nil when another holds the lock and `waits` is false.
  package static func open(_ path: String, waits: Bool) throws(SystemError) -> LockedFile? {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW
    #if canImport(Glibc)
      let descriptor = Glibc.open(path, flags, 0o600)
    #else
      let descriptor = Darwin.open(path, flags, 0o600)
    #endif
    guard descriptor >= 0 else { throw SystemError.last("open \(path)") }
    while flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
      let error = SystemError.last("lock \(path)")
      if error.errno == EINTR { continue }
      close(descriptor)
      if error.errno == EWOULDBLOCK { return nil }
      throw error
    }
    return LockedFile(descriptor: descriptor)
  }

  /// The first `limit` bytes of the file.
  package func read(limit: Int) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: limit)
    let count = pread(descriptor, &bytes, limit, 0)
    guard count >= 0 else { throw SystemError.last("read") }
    return Array(bytes.prefix(count))
  }

  /// Makes the file hold just these few bytes.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    guard ftruncate(descriptor, 0) == 0, pwrite(descriptor, bytes, bytes.count, 0) == bytes.count
    else { throw SystemError.last("write") }
  }
}
