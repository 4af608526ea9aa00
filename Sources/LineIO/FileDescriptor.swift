#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An open file of this process. Calls that a signal interrupts are repeated.
package struct FileDescriptor: RawRepresentable, Sendable, Hashable {
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  package static let standardInput = FileDescriptor(rawValue: STDIN_FILENO)
  package static let standardOutput = FileDescriptor(rawValue: STDOUT_FILENO)
  package static let standardError = FileDescriptor(rawValue: STDERR_FILENO)

  /// Opens a file for reading. Child processes do not inherit the descriptor.
  ///
  /// - Parameter path: The bytes of the path, which need not be UTF-8.
  package static func open(reading path: [UInt8]) throws(SystemError) -> FileDescriptor {
    try open(path, O_RDONLY, 0)
  }

  /// Opens a file for writing without truncating it; creates it with `mode` if it is missing.
  ///
  /// - Parameter path: Text in the form of `ArgumentText`.
  package static func open(
    writing path: String, mode: UInt16 = 0o666
  ) throws(SystemError) -> FileDescriptor {
    try open(ArgumentText.bytes(path), O_WRONLY | O_CREAT, mode)
  }

  /// Opens a file for writing at its end; creates it with mode 0666 if it is missing.
  ///
  /// - Parameter path: Text in the form of `ArgumentText`.
  package static func open(appendingTo path: String) throws(SystemError) -> FileDescriptor {
    try open(ArgumentText.bytes(path), O_WRONLY | O_CREAT | O_APPEND, 0o666)
  }

  private static func open(
    _ path: [UInt8], _ flags: Int32, _ mode: UInt16
  ) throws(SystemError) -> FileDescriptor {
    // The system would read the path only up to the NUL and open another file.
    if path.contains(0) {
      throw SystemError("open \(String(decoding: path, as: UTF8.self))", errno: ENOENT)
    }
    let terminated = path.map(CChar.init(bitPattern:)) + [0]
    while true {
      let descriptor = Self.systemOpen(terminated, flags | O_CLOEXEC, mode_t(mode))
      if descriptor >= 0 { return FileDescriptor(rawValue: descriptor) }
      let error = SystemError.last("open \(String(decoding: path, as: UTF8.self))")
      if error.errno != EINTR { throw error }
    }
  }

  private static func systemOpen(
    _ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t
  ) -> Int32 {
    #if canImport(Glibc)
      Glibc.open(path, flags, mode)
    #else
      Darwin.open(path, flags, mode)
    #endif
  }

  /// Reads at most `buffer.count` bytes and returns their number, which is 0 at the end of the
  /// file. Waits if the descriptor is non-blocking and nothing is available.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(rawValue, buffer.baseAddress, buffer.count)
      #else
        let count = Darwin.read(rawValue, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 { return count }
      let error = SystemError.last("read")
      if error.errno == EAGAIN {
        waitUntilReadable()
      } else if error.errno != EINTR {
        throw error
      }
    }
  }

  /// Reads to the end of the file.
  ///
  /// - Parameter expected: The expected number of bytes. If it is right, nothing is copied.
  /// - Throws: The error of the read, or `EFBIG` if there are more than `limit` bytes.
  package func readAll(
    expecting expected: Int = 0, limit: Int = .max
  ) throws(SystemError) -> [UInt8] {
    var bytes = try readFirst(min(max(expected, 0), limit))
    // There may be more: only another read shows the end of the file.
    var chunk = [UInt8](repeating: 0, count: bytes.isEmpty ? 1 << 16 : 1 << 12)
    while true {
      let count = try chunk.withUnsafeMutableBufferPointer { buffer throws(SystemError) in
        try read(into: UnsafeMutableRawBufferPointer(buffer))
      }
      if count == 0 { return bytes }
      if bytes.count > limit - count { throw SystemError("read", errno: EFBIG) }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  /// Reads to the end of the file into `memory`.
  ///
  /// - Returns: The number of bytes.
  /// - Throws: The error of the read, or `EFBIG` if the file does not fit.
  package func readAll(
    into memory: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int {
    let count = try fill(memory)
    guard count == memory.count else { return count }
    var more: UInt8 = 0
    let isLonger = try withUnsafeMutableBytes(of: &more) { (byte) throws(SystemError) in
      try read(into: byte) > 0
    }
    if isLonger { throw SystemError("read", errno: EFBIG) }
    return count
  }

  /// Reads `wanted` bytes, or to the end of the file if it has fewer.
  private func readFirst(_ wanted: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      do throws(SystemError) {
        count = try fill(
          UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[..<wanted]))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Reads until `memory` is full or the file ends.
  private func fill(_ memory: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    var rest = memory
    while !rest.isEmpty {
      let count = try read(into: rest)
      if count == 0 { break }
      rest = UnsafeMutableRawBufferPointer(rebasing: rest.dropFirst(count))
    }
    return memory.count - rest.count
  }

  /// Writes all of `buffer`. Waits if the descriptor is non-blocking and its reader is behind.
  package func write(_ buffer: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = buffer
    while !rest.isEmpty {
      #if canImport(Glibc)
        let count = Glibc.write(rawValue, rest.baseAddress, rest.count)
      #else
        let count = Darwin.write(rawValue, rest.baseAddress, rest.count)
      #endif
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        continue
      }
      let error = SystemError.last("write")
      if error.errno == EAGAIN {
        waitUntilWritable()
      } else if error.errno != EINTR {
        throw error
      }
    }
  }

  package func write(_ bytes: [UInt8]) throws(SystemError) {
    try bytes.withUnsafeBufferPointer { buffer throws(SystemError) in
      try write(UnsafeRawBufferPointer(buffer))
    }
  }

  /// Whether a read would return immediately, with bytes or with the end of the file.
  package var isReadable: Bool { poll(POLLIN, timeout: 0) }

  private func waitUntilReadable() { _ = poll(POLLIN, timeout: -1) }
  private func waitUntilWritable() { _ = poll(POLLOUT, timeout: -1) }

  private func poll(_ events: Int32, timeout: Int32) -> Bool {
    var entry = pollfd(fd: rawValue, events: Int16(events), revents: 0)
    #if canImport(Glibc)
      return Glibc.poll(&entry, 1, timeout) != 0
    #else
      return Darwin.poll(&entry, 1, timeout) != 0
    #endif
  }

  package func truncate() throws(SystemError) {
    if ftruncate(rawValue, 0) != 0 { throw SystemError.last("truncate") }
  }

  /// Makes the file readable and writable only for its owner (mode 0600).
  package func restrictToOwner() throws(SystemError) {
    if fchmod(rawValue, 0o600) != 0 { throw SystemError.last("chmod") }
  }

  /// The identity, kind and size of the file.
  package func status() throws(SystemError) -> FileStatus {
    var status = stat()
    if fstat(rawValue, &status) != 0 { throw SystemError.last("fstat") }
    return FileStatus(status)
  }

  package func close() throws(SystemError) {
    #if canImport(Glibc)
      let result = Glibc.close(rawValue)
    #else
      let result = Darwin.close(rawValue)
    #endif
    if result != 0, SystemError.last("close").errno != EINTR { throw SystemError.last("close") }
  }
}

/// A file's identity, kind and size.
package struct FileStatus: Sendable, Hashable {
  package var device: UInt64
  package var inode: UInt64
  package var size: Int
  package var isRegularFile: Bool
  package var isDirectory: Bool
  package var isFIFO: Bool
  /// The permission bits: `0o600` if only the owner may read and write the file.
  package var permissions: Int

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int(status.st_size)
    isRegularFile = status.st_mode & S_IFMT == S_IFREG
    isDirectory = status.st_mode & S_IFMT == S_IFDIR
    isFIFO = status.st_mode & S_IFMT == S_IFIFO
    permissions = Int(status.st_mode & 0o7777)
  }

  package func isSameFile(as other: FileStatus) -> Bool {
    device == other.device && inode == other.inode
  }
}
