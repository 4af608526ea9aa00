#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileDescriptor {
  /// Reads at most `buffer.count` bytes from `offset` on (`pread(2)`), without moving the file's own
  /// position; 0 at the end of the file.
  ///
  /// - Throws: the read's error; `ESPIPE` for a file that has no positions, such as a pipe.
  package func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(SystemError) -> Int {
    while true {
      let count = pread(rawValue, buffer.baseAddress, buffer.count, off_t(offset))
      if count >= 0 { return count }
      let error = SystemError.last("read")
      if error.errno != EINTR { throw error }
    }
  }

  /// Where the next read begins, in bytes; nil for a file that has no positions, such as a pipe.
  package var offset: Int? {
    let offset = lseek(rawValue, 0, SEEK_CUR)
    return offset < 0 ? nil : Int(offset)
  }

  /// Where the next write begins, in bytes: the end of a file that is open for appending. Nil for a
  /// file that has no positions.
  package var writingOffset: Int? {
    let flags = fcntl(rawValue, F_GETFL)
    guard flags >= 0, flags & O_APPEND != 0 else { return offset }
    return try? status().size
  }

  /// Opens a new, empty file in `folder` for reading and writing. The file no longer has a name
  /// when this returns, so it disappears with its last descriptor, however the process ends.
  package static func temporary(in folder: String) throws(SystemError) -> FileDescriptor {
    let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    while true {
      let path = "\(folder)/jm-\(UInt64.random(in: 0 ... .max))"
      #if canImport(Glibc)
        let descriptor = Glibc.open(path, flags, 0o600)
      #else
        let descriptor = Darwin.open(path, flags, 0o600)
      #endif
      if descriptor >= 0 {
        unlink(path)
        return FileDescriptor(rawValue: descriptor)
      }
      let error = SystemError.last("create a temporary file in \(folder)")
      if error.errno != EEXIST, error.errno != EINTR { throw error }
    }
  }
}
