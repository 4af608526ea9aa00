internal import Foundation

/// The names under which the server answers. A web page can make its own name resolve to this
/// machine (DNS rebinding) and would then be the server's own site to a browser; the `Host` header
/// still carries that name, and such requests are refused.
struct AcceptedHosts: Sendable {
  private let names: Set<String>

  init(_ options: ServerOptions) {
    var names: Set<String> = ["localhost", "::1", options.host.lowercased()]
    names.formUnion(options.acceptedHosts.map { $0.lowercased() })
    if let host = options.publicURL.flatMap({ URLComponents(string: $0)?.host }) {
      names.insert(Self.name(of: host) ?? host.lowercased())
    }
    self.names = names
  }

  /// - Parameter authority: host and port of a request.
  func accept(_ authority: String) -> Bool {
    guard let name = Self.name(of: authority) else { return false }
    return names.contains(name) || Loopback.contains(name)
  }

  /// The host of `host:port` or `[address]:port`, in lower case (RFC 9110 §7.2). Nil if anything but
  /// a port follows the host.
  private static func name(of authority: String) -> String? {
    let text = authority.lowercased()
    let match =
      text.wholeMatch(of: #/\[(?<name>[^\]]*)\](:\d*)?/#)?.output.name
      ?? text.wholeMatch(of: #/(?<name>[^:\[\]]*)(:\d*)?/#)?.output.name
    return match.map { String($0) }
  }
}
