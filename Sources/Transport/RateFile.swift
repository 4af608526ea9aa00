internal import Records

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A file that holds one moment for all processes of a user.
struct RateFile {
  let path: String

  /// Hands the moment to `change` and keeps what that makes of it, while no other process does.
  func update<Result>(_ change: (inout Timestamp?) -> Result) throws(Failure) -> Result {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw failure("open") }
    defer { close(file) }
    while flock(file, LOCK_EX) != 0 {
      guard errno == EINTR else { throw failure("lock") }
    }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = pread(file, &bytes, bytes.count, 0)
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    var moment = Timestamp(rfc3339: String(text.prefix { $0 != "\n" }))
    let result = change(&moment)
    let line = Array(((moment?.rfc3339 ?? "") + "\n").utf8)
    guard ftruncate(file, 0) == 0, pwrite(file, line, line.count, 0) == line.count else {
      throw failure("write")
    }
    return result
  }

  private func failure(_ verb: String) -> Failure {
    Failure(
      "cannot_write",
      "cannot \(verb) '\(path)', which shares --rate between processes: "
        + String(cString: strerror(errno)), exit: .cannotCreate)
  }
}
