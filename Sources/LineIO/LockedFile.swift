#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An open file with an exclusive advisory lock (`flock`), which one process at a time can hold.
/// The lock ends when this value is freed or the process exits.
package struct LockedFile: ~Copyable {
  private let descriptor: Int32

  deinit { close(descriptor) }

  /// Opens the file and takes its lock. Creates the file with mode 0600 if it is missing; refuses a
  /// symbolic link.
  ///
  /// - Parameter path: Text in the form of `ArgumentText`.
  /// - Returns: nil if another process holds the lock and `waits` is false.
  package static func open(_ path: String, waits: Bool) throws(SystemError) -> LockedFile? {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW
    let name = ArgumentText.bytes(path).map(CChar.init(bitPattern:)) + [0]
    #if canImport(Glibc)
      let descriptor = Glibc.open(name, flags, 0o600)
    #else
      let descriptor = Darwin.open(name, flags, 0o600)
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

  /// Replaces the content of the file.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    guard ftruncate(descriptor, 0) == 0, pwrite(descriptor, bytes, bytes.count, 0) == bytes.count
    else { throw SystemError.last("write") }
  }
}
