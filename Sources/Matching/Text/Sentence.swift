/// A sentence of a posting and the weight of the skills in it.
struct Sentence: Sendable {
  let tokens: Range<Int>
  let weight: Weight

  /// The longest heading, in words: "What we would like to". Tested by `ThresholdTests/headings`.
  private static let maximumHeading = 5

  enum Weight: Sendable {
    case required, preferred, mentioned
    /// The sentence is about the employer or its benefits.
    case ignored
  }

  /// Returns the sentences in order. A heading (`Nice to have:`) sets the weight of the sentences
  /// below it.
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
      let isShort = end - start <= maximumHeading
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
