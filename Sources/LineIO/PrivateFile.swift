#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files and folders that only their owner may read.
package enum PrivateFile {
  /// Replaces the file atomically: after a crash, and for every reader, it has either the old bytes
  /// or the new ones. Writes a temporary file beside it with mode 0600, calls fsync, renames it,
  /// and calls fsync for the folder.
  ///
  /// The caller holds a lock that keeps other processes from replacing the file. A temporary file
  /// that exists already was therefore left by a process that was killed, and is removed.
  ///
  /// - Parameter isOnDisk: Whether the bytes have to be on the disk on return. Without the calls of
  ///   fsync, a power failure may bring the old file back, or on some file systems damage it.
  package static func replace(
    _ path: String, with bytes: [UInt8], isOnDisk: Bool = true
  ) throws(SystemError) {
    let temporary = "\(path).tmp"
    unlink(temporary)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    #if canImport(Glibc)
      let descriptor = Glibc.open(temporary, flags, 0o600)
    #else
      let descriptor = Darwin.open(temporary, flags, 0o600)
    #endif
    guard descriptor >= 0 else { throw SystemError.last("create \(temporary)") }
    do throws(SystemError) {
      let file = FileDescriptor(rawValue: descriptor)
      defer { try? file.close() }
      try file.write(bytes)
      guard !isOnDisk || fsync(descriptor) == 0 else { throw SystemError.last("write \(path)") }
      guard rename(temporary, path) == 0 else { throw SystemError.last("replace \(path)") }
    } catch {
      unlink(temporary)
      throw error
    }
    if isOnDisk { synchronize(folder: parent(of: path)) }
  }

  /// Creates the folder and its missing parents with mode 0700. An existing folder is not changed.
  package static func makeFolder(_ path: String) throws(SystemError) {
    if mkdir(path, 0o700) == 0 { return }
    let error = SystemError.last("create \(path)")
    if error.errno == EEXIST { return }
    guard error.errno == ENOENT, parent(of: path) != path else { throw error }
    try makeFolder(parent(of: path))
    guard mkdir(path, 0o700) == 0 || SystemError.last("").errno == EEXIST else {
      throw SystemError.last("create \(path)")
    }
  }

  /// Removes a file; one that is missing, or cannot be removed, is not an error.
  package static func remove(_ path: String) { unlink(path) }

  /// The folder that contains `path`; `.` for a name without a slash.
  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Errors are ignored: the write has succeeded, and only a crash could bring the old file back.
  static func synchronize(folder: String) {
    guard let file = try? FileDescriptor.open(reading: Array(folder.utf8)) else { return }
    fsync(file.rawValue)
    try? file.close()
  }
}
