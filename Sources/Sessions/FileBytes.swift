internal import Records

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Whole small files: the configuration and what is kept between runs.
enum FileBytes {
  /// No file of ours comes near this size.
  private static let limit = 16 << 20

  /// The bytes of the file at `path`, nil when there is none. Throws `unreadable_file` (78).
  static func contents(of path: String) throws(Failure) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    if file < 0 {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw unreadable(path, reason())
    }
    defer { close(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = read(file, &block, block.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw unreadable(path, reason()) }
      if count == 0 { return bytes }
      bytes += block[..<count]
      if bytes.count > limit { throw unreadable(path, "it is too large") }
    }
  }

  /// Replaces the file at `path` in one step: a temporary file beside it, 0600, fsync, rename.
  /// Throws `cannot_write` (73).
  static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
    let temporary = "\(path).\(getpid()).tmp"
    unlink(temporary)
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw unwritable(path) }
    guard writeAll(bytes, to: file), fsync(file) == 0, close(file) == 0,
      rename(temporary, path) == 0
    else {
      let failure = unwritable(path)
      unlink(temporary)
      throw failure
    }
    let folder = open(parent(path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if folder >= 0 {
      fsync(folder)
      close(folder)
    }
  }

  /// Makes the folder and those above it, 0700; one that is there keeps its mode.
  static func makeFolder(_ path: String) throws(Failure) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, parent(path) != path else { throw unwritable(path) }
    try makeFolder(parent(path))
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw unwritable(path) }
  }

  static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func reason() -> String { String(cString: strerror(errno)) }

  private static func unreadable(_ path: String, _ reason: String) -> Failure {
    Failure("unreadable_file", "cannot read '\(path)': \(reason)", exit: .configuration)
  }

  private static func unwritable(_ path: String) -> Failure {
    Failure("cannot_write", "cannot write '\(path)': \(reason())", exit: .cannotCreate)
  }
}
