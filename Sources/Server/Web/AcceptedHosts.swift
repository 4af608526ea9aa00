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
      names.insert(Self.name(of: host))
    }
    self.names = names
  }

  /// - Parameter authority: host and port of a request.
  func accept(_ authority: String) -> Bool {
    let name = Self.name(of: authority)
    return names.contains(name) || AllowedRedirects.isLoopback(name)
  }

  /// The host of `host:port` or `[address]:port`, in lower case.
  private static func name(of authority: String) -> String {
    let text = authority.lowercased()
    if text.hasPrefix("[") { return String(text.dropFirst().prefix { $0 != "]" }) }
    return String(text.prefix { $0 != ":" })
  }
}
