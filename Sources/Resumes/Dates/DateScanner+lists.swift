extension DateScanner {
  /// Extends a season by those that are listed after it: "summers of 2011, 2012 and 2013".
  func listed(_ first: (period: Period, next: Int), from index: Int) -> (Period, next: Int) {
    guard let word = tokens[index].word, DateWords.seasons.contains(word), !first.period.isOngoing
    else { return first }
    var (period, next) = first
    while let place = separator(at: next), place < tokens.count,
      let (other, after) = self.period(at: place),
      !other.isOngoing, let end = period.end, let start = other.start, let last = other.end,
      end <= start
    {
      period.end = last
      period.isRange = true
      period.range = period.range.lowerBound..<other.range.upperBound
      next = after
    }
    return (period, next)
  }

  /// The index after what stands between two seasons; nil if there is none.
  private func separator(at index: Int) -> Int? {
    guard index < tokens.count else { return nil }
    switch tokens[index].kind {
    case .sign(let sign): return sign.isSign(among: "&+,") ? index + 1 : nil
    case .word(let word): return DateWords.conjunctions.contains(word) ? index + 1 : nil
    case .number: return nil
    }
  }
}
