/// Phrases that mark a sentence of a posting as a requirement, a preference or an offer.
struct SentenceCues: Sendable {
  private let phrases: [String: [(words: [String], weight: Sentence.Weight)]]

  init() {
    var phrases: [String: [(words: [String], weight: Sentence.Weight)]] = [:]
    for (weight, text) in [
      (Sentence.Weight.preferred, Self.preferred), (.ignored, Self.ignored),
      (.required, Self.required),
    ] {
      for phrase in text.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
        let words = phrase.split(separator: " ").map(String.init)
        if let first = words.first { phrases[first, default: []].append((words, weight)) }
      }
    }
    self.phrases = phrases
  }

  /// Returns the weight of a sentence; nil if it contains no phrase. Preferences take precedence
  /// over offers, and offers over requirements.
  func weight(of sentence: ArraySlice<Token>) -> Sentence.Weight? {
    var found: Sentence.Weight?
    for index in sentence.indices {
      for phrase in phrases[sentence[index].text] ?? []
      where index + phrase.words.count <= sentence.endIndex
        && zip(phrase.words, sentence[index...]).allSatisfy({ $0 == $1.text })
      {
        switch phrase.weight {
        case .preferred: return .preferred
        case .ignored: found = .ignored
        default: found = found ?? phrase.weight
        }
      }
    }
    return found
  }

  private static let preferred = """
    nice to have; preferred; preferably; a plus; bonus; desirable; desired; ideally; advantageous
    an advantage; is an asset; optional; would be great; would be helpful; not essential; helpful
    good to have; would please us; is useful; are useful; is welcome; are welcome; welcome but
    """

  private static let ignored = """
    we offer; benefits; perks; what you get; in return; our stack; about us; who we are
    """

  private static let required = """
    require; requires; required; requirement; requirements; must; need; needs; needed; necessary
    you have; you bring; you will have; experience with; experience in; experience of
    experience using; proficient; proficiency; knowledge of; familiar; familiarity; essential
    qualification; qualifications; license; licence; licensed; certificate; certification
    certified; degree; diploma; fluent; skilled; ability to; able to; background in
    comfortable with; looking for; look for; we ask for; ask for; expect; expected; expertise
    strong; solid; track record; years; you know; confident; competent; hands on; what you need
    valid; skills
    """
}
