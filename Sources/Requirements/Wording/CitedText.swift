/// The cited passages of one side of an explanation.
struct CitedText {
  private let passages: [String]
  private let words: Set<String>
  private let numbers: Set<Int>
  private let skills: Set<Int>

  init(_ passages: [String]) {
    self.passages = passages.map { Sentences.plain($0) }
    let read = passages.map(WordReader.words)
    words = Set(read.joined().flatMap { [$0.text, $0.singular] })
    numbers = Set(read.joined().compactMap { Numbers.value($0) })
    skills = Set(
      read.flatMap { words in SkillLexicon.shared.mentions(in: words, words.indices).map(\.skill) })
  }

  func quotes(_ text: String) -> Bool { passages.contains { $0.contains(text) } }
  func contains(_ number: Int) -> Bool { numbers.contains(number) }
  func contains(_ name: String) -> Bool { words.contains(name) }

  /// Whether a passage names a skill or one that implies it.
  func contains(skill: Int) -> Bool {
    !SkillLexicon.shared.narrower[skill].isDisjoint(with: skills)
  }
}
