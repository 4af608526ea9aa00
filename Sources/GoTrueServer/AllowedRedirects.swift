internal import ServerKit

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Which values of `redirect_to` are followed, by the rules of Supabase Auth: the site itself,
/// loopback addresses at any port and path (RFC 8252 §7.3), and configured patterns.
struct AllowedRedirects: Sendable {
  /// The server's public address, without a slash at its end.
  let site: String
  /// In a pattern `*` matches any characters except `.` and `/`, `**` any characters, and `?` one
  /// character except those two.
  let patterns: [String]

  /// The app's own address.
  static let appPattern = "jobmatchnow://auth/callback"

  /// Longer addresses are refused: matching a pattern takes time that grows with the length.
  private static let lengthLimit = 2048

  func accept(_ text: String, _ components: URLComponents) -> Bool {
    guard text.utf8.count <= Self.lengthLimit else { return false }
    let location = text.prefix { $0 != "#" }
    if ([Self.appPattern] + patterns).contains(where: { Self.matches(location, $0[...]) }) {
      return true
    }
    guard let scheme = components.scheme?.lowercased(), let host = components.host?.lowercased(),
      scheme == "http" || scheme == "https", components.user == nil
    else { return false }
    return Loopback.contains(host) || isSite(scheme, host, components.port)
  }

  private func isSite(_ scheme: String, _ host: String, _ port: Int?) -> Bool {
    guard let site = URLComponents(string: site) else { return false }
    return site.scheme == scheme && site.host?.lowercased() == host
      && (host == "localhost" || site.port == port)
  }

  static func matches(_ text: Substring, _ pattern: Substring) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if pattern.hasPrefix("**") {
      let rest = pattern.dropFirst(2)
      return text.indices.contains { matches(text[$0...], rest) } || matches("", rest)
    }
    let isSeparated = text.first == "." || text.first == "/"
    switch first {
    case "*":
      let rest = pattern.dropFirst()
      return matches(text, rest)
        || !text.isEmpty && !isSeparated && matches(text.dropFirst(), pattern)
    case "?": return !text.isEmpty && !isSeparated && matches(text.dropFirst(), pattern.dropFirst())
    default: return text.first == first && matches(text.dropFirst(), pattern.dropFirst())
    }
  }
}
