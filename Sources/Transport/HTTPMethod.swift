/// A request method (RFC 9110 §9).
package struct HTTPMethod: RawRepresentable, Sendable, Hashable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  package static let get = HTTPMethod(rawValue: "GET")
  package static let head = HTTPMethod(rawValue: "HEAD")
  package static let post = HTTPMethod(rawValue: "POST")
  package static let put = HTTPMethod(rawValue: "PUT")
  package static let patch = HTTPMethod(rawValue: "PATCH")
  package static let delete = HTTPMethod(rawValue: "DELETE")

  /// Whether a request changes nothing at the server (RFC 9110 §9.2.1).
  package var isSafe: Bool { self == .get || self == .head }

  /// Whether sending the request twice has the same effect as sending it once (RFC 9110 §9.2.2).
  package var isIdempotent: Bool { self != .post && self != .patch }
}
