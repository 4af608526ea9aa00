#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A port of 127.0.0.1 that is bound but not listened to: connections are refused.
package final class ClosedPort: Sendable {
  package let number: Int
  let socket: Int32

  package init() throws { (socket, number) = try LoopbackSocket.bound() }

  deinit { close(socket) }
}

/// The system's reason why a socket could not be created.
package struct LoopbackError: Error {
  package let reason = String(cString: strerror(errno))
}

enum LoopbackSocket {
  /// A socket on a free port of 127.0.0.1, not listening yet.
  static func bound() throws(LoopbackError) -> (socket: Int32, port: Int) {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
      let descriptor = socket(AF_INET, kind, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(descriptor, pointer, length) == 0 && getsockname(descriptor, pointer, &length) == 0
      }
    }
    guard isBound else { throw LoopbackError() }
    return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
  }
}
