/// Reads credentials that are in no table by what stands around their names.
extension DescriptionReader {
  /// Reads `membership of RICS (MRICS)`, `registered with the HCPC`, `ISA Certified Arborist`.
  func memberships(_ clause: Clause) -> [Found] {
    var found: [Found] = []
    for index in clause.range where !clause.waived.contains(index) {
      guard let (range, name) = body(after: index, clause.range) ?? grade(at: index, clause.range),
        Credentials.mentions(in: words, range).isEmpty,
        // `Registration by September 2026`.
        !DateRange.namesMonth(words[name.lowerBound])
      else { continue }
      let others = otherBodies(after: range.upperBound, clause.range)
      found.append(
        Found(
          range: range.lowerBound..<(others.last.map { $0 + 1 } ?? range.upperBound),
          kind: .licence,
          test: .licence(
            LicenceTest(
              credentials: [], words: name.map { words[$0] }, places: [], locale: locale,
              licenceClass: nil,
              alternatives: others.map { [words[$0]] }
                + (inBrackets(after: range.upperBound, clause.range).map { [[$0]] } ?? [])))
        ))
    }
    return found
  }

  /// The other bodies of a choice: `ATA` and `JAT` in `membership in ITI, ATA or JAT`.
  private func otherBodies(after end: Int, _ clause: Range<Int>) -> [Int] {
    var bodies: [Int] = []
    var index = end
    while index < clause.upperBound {
      if words[index].gap == .comma, words[index].shape == .upper {
        bodies.append(index)
        index += 1
      } else if Self.or.contains(words[index].text), words[index].gap.isEmpty,
        index + 1 < clause.upperBound, words[index + 1].shape == .upper
      {
        return bodies + [index + 1]
      } else {
        break
      }
    }
    return []
  }

  /// The body of which somebody is a member or by which somebody is registered.
  private func body(after index: Int, _ clause: Range<Int>) -> (Range<Int>, Range<Int>)? {
    guard Self.belonging.contains(words[index].singular), index + 2 < clause.upperBound,
      Self.ofBody.contains(words[index + 1].text), words[index + 1].gap.isEmpty
    else { return nil }
    var start = index + 2
    if Self.articles.contains(words[start].text) { start += 1 }
    var end = start
    while end < clause.upperBound, words[end].gap.isEmpty || end == start,
      words[end].isCapitalized || end > start && ["of", "and", "for"].contains(words[end].text)
    {
      end += 1
    }
    while end > start, !words[end - 1].isCapitalized { end -= 1 }
    return start < end ? (index..<end, start..<end) : nil
  }

  /// `ISA Certified Arborist`: an abbreviation, and what it makes of somebody.
  private func grade(at index: Int, _ clause: Range<Int>) -> (Range<Int>, Range<Int>)? {
    guard Self.grades.contains(words[index].text), index > clause.lowerBound,
      words[index].gap.isEmpty || words[index].gap == .hyphen, words[index - 1].shape == .upper,
      words[index - 1].text.utf8.count > 1
    else { return nil }
    var end = index + 1
    // `From an ALA-accredited program`: it is the school.
    if words[index].text == "accredited", end < clause.upperBound,
      Self.accredited.contains(words[end].singular)
    {
      return nil
    }
    while end < clause.upperBound, words[end].gap.isEmpty, words[end].isCapitalized { end += 1 }
    return (index - 1..<end, index - 1..<end)
  }

  /// The abbreviation in brackets after a name.
  private func inBrackets(after end: Int, _ clause: Range<Int>) -> Word? {
    guard end < clause.upperBound, words[end].gap.has(.open), words[end].shape == .upper,
      end + 1 >= words.count || !words[end + 1].gap.isEmpty
    else { return nil }
    return words[end]
  }

  private static let accredited: Set<String> = [
    "program", "programme", "school", "university", "institution", "college", "degree", "lab",
    "course", "laboratory",
  ]
  private static let belonging: Set<String> = [
    "member", "membership", "registration", "registered", "accreditation", "accredited",
    "chartered", "certified", "licensed", "admitted", "mitglied", "mitgliedschaft", "membre",
    "inscription", "inscrit",
    "inscrite", "miembro", "colegiado", "colegiada", "zulassung",
  ]
  private static let ofBody: Set<String> = [
    "of", "with", "by", "from", "at", "in", "der", "des", "bei", "beim", "a", "au", "de", "del",
    "en",
  ]
  private static let articles: Set<String> = ["the", "der", "dem", "l", "la", "el", "le"]
  private static let grades: Set<String> = ["certified", "registered", "chartered", "accredited"]
}
