/// Which proxy libcurl uses for an address, for messages: libcurl does not report it.
///
/// It follows libcurl's own rules: an explicit proxy before `http_proxy` (lower case only),
/// `https_proxy`, `HTTPS_PROXY`, `all_proxy`, `ALL_PROXY`, and no proxy for the hosts that
/// `no_proxy` or `NO_PROXY` lists (https://curl.se/libcurl/c/CURLOPT_PROXY.html).
struct ProxyRules {
  /// The proxy of the options; nil takes the environment's.
  let explicit: String?
  /// Returns the value of an environment variable.
  let variable: (String) -> String?

  /// The proxy for `url` as `scheme://host:port`, without credentials; nil if there is none.
  func proxy(for url: WebAddress) -> String? {
    if explicit == nil, url.isLoopback { return nil }
    guard let proxy = explicit ?? environmentProxy(url.scheme), !proxy.isEmpty,
      !isExcluded(url.host)
    else { return nil }
    return Self.withoutCredentials(proxy)
  }

  private func environmentProxy(_ scheme: String) -> String? {
    let own = scheme == "http" ? ["http_proxy"] : ["https_proxy", "HTTPS_PROXY"]
    return (own + ["all_proxy", "ALL_PROXY"]).lazy.compactMap(variable).first
  }

  /// `no_proxy` lists names, which stand for their subdomains too, IP addresses and, in CIDR
  /// notation, IPv4 networks.
  private func isExcluded(_ host: String) -> Bool {
    guard let list = variable("no_proxy") ?? variable("NO_PROXY") else { return false }
    return list.split(whereSeparator: { $0 == "," || $0 == " " }).contains { entry in
      if entry == "*" { return true }
      let name = entry.drop { $0 == "." || $0 == "[" }.lowercased()
      let trimmed = name.last == "." || name.last == "]" ? String(name.dropLast()) : name
      return host == trimmed || host.hasSuffix(".\(trimmed)") || Self.network(trimmed, holds: host)
    }
  }

  private static func network(_ network: String, holds host: String) -> Bool {
    let parts = network.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let bits = Int(parts[1]), (1...32).contains(bits),
      let first = address(parts[0]), let second = address(host[...])
    else { return false }
    return first >> UInt32(32 - bits) == second >> UInt32(32 - bits)
  }

  private static func address(_ text: Substring) -> UInt32? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    guard parts.count == 4 else { return nil }
    return parts.reduce(UInt32?(0)) { sum, part in
      guard let sum, let part else { return nil }
      return sum << 8 | UInt32(part)
    }
  }

  static func withoutCredentials(_ proxy: String) -> String {
    var rest = Substring(proxy)
    var scheme = "http"
    if let mark = rest.firstRange(of: "://") {
      scheme = String(rest[..<mark.lowerBound])
      rest = rest[mark.upperBound...]
    }
    // A password may hold any of the characters that end an authority.
    if let mark = rest.lastIndex(of: "@") { rest = rest[rest.index(after: mark)...] }
    return "\(scheme)://\(rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" })"
  }
}
