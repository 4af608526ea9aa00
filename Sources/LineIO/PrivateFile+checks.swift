#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension PrivateFile {
  /// Opens a file for reading unless its path ends in a symbolic link (`ELOOP`). A FIFO does not
  /// block.
  package static func open(reading path: String) throws(SystemError) -> FileDescriptor {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    #if canImport(Glibc)
      let descriptor = Glibc.open(path, flags)
    #else
      let descriptor = Darwin.open(path, flags)
    #endif
    guard descriptor >= 0 else { throw SystemError.last("open \(path)") }
    return FileDescriptor(rawValue: descriptor)
  }

  /// Renames a file within its folder.
  package static func move(_ path: String, to other: String) throws(SystemError) {
    guard rename(path, other) == 0 else { throw SystemError.last("rename \(path)") }
    synchronize(folder: parent(of: other))
  }

  /// Whether there is anything at `path`, even a dangling link.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether there is a folder at `path` in which this process may create files.
  package static func isWritableFolder(_ path: String) -> Bool {
    (try? FileStatus.of(path).isDirectory) == true && access(path, W_OK) == 0
  }

  /// Sets the permissions of the file or folder at `path`.
  package static func setPermissions(_ mode: Int, of path: String) throws(SystemError) {
    guard chmod(path, mode_t(mode)) == 0 else { throw SystemError.last("chmod \(path)") }
  }
}

extension FileStatus {
  /// Of the file or folder at `path`; a symbolic link is followed.
  package static func of(_ path: String) throws(SystemError) -> FileStatus {
    try FileStatus(following: Array(path.utf8))
  }

  /// The user who owns the file or folder at `path`; a symbolic link is followed.
  package static func owner(of path: String) throws(SystemError) -> UInt32 {
    var status = stat()
    guard stat(path, &status) == 0 else { throw SystemError.last("read \(path)") }
    return status.st_uid
  }

  /// Permission bits as `chmod` takes them: `0600`.
  package static func octal(_ permissions: Int) -> String {
    let digits = String(permissions, radix: 8)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension FileDescriptor {
  /// The user who owns the file.
  package func owner() throws(SystemError) -> UInt32 {
    var status = stat()
    guard fstat(rawValue, &status) == 0 else { throw SystemError.last("fstat") }
    return status.st_uid
  }
}

extension SystemError {
  /// Whether a path that must not end in a symbolic link does (`O_NOFOLLOW`).
  package var isSymbolicLink: Bool { errno == ELOOP }

  /// Whether a path that was opened names a socket, or a device that does not exist.
  package var isSocket: Bool { errno == ENXIO }
}
