internal import LineIO

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A listening socket on a free port of 127.0.0.1, which other machines cannot reach.
struct LoopbackSocket: Sendable {
  let file: FileDescriptor
  let port: Int

  /// - Throws: `SystemError` if a socket cannot be opened or bound.
  init() throws(SystemError) {
    let descriptor = Self.streamSocket()
    guard descriptor >= 0 else { throw SystemError.last("open a socket") }
    file = FileDescriptor(rawValue: descriptor)
    do throws(SystemError) {
      port = try Self.listen(descriptor)
    } catch {
      try? FileDescriptor(rawValue: descriptor).close()
      throw error
    }
  }

  private static func streamSocket() -> Int32 {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
      if descriptor >= 0 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
      return descriptor
    #else
      return socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    #endif
  }

  private static func listen(_ descriptor: Int32) throws(SystemError) -> Int {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(descriptor, pointer, length) == 0 && getsockname(descriptor, pointer, &length) == 0
      }
    }
    #if canImport(Glibc)
      let listens = isBound && Glibc.listen(descriptor, 16) == 0
    #else
      let listens = isBound && Darwin.listen(descriptor, 16) == 0
    #endif
    guard listens else { throw SystemError.last("listen on 127.0.0.1") }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  /// The next waiting connection; nil if it is gone.
  func accept() -> FileDescriptor? {
    #if canImport(Glibc)
      let descriptor = Glibc.accept(file.rawValue, nil, nil)
    #else
      let descriptor = Darwin.accept(file.rawValue, nil, nil)
    #endif
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      var on: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return FileDescriptor(rawValue: descriptor)
  }

  /// Sends `bytes` and closes the connection. A browser that has closed it already causes neither an
  /// error nor a signal.
  static func answer(_ bytes: [UInt8], on connection: FileDescriptor) {
    #if canImport(Glibc)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        send(connection.rawValue, $0.baseAddress, $0.count, flags)
      }
      if count < 0, SystemError.last("send").errno == EINTR { continue }
      if count <= 0 { break }
      rest = rest.dropFirst(count)
    }
    try? connection.close()
  }

  /// Which of `files` can be read without waiting. Waits at most `limit` for one of them.
  static func readable(
    _ files: [FileDescriptor], within limit: Duration
  ) throws(SystemError) -> [Bool] {
    var entries = files.map { pollfd(fd: $0.rawValue, events: Int16(POLLIN), revents: 0) }
    let milliseconds = min(max(limit / .milliseconds(1), 0), 60_000)
    if poll(&entries, nfds_t(entries.count), Int32(milliseconds.rounded(.up))) < 0 {
      let error = SystemError.last("wait for the browser")
      if error.errno != EINTR { throw error }
      return files.map { _ in false }
    }
    return entries.map { $0.revents != 0 }
  }
}
