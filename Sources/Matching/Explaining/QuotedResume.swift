/// The text of a resume, to be quoted.
struct QuotedResume: Sendable {
  let profile: ResumeProfile
  let text: QuotableText

  init(_ profile: ResumeProfile) {
    self.profile = profile
    text = QuotableText(profile.text, tokens: profile.tokens)
  }

  /// The mention of a skill that says most: a sentence about it rather than an item of a list.
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

  /// Where the text has this title, word for word.
  func span(ofTitle title: String) -> Evidence.Span? {
    let words = Tokenizer.tokens(title).map(\.text)
    return profile.firstOccurrence(of: words).flatMap { text.span($0) }
  }

  /// The first year of work and the last year, or the word that stands for the present.
  var workingYears: (first: Evidence.Span, last: Evidence.Span)? {
    let starts = profile.positions.compactMap { $0.start?.year }
    let ends = profile.positions.compactMap { $0.end?.year }
    guard let first = starts.min(), let from = year(first) else { return nil }
    let goesOn = profile.positions.contains { $0.start != nil && $0.end == nil }
    if goesOn {
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
