/// Tells whether the sentence of a resume that decides a status was understood whole, so that nothing in it takes back
/// what the passage shows.
struct PassageCheck: Sendable {
  private let resume: ResumeText

  init(_ resume: ResumeText) { self.resume = resume }

  /// Whether an explanation may say what the passages of a judged requirement show.
  func supports(_ judged: JudgedRequirement) -> Bool {
    switch judged.requirement.kind {
    // Computed from dates.
    case .years where judged.months != nil: true
    case .licence, .clearance, .degree, .language, .workAuthorization:
      judged.passages.allSatisfy { isPlain($0, judged.requirement.stems, isItem: false) }
    case .skill where judged.status == .notMet:
      judged.passages.allSatisfy {
        isPlain($0, judged.requirement.stems, isItem: judged.place == .list)
      }
    case .skill, .years, .other:
      judged.status != .met
        || judged.passages.allSatisfy {
          names(resume.text.words(in: $0), judged.requirement)
            && !isWeak($0, isItem: judged.place == .list)
        }
    }
  }

  /// Whether a passage has a name of one of the skills that a requirement accepts, or all words of the requirement.
  private func names(_ passage: Range<Int>, _ requirement: Requirement) -> Bool {
    guard case .skill(let terms) = requirement.test else { return true }
    let own = Set(resume.words[passage].map(\.stem))
    let asked = WordReader.words(requirement.text).filter { !ItemReader.isEmpty($0) }
    if asked.allSatisfy({ own.contains($0.stem) }) { return true }
    return terms.contains { term in
      switch term {
      case .known(let skill):
        SkillLexicon.shared.mentions(in: resume.words, passage).contains {
          SkillLexicon.shared.narrower[skill].contains($0.skill)
        }
      case .phrase(let words): words.allSatisfy { own.contains($0.stem) }
      case .task, .team, .role: true
      }
    }
  }

  /// Whether a sentence, or an item of a list with the brackets after it, has only names, numbers and words that limit nothing.
  ///
  /// - Parameter stems: those of the words that name the requirement.
  private func isPlain(_ passage: Span, _ stems: Set<String>, isItem: Bool) -> Bool {
    let own = resume.text.words(in: passage)
    return (isItem ? withBrackets(own) : afterDeed(sentence(of: own), stems)).allSatisfy { index in
      let word = resume.words[index]
      return word.shape != .lower || PlainWords.resume.contains(word.text)
        || stems.contains(word.stem) || Languages.name(word) != nil
    }
  }

  /// A sentence without the deed before a comma at its start, which takes nothing back: `Drove trucks, forklift licence`.
  private func afterDeed(_ sentence: Range<Int>, _ stems: Set<String>) -> Range<Int> {
    let words = resume.words
    guard let first = sentence.first, ActionVerbs.contains(words[first]),
      let named = sentence.first(where: { stems.contains(words[$0].stem) }),
      let comma = (first...named).last(where: { words[$0].gap.has(.comma) })
    else { return sentence }
    return comma..<sentence.upperBound
  }

  /// Whether a sentence, or an item of a list with the brackets after it, has a word beside which it shows little.
  private func isWeak(_ passage: Span, isItem: Bool) -> Bool {
    let own = resume.text.words(in: passage)
    return (isItem ? withBrackets(own) : sentence(of: own)).contains {
      PlainWords.weak.contains(resume.words[$0].text)
    }
  }

  /// The sentences in which a passage begins and ends, and what lies between.
  private func sentence(of passage: Range<Int>) -> Range<Int> {
    guard let last = passage.last else { return passage }
    let first = resume.text.sentence(around: passage.lowerBound)
    return first.lowerBound..<resume.text.sentence(around: last).upperBound
  }

  private func withBrackets(_ item: Range<Int>) -> Range<Int> {
    let words = resume.words
    guard item.upperBound < words.count, words[item.upperBound].gap.has(.open) else { return item }
    let close = words[(item.upperBound + 1)...].firstIndex { $0.gap.has([.close, .line]) }
    return item.lowerBound..<(close ?? words.count)
  }
}
