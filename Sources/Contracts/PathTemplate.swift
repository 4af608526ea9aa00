/// A path with parameters in braces: `/api/me/sessions/{id}`.
package struct PathTemplate: Sendable, Hashable, CustomStringConvertible {
  package let description: String
  private let segments: [Substring]

  package init(_ text: String) {
    description = text
    segments = text.split(separator: "/", omittingEmptySubsequences: false)
  }

  package var parameterCount: Int { segments.count(where: Self.isParameter) }

  /// The last parameter of a template if it matches several segments. OpenAPI has no other notation
  /// for it.
  private static let rest = "{path}"

  /// Whether `path`, without query, matches. A parameter matches any segment that is not empty, and a
  /// last one with the name `path` any number of them.
  package func matches(_ path: String) -> Bool {
    let other = path.split(separator: "/", omittingEmptySubsequences: false)
    let hasRest = segments.last.map { $0 == Self.rest } ?? false
    return (hasRest ? other.count >= segments.count : other.count == segments.count)
      && zip(segments, other).allSatisfy { segment, text in
        Self.isParameter(segment) ? !text.isEmpty : segment == text
      }
  }

  private static func isParameter(_ segment: Substring) -> Bool {
    segment.hasPrefix("{") && segment.hasSuffix("}")
  }
}
