internal import HTTPTypes
package import Hummingbird
internal import NIOCore

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Names the client of a request, for limits by address.
package struct ClientAddress: Sendable {
  /// Whether the server is reached through a proxy only, which appends the client's address to
  /// `X-Forwarded-For`. Anyone else could write any address there.
  let trustsProxy: Bool

  /// An IPv4 address, the first 64 bits of an IPv6 address (a subscriber has at least that many
  /// addresses), or `local` where the connection has none.
  package func key(of request: Request, _ scope: RequestScope) -> String {
    if trustsProxy, let forwarded = forwarded(request) { return forwarded }
    return Self.key(scope.channel.remoteAddress)
  }

  /// The entry that the nearest proxy has added: the last.
  private func forwarded(_ request: Request) -> String? {
    guard let last = request.headers[.forwardedFor]?.split(separator: ",").last else { return nil }
    let text = last.filter { !$0.isWhitespace && $0 != "[" && $0 != "]" }
    return (try? SocketAddress(ipAddress: text, port: 0)).map { Self.key($0) }
  }

  static func key(_ address: SocketAddress?) -> String {
    guard let text = address?.ipAddress else { return "local" }
    var bytes = [UInt8](repeating: 0, count: 16)
    guard inet_pton(AF_INET6, text, &bytes) == 1 else { return text }
    // An IPv4 client of a socket that serves both (RFC 4291 §2.5.5.2).
    if bytes.starts(with: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]) {
      return bytes.suffix(4).map { String($0) }.joined(separator: ".")
    }
    return bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":")
  }
}
