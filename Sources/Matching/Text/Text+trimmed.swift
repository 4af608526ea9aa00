extension StringProtocol {
  /// The text without whitespace at both ends.
  var trimmed: String {
    var start = startIndex
    var end = endIndex
    while start < end, self[start].isWhitespace { start = index(after: start) }
    while end > start, self[index(before: end)].isWhitespace { end = index(before: end) }
    return String(self[start..<end])
  }
}
