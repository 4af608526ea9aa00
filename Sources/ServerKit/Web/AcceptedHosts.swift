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
    let name: Substring
    let rest: Substring
    if text.first == "[" {
      guard let end = text.firstIndex(of: "]") else { return nil }
      name = text[..<end].dropFirst()
      rest = text[end...].dropFirst()
    } else {
      name = text.prefix { $0 != ":" }
      guard !name.contains(where: { $0 == "[" || $0 == "]" }) else { return nil }
      rest = text[name.endIndex...]
    }
    guard rest.isEmpty || rest.first == ":" && rest.dropFirst().utf8.allSatisfy(Self.isDigit) else {
      return nil
    }
    return String(name)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
