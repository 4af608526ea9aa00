/// A line, or two, that may be a heading.
struct HeadingCandidate: Sendable {
  /// Indices of the first and the last line in `LineReading.lines`.
  var first: Int
  var last: Int
  var style: HeadingStyle
  var match: HeadingMatch?
  /// See `HeadingStyle.contrast(body:)`.
  var contrast: Int

  /// The candidate as if its language were unknown.
  var withoutTitle: HeadingCandidate {
    var copy = self
    copy.match = nil
    return copy
  }
}
