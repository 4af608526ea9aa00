internal import Foundation

/// Where a browser is sent at the end of a sign-in.
struct RedirectURL: Sendable {
  private var components: URLComponents

  /// Loopback addresses, at any port and path, and the address of the app are allowed. Anything else
  /// becomes `site`, as the service does it, without a word.
  init(_ wanted: String?, site: String) {
    if let wanted, let components = URLComponents(string: wanted), Self.isAllowed(components) {
      self.components = components
    } else {
      components = URLComponents(string: site) ?? URLComponents()
    }
  }

  private static func isAllowed(_ components: URLComponents) -> Bool {
    if components.scheme == "jobmatchnow" { return components.host == "auth" }
    guard components.scheme == "http" || components.scheme == "https", let host = components.host
    else { return false }
    let octets = host.split(separator: ".", omittingEmptySubsequences: false)
    let isLoopback =
      octets.count == 4 && octets[0] == "127" && octets.allSatisfy { UInt8($0) != nil }
    return isLoopback || host == "localhost" || host == "[::1]" || host == "::1"
  }

  var text: String { components.string ?? "/" }

  /// With these items after its own query.
  func adding(query items: [(String, String)]) -> String {
    var changed = components
    changed.percentEncodedQueryItems =
      (components.percentEncodedQueryItems ?? [])
      + items.map { URLQueryItem(name: $0, value: Self.encode($1)) }
    return changed.string ?? text
  }

  /// With these items as its fragment.
  func adding(fragment items: [(String, String)]) -> String {
    var changed = components
    changed.percentEncodedFragment = items.map { "\($0)=\(Self.encode($1))" }
      .joined(separator: "&")
    return changed.string ?? text
  }

  private static let unreserved = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")

  static func encode(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }

  /// The items of a form's body (`application/x-www-form-urlencoded`); of repeated ones the last.
  static func form(_ body: [UInt8]) -> [String: String] {
    var components = URLComponents()
    components.percentEncodedQuery = String(decoding: body, as: UTF8.self)
      .replacing("+", with: "%20").filter { $0.isASCII && !$0.isWhitespace }
    var items: [String: String] = [:]
    for item in components.queryItems ?? [] { items[item.name] = item.value ?? "" }
    return items
  }
}
