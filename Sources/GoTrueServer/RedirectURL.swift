internal import ServerKit

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Where a browser is sent at the end of a sign-in.
struct RedirectURL: Sendable {
  private var components: URLComponents

  /// A URL that `allowed` accepts; else the site, as Supabase Auth does it, without an error.
  init(_ wanted: String?, allowed: AllowedRedirects) {
    if let wanted, let components = URLComponents(string: wanted),
      allowed.accept(wanted, components)
    {
      self.components = components
    } else {
      components = URLComponents(string: allowed.site + "/") ?? URLComponents()
    }
  }

  var text: String { components.string ?? "/" }

  /// This URL with `items` after its own query.
  func adding(query items: [(String, String)]) -> String {
    var changed = components
    changed.percentEncodedQueryItems =
      (components.percentEncodedQueryItems ?? [])
      + items.map { URLQueryItem(name: $0, value: RequestPath.escaped($1)) }
    return changed.string ?? text
  }

  /// This URL with `items` as its fragment.
  func adding(fragment items: [(String, String)]) -> String {
    var changed = components
    changed.percentEncodedFragment = items.map { "\($0)=\(RequestPath.escaped($1))" }
      .joined(separator: "&")
    return changed.string ?? text
  }

  /// The items of a form's body (`application/x-www-form-urlencoded`). Of items with the same name,
  /// the last one counts.
  static func form(_ body: [UInt8]) -> [String: String] {
    var components = URLComponents()
    components.percentEncodedQuery = String(decoding: body, as: UTF8.self)
      .replacing("+", with: "%20").filter { $0.isASCII && !$0.isWhitespace }
    var items: [String: String] = [:]
    for item in components.queryItems ?? [] { items[item.name] = item.value ?? "" }
    return items
  }
}
