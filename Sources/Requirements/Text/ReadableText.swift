/// A text whose words can be searched and whose passages can be quoted.
package struct ReadableText: Sendable {
  let words: [Word]
  private let scalars: [Unicode.Scalar]

  package init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    words = WordReader.words(text)
  }

  var isEmpty: Bool { words.isEmpty }

  /// Returns the text of a range of scalars; nil if it is empty or outside the text.
  func span(scalars range: Range<Int>) -> Span? { scalars.span(range) }

  /// Returns the text from the first to the last word of a range, with a `+` or a closing bracket
  /// that belongs to it.
  func span(_ range: Range<Int>) -> Span? {
    guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= words.count else { return nil }
    let first = words[range.lowerBound].start
    var end = words[range.upperBound - 1].end
    let opens = range.dropFirst().contains { words[$0].gap.has(.open) }
    let closes = range.dropFirst().contains { words[$0].gap.has(.close) }
    if opens, !closes, end < scalars.count, scalars[end] == ")" { end += 1 }
    // `J.D.`
    let last = words[range.upperBound - 1]
    if end == last.end, end < scalars.count, scalars[end] == ".",
      scalars[last.start..<end].contains("."), last.end - last.start <= Self.longestInitials
    {
      end += 1
    }
    if end < scalars.count, scalars[end] == "%" { end += 1 }
    return span(scalars: balanced(first..<end))
  }

  /// Extends a range to the brackets that it opens or closes, or cuts an open bracket off if it closes far away.
  private func balanced(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    var depth = 0
    var opening: Int?
    for index in range {
      if scalars[index] == "(" {
        depth += 1
        opening = index
      } else if scalars[index] == ")" {
        depth -= 1
        if depth < 0 {
          let before = (max(0, start - Self.longestBracket)..<start).last {
            ["(", "\n"].contains(scalars[$0])
          }
          if let before, scalars[before] == "(" { start = before }
          depth = 0
        }
      }
    }
    guard depth > 0, let opening else { return start..<end }
    let rest = end..<min(scalars.count, end + Self.longestBracket)
    if let close = rest.first(where: { [")", "("].contains(scalars[$0]) }), scalars[close] == ")" {
      return start..<close + 1
    }
    end = opening
    while end > start, scalars[end - 1].properties.isWhitespace { end -= 1 }
    return end > start ? start..<end : range
  }

  /// How far from a range the other bracket of a pair is looked for, in characters.
  private static let longestBracket = 60

  /// Returns the words that a passage of this text covers, in whole or in part.
  func words(in passage: Span) -> Range<Int> {
    let first = index { $0.end > passage.start }
    return first..<max(first, index { $0.start >= passage.end })
  }

  /// Returns the index of the first word that meets a condition which all words after it meet, too.
  private func index(where isReached: (Word) -> Bool) -> Int {
    var range = words.indices
    while let middle = range.isEmpty ? nil : (range.lowerBound + range.upperBound) / 2 {
      range = isReached(words[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }

  /// Returns the range of the sentence around a word: up to a full stop, a new bulleted item, or a
  /// line break that does not continue a sentence.
  func sentence(around index: Int) -> Range<Int> {
    var start = index
    while start > 0, !begins(start) { start -= 1 }
    var end = index + 1
    while end < words.count, !begins(end) { end += 1 }
    return start..<end
  }

  /// Returns the range of the line around a word.
  func line(around index: Int) -> Range<Int> {
    var start = index
    while start > 0, !words[start].gap.has(.line) { start -= 1 }
    var end = index + 1
    while end < words.count, !words[end].gap.has(.line) { end += 1 }
    return start..<end
  }

  /// Returns how many of a row of symbols after a word are filled: 3 of 5 for `Go ●●●○○`; nil without such a row.
  func rating(after index: Int) -> (filled: Int, all: Int)? {
    var at = words[index].end
    while at < scalars.count, scalars[at] == " " || scalars[at] == ":" || scalars[at] == "\t" {
      at += 1
    }
    var filled = 0
    var all = 0
    while at < scalars.count, Self.filled.contains(scalars[at]) || Self.hollow.contains(scalars[at])
    {
      if Self.filled.contains(scalars[at]) { filled += 1 }
      all += 1
      at += 1
    }
    return all >= Self.shortestRating ? (filled, all) : nil
  }

  /// The shortest row of symbols that rates a skill.
  private static let shortestRating = 3
  private static let filled: Set<Unicode.Scalar> = ["●", "★", "■", "◆", "▮", "⬤", "⚫"]
  private static let hollow: Set<Unicode.Scalar> = ["○", "☆", "□", "◇", "▯", "◯", "⚪"]

  /// Whether an apostrophe and `s` follow a word: `mate's`.
  func endsInPossessive(_ index: Int) -> Bool {
    let end = words[index].end
    return end + 1 < scalars.count && ["'", "\u{2019}"].contains(scalars[end])
      && scalars[end + 1] == "s"
  }

  /// Whether a full stop follows the last word of a range.
  func endsInStop(_ range: Range<Int>) -> Bool {
    guard let last = range.last else { return false }
    let end = words[last].end
    return end < scalars.count && [".", "!", "?"].contains(scalars[end])
  }

  /// Whether a question mark follows the last word of a range.
  func endsInQuestion(_ range: Range<Int>) -> Bool {
    guard let last = range.last else { return false }
    // French has a space before the sign.
    let rest = scalars[words[last].end...].prefix(2).drop {
      [" ", "\u{A0}", "\u{202F}"].contains($0)
    }
    return rest.first == "?"
  }

  /// All sentences in order.
  var sentences: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for index in words.indices.dropFirst() where begins(index) {
      ranges.append(start..<index)
      start = index
    }
    if start < words.count { ranges.append(start..<words.count) }
    return ranges
  }

  /// Whether a sentence begins at a word. A line break inside a paragraph does not begin one: the line before ends in a
  /// word after which nothing ends, or it is long and the next line continues in lower case.
  private func begins(_ index: Int) -> Bool {
    let word = words[index]
    if word.gap.has(.stop), !word.gap.has([.line, .bullet]), word.shape == .lower,
      isInitials(index - 1)
    {
      return false
    }
    if word.gap.has([.stop, .bullet]) { return true }
    guard word.gap.has(.line) else { return false }
    let previous = line(around: index - 1)
    let isLong =
      words[index - 1].end - words[previous.lowerBound].start >= Self.minimumWrappedLine
    if word.gap == .line, words[index - 1].shape == .lower, isUnfinished(index - 1, isLong) {
      return false
    }
    guard word.shape == .lower, !word.gap.has([.colon, .semicolon]) else { return true }
    return !isLong
  }

  /// Whether a line goes on after a word. A preposition may end a short line of its own: `What we are looking for`.
  private func isUnfinished(_ index: Int, _ isLong: Bool) -> Bool {
    Self.unfinished.contains(words[index].text) || isLong && ItemReader.isPreposition(words[index])
  }

  /// Articles, conjunctions and words that need an object.
  private static let unfinished: Set<String> = [
    "a", "an", "the", "and", "or", "of", "into", "using", "including", "der", "die", "das", "den",
    "dem", "des", "und", "oder", "zur", "zum", "et", "ou", "du", "le", "les", "y", "o", "del",
    "los", "las", "el",
  ]

  /// Whether a word is written with a stop after each letter, so that another stop ends no sentence: `U.S. citizenship`.
  private func isInitials(_ index: Int) -> Bool {
    let word = words[index]
    return scalars[word.start..<word.end].contains(".")
      && word.end - word.start <= Self.longestInitials
  }

  /// The longest initials without their last period, in characters: `Ph.D`.
  private static let longestInitials = 5

  /// The shortest line, in characters, that a paragraph wraps. Shorter ones are headings and items.
  private static let minimumWrappedLine = 45
}
