/// A path with parameters in braces: `/api/me/sessions/{id}`.
package struct PathTemplate: Sendable, Hashable, CustomStringConvertible {
  package let description: String
  private let segments: [Substring]

  package init(_ text: String) {
    description = text
    segments = text.split(separator: "/", omittingEmptySubsequences: false)
  }

  package var parameterCount: Int { segments.count(where: Self.isParameter) }

  /// Whether `path`, without query, matches. A parameter matches any segment that is not empty.
  package func matches(_ path: String) -> Bool {
    let other = path.split(separator: "/", omittingEmptySubsequences: false)
    return other.count == segments.count
      && zip(segments, other).allSatisfy { segment, text in
        Self.isParameter(segment) ? !text.isEmpty : segment == text
      }
  }

  private static func isParameter(_ segment: Substring) -> Bool {
    segment.hasPrefix("{") && segment.hasSuffix("}")
  }
}
