/// Tells items that are not skills: permits to work, numbers of criteria, qualifications and versions.
extension DescriptionReader {
  /// Whether an item names a permit to work: `H1B transfer`, but not `visa petitions`, which are work.
  func isVisa(_ range: Range<Int>) -> Bool {
    guard range.contains(where: { Self.visas.contains(words[$0].text) }), let last = range.last
    else { return false }
    // `CPT` is also a code of medicine, `EAD` a format of archives.
    let sentence = text.sentence(around: range.lowerBound)
    guard sentence.contains(where: { Self.ofPermits.contains(words[$0].singular) }) else {
      return false
    }
    return Self.visas.contains(words[last].text) || Self.visaNouns.contains(words[last].singular)
  }

  private static let visaNouns: Set<String> = [
    "transfer", "sponsorship", "status", "holder", "sponsor", "type",
  ]

  /// Words beside which an abbreviation is that of a permit to work.
  private static let ofPermits: Set<String> = [
    "visa", "h1b", "h-1b", "l1", "tn", "whv", "sponsor", "sponsorship", "status", "authorization",
    "authorisation", "student", "immigration", "f1", "permit", "transfer",
  ]

  /// Whether a letter and a number are those of a criterion: `D3. Experience of supervising`.
  func isCriterion(_ range: Range<Int>) -> Bool {
    let word = words[range.lowerBound]
    guard range.count == 1, word.startsSentence, (2...3).contains(word.text.utf8.count),
      word.text.first?.isLetter ?? false, word.text.dropFirst().allSatisfy(\.isNumber)
    else { return false }
    return range.upperBound < words.count
      && words[range.upperBound].gap.has([.stop, .colon, .close])
  }

  /// Words for permits to work: `H1B transfers welcome`.
  private static let visas: Set<String> = [
    "h1b", "h-1b", "visa", "visas", "cpt", "opt", "ead", "l1", "tn", "whv",
  ]

  /// Whether an item only names the subject of a qualification: `teaching` in `teaching qualification`.
  func namesQualification(_ range: Range<Int>) -> Bool {
    let next = range.upperBound
    return next < words.count && words[next].gap.isEmpty
      && ["qualification", "accreditation", "chartership"].contains(words[next].singular)
  }

  /// Whether a number is the version of the skill before it: `Java 17`.
  func isVersion(_ index: Int, after named: Set<Int>) -> Bool {
    words[index].shape == .number && words[index].gap.isEmpty && named.contains(index - 1)
  }

  /// The one capitalized word in brackets after an item, if it is not the name of a skill.
  func remark(after range: Range<Int>) -> Int? {
    let index = range.upperBound
    guard range.count > 1, index < words.count, words[index].gap.has(.open),
      words[index].shape == .capitalized,
      index + 1 >= words.count || words[index + 1].gap.has([.close, .line]),
      SkillLexicon.shared.mentions(in: words, index..<index + 1).isEmpty,
      Languages.name(words[index]) == nil, !Cues.preferred.contains(words[index].text),
      !Cues.required.contains(words[index].text)
    else { return nil }
    return index
  }
}
