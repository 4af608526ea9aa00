/// A resume whose text can be quoted.
struct QuotedResume: Sendable {
  let profile: ResumeProfile
  let text: QuotableText

  init(_ profile: ResumeProfile) {
    self.profile = profile
    text = QuotableText(profile.text, tokens: profile.tokens)
  }

  /// Returns the longest clause that mentions a skill: a sentence about it rather than a list item.
  func quote(of skill: Int) -> (quote: Evidence.Span, name: Evidence.Span)? {
    var best: (range: Range<Int>, mention: Range<Int>)?
    for mention in profile.mentions where mention.skill == skill {
      let clause = text.clause(around: mention.tokens)
      if clause.count > best?.range.count ?? 0 { best = (clause, mention.tokens) }
    }
    guard let best, let quote = text.span(best.range), let name = text.span(best.mention) else {
      return nil
    }
    return (quote, name)
  }

  /// Returns the first occurrence of a title; nil if the text does not contain it word for word.
  func span(ofTitle title: String) -> Evidence.Span? {
    let words = Tokenizer.tokens(title).map(\.text)
    return profile.firstOccurrence(of: words).flatMap { text.span($0) }
  }

  /// The first year of work, and the last year or the word for the present.
  var workingYears: (first: Evidence.Span, last: Evidence.Span)? {
    let starts = profile.positions.compactMap { $0.start?.year }
    let ends = profile.positions.compactMap { $0.end?.year }
    guard let first = starts.min(), let from = year(first) else { return nil }
    let isOngoing = profile.positions.contains { $0.start != nil && $0.end == nil }
    if isOngoing {
      return present.map { (from, $0) }
    }
    return ends.max().flatMap(year).map { (from, $0) }
  }

  private func year(_ year: Int) -> Evidence.Span? {
    text.tokens.firstIndex { $0.text == String(year) }.flatMap { text.span($0..<$0 + 1) }
  }

  private var present: Evidence.Span? {
    text.tokens.firstIndex { Self.presentWords.contains($0.text) }.flatMap {
      text.span($0..<$0 + 1)
    }
  }

  static let presentWords: Set<String> = ["present", "current", "now", "today", "ongoing", "heute"]
}
