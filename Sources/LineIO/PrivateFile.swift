#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files and folders that belong to the user alone.
package enum PrivateFile {
  /// Replaces the file in one step, so that a reader, or a crash, finds either the old bytes or the
  /// new ones: a temporary file beside it, 0600, fsync, rename, fsync of the folder.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    let temporary = "\(path).\(getpid()).tmp"
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
      guard fsync(descriptor) == 0 else { throw SystemError.last("write \(path)") }
      guard rename(temporary, path) == 0 else { throw SystemError.last("replace \(path)") }
    } catch {
      unlink(temporary)
      throw error
    }
    synchronize(folder: parent(of: path))
  }

  /// Makes the folder, and those above it that are missing, 0700. One that is there stays as it is.
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

  /// The folder that holds `path`: `.` for a bare name.
  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Where that fails, a crash may bring the old file back, which is no fault of this write.
  private static func synchronize(folder: String) {
    guard let file = try? FileDescriptor.open(reading: Array(folder.utf8)) else { return }
    fsync(file.rawValue)
    try? file.close()
  }
}
