internal import Records

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// An advisory lock (`flock`) on a file that holds nothing: processes that take the same lock go
/// one after the other. The system frees it when its holder dies.
struct FileLock: ~Copyable {
  private let file: Int32

  deinit { close(file) }

  /// Takes the lock at `path`, asking every `interval` for at most `patience`. Throws
  /// `lock_held` (75), `cannot_write` (73), `cancelled`.
  static func take(
    _ path: String, patience: Duration = .seconds(60), interval: Duration = .milliseconds(20),
    sleep: @Sendable (Duration) async throws -> Void
  ) async throws(Failure) -> FileLock {
    var waited = Duration.zero
    while true {
      if let lock = try attempt(path) { return lock }
      guard waited < patience else {
        throw Failure(
          "lock_held", "another process holds '\(path)' for more than \(patience)",
          hint: "try again; a lock ends with the process that holds it", exit: .tryAgain,
          retryable: true)
      }
      do {
        try await sleep(interval)
      } catch {
        throw Failure("cancelled", "given up while waiting for '\(path)'", exit: .interrupted)
      }
      waited += interval
    }
  }

  /// The lock at `path`, or nil when another holds it.
  static func attempt(_ path: String) throws(Failure) -> FileLock? {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else {
      let reason = String(cString: strerror(errno))
      throw Failure("cannot_write", "cannot open '\(path)': \(reason)", exit: .cannotCreate)
    }
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      let isHeld = errno == EWOULDBLOCK
      let reason = String(cString: strerror(errno))
      close(file)
      if isHeld { return nil }
      throw Failure("cannot_write", "cannot lock '\(path)': \(reason)", exit: .cannotCreate)
    }
    return FileLock(file: file)
  }
}
