/// Reads how a mention hangs on the verb that governs it: as its object, as a means, or only beside what was done.
extension AssertionReader {
  /// Returns the last verb before an index of a phrase that tells what the person did: `wrote` in `Cleaned data and wrote
  /// reports in SQL`.
  func verb(before end: Int, in phrase: [Int], from governor: Governor) -> Word? {
    var verb = governor.verb
    for at in governor.end..<max(governor.end, end) where startsVerb(at, phrase) {
      verb = words[phrase[at]]
    }
    return verb
  }

  /// Whether a word is another verb of the person: `and wrote`, `, tested`, `to automate`.
  private func startsVerb(_ at: Int, _ phrase: [Int]) -> Bool {
    let word = words[phrase[at]]
    guard at > 0, word.shape == .lower, ActionVerbs.contains(word) else { return false }
    let before = words[phrase[at - 1]]
    if before.text == "to", before.gap.isEmpty { return word.gap.isEmpty && isBase(word) }
    let isCoordinated = word.gap.has(.comma) || PolarityReader.links.contains(before.text)
    return isCoordinated && (word.text.hasSuffix("ed") || WordForms.isIrregular(word.text))
      || word.gap.isEmpty && word.text.hasSuffix("ing") && Self.beforeVerbs.contains(before.text)
  }

  /// Whether a verb has no ending, as after `to`; nouns in the plural have one.
  private func isBase(_ word: Word) -> Bool { word.text == word.singular }

  private static let beforeVerbs: Set<String> = ["by", "while", "when", "for", "of"]

  /// Whether the words between a verb and the mention make the mention part of what was done. Without a verb, a state or
  /// a noun phrase decided it.
  func joins(_ phrase: [Int], to verb: Word?, from governor: Governor) -> Bool {
    guard let verb else { return true }
    let start = phrase.lastIndex { words[$0].start == verb.start } ?? governor.end
    if isUndergone(phrase, after: start, of: verb) { return false }
    guard
      let at = phrase.indices.last(where: { $0 > start && isJoint($0, in: phrase, after: start) })
    else { return true }
    if phrase[at...].contains(where: { Self.listing.contains(words[$0].text) }) { return true }
    let head = words[phrase[at - 1]]
    let isDirect = at == start + 1
    if Self.lessons.contains(head.singular), Self.taking.contains(verb.stem) { return false }
    switch words[phrase[at]].text {
    case "to": return Self.moving.contains(verb.stem) || isDirect && Self.adding.contains(verb.stem)
    case "from": return Self.extracting.contains(verb.stem)
    case "for":
      return isDirect || Self.making.contains(verb.stem) || Self.isFor(people: verb)
    case "on":
      return isDirect || Self.isFor(people: verb) || Self.making.contains(verb.stem)
        || !Self.talking.contains(head.singular) && !Self.lessons.contains(head.singular)
    case "about": return Self.isFor(people: verb)
    case "at": return !Self.isFor(people: verb)
    default: return !Self.beside.contains(words[phrase[at]].text)
    }
  }

  /// Reads `Replaced by a system on`, `Introduced to`: what was done to the person, or to something.
  private func isUndergone(_ phrase: [Int], after verb: Int, of word: Word) -> Bool {
    guard verb + 1 < phrase.count, verb >= 0,
      word.text.hasSuffix("ed") || WordForms.isIrregular(word.text)
    else { return false }
    let next = words[phrase[verb + 1]]
    guard next.gap.isEmpty else { return false }
    if next.text == "by" {
      return verb + 2 >= phrase.count || !words[phrase[verb + 2]].text.hasSuffix("ing")
    }
    return next.text == "to" && !Self.moving.contains(word.stem) && !Self.adding.contains(word.stem)
  }

  /// Whether a word joins the words after it to those before it: not the particle of a verb (`carried out`), nor `to` in
  /// `3 to 6`.
  private func isJoint(_ at: Int, in phrase: [Int], after verb: Int) -> Bool {
    let word = words[phrase[at]]
    guard word.shape == .lower, word.gap.isEmpty else { return false }
    if at == verb + 1, Self.particles.contains(word.text) { return false }
    // `Look after email marketing`.
    if word.text == "after", words[phrase[at - 1]].stem == "look" { return false }
    if word.text == "to", at + 1 < phrase.count, words[phrase[at + 1]].shape == .number {
      return false
    }
    return ItemReader.isPreposition(word) || Self.beside.contains(word.text)
  }

  private static let particles: Set<String> = ["out", "up", "over", "down", "off", "in"]
  /// Words after which an object goes on: `Taught years 3 to 6, including lesson planning`.
  private static let listing: Set<String> = ["including", "plus", "also", "incl"]

  /// Prepositions of time and place, which say nothing of what was done there.
  private static let beside: Set<String> = [
    "after", "before", "during", "off", "out", "away", "around", "behind", "beside", "near", "past",
    "toward", "towards", "outside", "between", "among", "opposite",
  ]

  private static let moving = stems(
    """
    move migrate post enter convert switch port transition change upgrade import export connect
    integrate deploy ship publish push release contribute apply adapt keep work weld build design
    test machine make bring link map sync upload extend add commit conform adhere comply
    manufacture inspect certify audit turn script transform train translate
    """)
  private static let adding = stems(
    """
    contribute work adhere comply relate attend speak report travel help train promote
    """)
  private static let extracting = stems(
    """
    extract import export pull migrate move query load read convert retrieve analyze report parse
    scrape generate compile switch transition build design produce create
    """)
  private static let making = stems(
    """
    write develop build design program code create implement script automate configure maintain
    provide give offer test manage lead own account plan budget apply use qualify train certify
    license work run set do perform optimize improve document install monitor administer
    specialize extend migrate support deliver establish introduce negotiate oversee handle
    coordinate supervise conduct review define draft calculate
    """)

}
