/// A sentence of a posting and how much it asks.
struct Sentence: Sendable {
  let tokens: Range<Int>
  let weight: Weight

  enum Weight: Sendable {
    case required, preferred, mentioned
    /// What the employer offers or says about itself.
    case ignored
  }

  /// Sentences in order; a heading (`Nice to have:`) sets the weight of those below it.
  static func sentences(in tokens: [Token]) -> [Sentence] {
    var sentences: [Sentence] = []
    var section: Weight?
    var start = 0
    while start < tokens.count {
      var end = start + 1
      while end < tokens.count, !tokens[end].startsSentence,
        tokens[end].before != UInt8(ascii: ":"), tokens[end].before != UInt8(ascii: ";")
      {
        end += 1
      }
      let own = cues.weight(of: tokens[start..<end])
      let isShort = end - start <= 5
      let endsInColon = end < tokens.count && tokens[end].before == UInt8(ascii: ":")
      let endsLine = end < tokens.count && tokens[end].before == UInt8(ascii: "\n")
      if isShort, endsInColon || endsLine && own != nil { section = own }
      sentences.append(Sentence(tokens: start..<end, weight: own ?? section ?? .mentioned))
      start = end
    }
    return sentences
  }

  private static let cues = SentenceCues()
}
