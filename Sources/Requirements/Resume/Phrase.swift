/// The words around a mention that one verb or noun may govern: those of its sentence between semicolons, dashes and
/// contrasts, without what stands in brackets between them.
struct Phrase {
  /// The words before the mention.
  private(set) var before: [Int] = []
  /// The words after it.
  private(set) var after: [Int] = []
  /// The words before the mention in its item of a list.
  private(set) var item: [Int] = []
  /// The words before the colon at which the phrase begins.
  private(set) var label: [Int] = []
  /// The last word before the bracket that the mention stands in.
  private(set) var opener: Int?

  /// Whether it begins farther from the mention than is read.
  private(set) var isCut = false

  /// How many words before and after a mention are read, so that reading takes bounded time.
  private static let reach = 60
  private static let breaks: Gap = [.semicolon, .bar, .stop, .bullet, .dash]

  init(around mention: Range<Int>, in resume: ResumeText) {
    let words = resume.words
    let sentence = resume.text.sentence(around: mention.lowerBound)
    var index = mention.lowerBound
    var depth = 0
    while index > sentence.lowerBound {
      guard mention.lowerBound - index < Self.reach else {
        isCut = true
        break
      }
      let gap = words[index].gap
      if gap.has(.open), depth == 0 {
        opener = index - 1
        break
      }
      if gap.has(.close), !gap.has(.open) { depth += 1 }
      if depth == 0 {
        if gap.has(Self.breaks) || PolarityReader.contrasts.contains(words[index].text) { break }
        // `…, and I run Docker`.
        if PolarityReader.first.contains(words[index].text), index - 1 > sentence.lowerBound,
          gap.has(.comma) || PolarityReader.and.contains(words[index - 1].text)
        {
          break
        }
        if gap.has(.colon) {
          label = Self.label(words, before: index, sentence)
          break
        }
      }
      if gap.has(.open), !gap.has(.close) { depth -= 1 }
      index -= 1
      if depth == 0 { before.insert(index, at: 0) }
    }
    item = before
    if let comma = before.lastIndex(where: { words[$0].gap.has(Gap.item) }) {
      item = Array(before[comma...])
    }
    if words[mention.lowerBound].gap.has(Gap.item) { item = [] }
    index = mention.upperBound
    while index < min(sentence.upperBound, mention.upperBound + Self.reach),
      !words[index].gap.has(Self.breaks.union([.open, .close, .colon, .comma]))
    {
      after.append(index)
      index += 1
    }
  }

  private static func label(_ words: [Word], before colon: Int, _ sentence: Range<Int>) -> [Int] {
    var start = colon - 1
    while start > sentence.lowerBound, colon - start < reach, !words[start].gap.has(breaks) {
      start -= 1
    }
    return Array(start..<colon)
  }
}
