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
      let words = tokens[start..<end].map(\.text)
      let isHeading =
        words.count <= 5
        && (end == tokens.count || tokens[end].before == UInt8(ascii: ":")
          || tokens[end].before == UInt8(ascii: "\n"))
      let own = weight(of: " " + words.joined(separator: " ") + " ")
      if isHeading { section = own ?? (tokens[start].before == UInt8(ascii: "\n") ? nil : section) }
      sentences.append(Sentence(tokens: start..<end, weight: own ?? section ?? .mentioned))
      start = end
    }
    return sentences
  }

  private static func weight(of text: String) -> Weight? {
    if cues.preferred.contains(where: text.contains) { return .preferred }
    if cues.ignored.contains(where: text.contains) { return .ignored }
    if cues.required.contains(where: text.contains) { return .required }
    return nil
  }

  private static let cues = (
    preferred: [
      " nice to have ", " preferred ", " a plus ", " bonus ", " desirable ", " ideally ",
      " advantageous ", " an advantage ", " is an asset ", " optional ", " would be great ",
      " not essential ", " helpful ", " welcome but ", " good to have ",
    ],
    ignored: [
      " we offer ", " benefits ", " perks ", " what you get ", " in return ", " our stack ",
      " about us ", " who we are ",
    ],
    required: [
      " require ", " requires ", " required ", " requirements ", " must ", " need ", " needs ",
      " you have ", " you bring ", " you ll have ", " experience with ", " experience in ",
      " experience of ", " experience using ", " proficien", " knowledge of ", " familiar",
      " essential ", " qualifications ", " licen", " certificat", " certified ", " degree ",
      " fluent ", " skilled ", " ability to ", " able to ", " background in ", " comfortable with ",
      " looking for ", " expertise ", " strong ", " solid ", " track record ", " years ",
      " you know ",
      " you are confident ", " confident with ", " competent ", " hands on ", " what you need ",
      " valid ",
    ]
  )
}
