/// A text that can be quoted: its words and its Unicode scalars.
struct QuotableText: Sendable {
  /// The longest quotation, in words: about one line of 80 characters. Tested by
  /// `ThresholdTests/lengthsOfQuotations`, as is the shortest.
  static let maximumClause = 14

  /// A quotation is shortened to a comma only if more than this many words remain.
  private static let minimumClause = 4

  let tokens: [Token]
  private let scalars: [Unicode.Scalar]

  init(_ text: String, tokens: [Token]? = nil) {
    self.tokens = tokens ?? Tokenizer.tokens(text)
    scalars = Array(text.unicodeScalars)
  }

  /// Returns the text from the first to the last token of a range; nil for an empty or invalid
  /// range.
  func span(_ range: Range<Int>) -> Evidence.Span? {
    guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= tokens.count else {
      return nil
    }
    return span(scalars: tokens[range.lowerBound].start..<tokens[range.upperBound - 1].end)
  }

  /// Returns the text of a range of scalars; nil if the range is not inside the text.
  func span(scalars range: Range<Int>) -> Evidence.Span? {
    guard range.lowerBound >= 0, range.upperBound <= scalars.count else { return nil }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return Evidence.Span(start: range.lowerBound, end: range.upperBound, text: String(text))
  }

  /// Returns the clause around `mention`: inside its line, sentence and quotation marks, at most
  /// `limit` words, preferably cut at a comma. A list item is a clause of its own.
  func clause(around mention: Range<Int>, limit: Int = maximumClause) -> Range<Int> {
    if isListItem(mention) { return mention }
    var start = mention.lowerBound
    var end = mention.upperBound
    while start > 0, end - start < limit / 2, !breaks(tokens[start]) { start -= 1 }
    while end < tokens.count, end - start < limit, !breaks(tokens[end]) { end += 1 }
    if end < tokens.count, !breaks(tokens[end]) {
      let comma = (mention.upperBound..<end).last { tokens[$0].before == UInt8(ascii: ",") }
      if let comma, comma - start > Self.minimumClause { end = comma }
    }
    if start > 0, !breaks(tokens[start]) {
      let comma = (start...mention.lowerBound).first { tokens[$0].before == UInt8(ascii: ",") }
      if let comma, end - comma > Self.minimumClause { start = comma }
    }
    // Do not end with words such as "the" and "of", nor begin with them after a cut.
    while end > mention.upperBound, Self.dangling.contains(tokens[end - 1].text) { end -= 1 }
    while start < mention.lowerBound, Self.dangling.contains(tokens[start].text),
      !breaks(tokens[start])
    {
      start += 1
    }
    return start..<end
  }

  /// The whole text without whitespace at its ends.
  var whole: Evidence.Span? {
    let kept = scalars.indices.filter { !scalars[$0].properties.isWhitespace }
    guard let first = kept.first, let last = kept.last else { return nil }
    return span(scalars: first..<last + 1)
  }

  private func isListItem(_ mention: Range<Int>) -> Bool {
    let before = tokens[mention.lowerBound]
    let after = mention.upperBound < tokens.count ? tokens[mention.upperBound] : nil
    return before.startsListItem && (after?.startsListItem ?? true)
  }

  private func breaks(_ token: Token) -> Bool {
    token.startsSentence || token.before == UInt8(ascii: ";") || token.before == UInt8(ascii: ":")
      || token.before == Token.quote || token.before == UInt8(ascii: "\"")
      || token.before == UInt8(ascii: "|")
  }

  private static let dangling: Set<String> = [
    "a", "an", "the", "and", "or", "of", "in", "with", "for", "to", "on", "at", "as", "by", "using",
    "from", "our", "your", "is", "are", "into", "that", "which",
  ]
}
