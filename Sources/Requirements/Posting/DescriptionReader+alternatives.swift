/// Joins requirements of different kinds that replace each other: a degree or years, one licence or another.
extension DescriptionReader {
  /// Marks what `or` joins: `a degree in law or five years of experience`. The last of a list takes all that commas
  /// separate with it.
  mutating func markChoices(_ read: [(range: Range<Int>, index: Int)], _ clause: Range<Int>) {
    let all = read.sorted { $0.range.lowerBound < $1.range.lowerBound }
    // `A certificate (Construction or Industrial), or Red Seal`: what is in brackets is not an alternative.
    let inOrder = all.filter { part in
      found[part.index].kind != .skill
        || !all.contains {
          found[$0.index].kind != .skill && $0.range.upperBound == part.range.lowerBound
            && words[part.range.lowerBound].gap.has(.open)
        }
    }
    var dropped: [Int] = []
    for at in inOrder.indices.dropFirst() {
      let (one, other) = (inOrder[at - 1], inOrder[at])
      let between = one.range.upperBound..<max(one.range.upperBound, other.range.lowerBound)
      // `Ausbildung zum Steuerfachangestellten oder eine kaufmännische Ausbildung`.
      let areTrainings =
        found[one.index].kind == .degree && found[other.index].kind == .degree
        && between.count <= Self.betweenTrainings
        && !between.contains { words[$0].gap.has([.comma, .semicolon, .line, .bullet, .stop]) }
      // `A diploma, degree or completed bootcamp`.
      let isList =
        found[one.index].kind == .degree && found[other.index].kind == .degree && between.isEmpty
        && words[other.range.lowerBound].gap == .comma
        && (other.range.contains { Self.or.contains(words[$0].text) }
          || other.range.upperBound < words.count
            && Self.or.contains(words[other.range.upperBound].text))
      if isList {
        shareFields(of: other.index, with: one.index)
        dropped += join(inOrder[at - 1...at])
        continue
      }
      // `Red Seal in carpentry, or seven years`: the trade alone is not an alternative to the years.
      let isField =
        found[one.index].kind == .skill && found[other.index].kind == .years
        && !found[one.index].test.isName
      guard !isField, found[one.index].kind != .skill || found[other.index].kind != .skill,
        unbracketed(between).contains(where: { Self.or.contains(words[$0].text) })
          // `National Craft Certificate / QQI Level 6`.
          || between.isEmpty && words[other.range.lowerBound].gap.has(.slash),
        areTrainings
          || unbracketed(between).allSatisfy({
            ItemReader.isEmpty(words[$0]) || Self.besideOr.contains(words[$0].text)
              || words[$0].shape == .number
          })
      else { continue }
      var first = at - 1
      while first > 0, inOrder[first - 1].range.upperBound == inOrder[first].range.lowerBound,
        words[inOrder[first].range.lowerBound].gap == .comma,
        found[inOrder[first - 1].index].kind == found[inOrder[first].index].kind
      {
        first -= 1
      }
      dropped += join(inOrder[first...at])
    }
    let others = inOrder.filter { found[$0.index].kind != .skill }
    for (one, other) in zip(others, others.dropFirst()) where areTwoWays(one, other) {
      // What follows belongs to the other way: `…, o bien un título de enseñanza (CELTA, CertTESOL)`.
      for part in inOrder
      where part.range.lowerBound >= one.range.lowerBound && found[part.index].choice == nil {
        found[part.index].isRecognized = false
      }
    }
    for (range, index) in inOrder where isCut(range, beside: read.map(\.range), found[index]) {
      found[index].isRecognized = false
    }
    markWays(read, clause)
    for index in Set(dropped).sorted(by: >) { found.remove(at: index) }
  }

  /// Gives a degree without a field those of another: `a diploma, degree or bootcamp in web development`.
  private mutating func shareFields(of last: Int, with first: Int) {
    guard case .degree(let one) = found[first].test, case .degree(let other) = found[last].test,
      one.fields.isEmpty, one.profession == nil
    else { return }
    found[first].test = .degree(
      DegreeTest(
        level: one.level, fields: other.fields, isOpen: one.isOpen || other.isOpen,
        profession: other.profession, acceptsOther: other.acceptsOther, isNamed: one.isNamed))
  }

  /// Whether a comma and `or` stand between a number of years and a degree or licence, or between two degrees, with words
  /// that are not understood: `five years of maintenance, OR completion of an apprenticeship`.
  private func areTwoWays(
    _ one: (range: Range<Int>, index: Int), _ other: (range: Range<Int>, index: Int)
  ) -> Bool {
    let kinds = [found[one.index].kind, found[other.index].kind]
    let areDegrees = kinds[0] == .degree && (kinds[1] == .degree || kinds[1] == .licence)
    guard
      areDegrees
        || kinds.contains(.years) && kinds.contains(where: { $0 == .degree || $0 == .licence })
    else { return false }
    return (one.range.upperBound..<max(one.range.upperBound, other.range.lowerBound)).contains {
      Self.or.contains(words[$0].text) && words[$0].gap.has(.comma)
    }
  }

  /// Whether `or` joins a degree, a licence or a number of years to something that is not understood: `Gesellenbrief oder
  /// fünf Jahre auf dem Dach`, `training as a baker or three years of practice`. It may not be missing.
  private func isCut(_ range: Range<Int>, beside others: [Range<Int>], _ item: Requirement) -> Bool
  {
    guard item.kind == .degree || item.kind == .licence || item.kind == .years, item.choice == nil
    else { return false }
    func isUnknown(_ index: Int) -> Bool {
      words.indices.contains(index) && !others.contains { $0.contains(index) }
        && !ItemReader.isEmpty(words[index]) && !Self.besideOr.contains(words[index].text)
        && !Self.comparing.contains(words[index].text) && !Self.more.contains(words[index].text)
        && !Self.experience.contains(words[index].text)
    }
    let next = range.upperBound
    if next + 1 < words.count, words[next].gap.isEmpty || words[next].gap == .comma,
      Self.or.contains(words[next].text), words[next + 1].gap.isEmpty, isUnknown(next + 1)
    {
      return true
    }
    let before = range.lowerBound - 1
    // `A PGCE, B.Ed. or equivalent`.
    if before >= 0, words[range.lowerBound].gap == .comma, words[before].shape == .upper,
      isUnknown(before),
      range.contains(where: { Self.or.contains(words[$0].text) })
        || next < words.count && Self.or.contains(words[next].text)
    {
      return true
    }
    return before > 0 && words[before].gap.isEmpty && words[range.lowerBound].gap.isEmpty
      && Self.or.contains(words[before].text) && isUnknown(before - 1)
  }

  /// Makes one choice of several requirements, which the explanation names as one point: `SnowPro or Databricks
  /// certification`. A part that is not understood leaves the choice open: it is named only if it is met.
  ///
  /// - Returns: the indices of the parts that are not understood.
  private mutating func join(_ parts: ArraySlice<(range: Range<Int>, index: Int)>) -> [Int] {
    guard let first = parts.first, let last = parts.last else { return [] }
    let unknown = parts.filter { found[$0.index].kind == .skill && !found[$0.index].isSure }
    // `CPA or actively pursuing`: the licence is judged as open.
    let isOpen = parts.contains { part in
      if case .licence(let licence) = found[part.index].test { return licence.isOpen }
      return false
    }
    let areSame = Set(parts.map { found[$0.index].text }).count < parts.count
    let choice = found[first.index].choice ?? first.index
    // `RN license, or eligible to obtain one`: the name has only what is understood.
    let known = parts.filter { part in !unknown.contains { $0.index == part.index } }
    let bounds = (known.first ?? first).range.lowerBound..<(known.last ?? last).range.upperBound
    let whole = text.span(bounds)
    for part in parts {
      found[part.index].choice = choice
      if !areSame, let whole { found[part.index].posting = FieldSpan(field: field, span: whole) }
      if !unknown.isEmpty, !isOpen { found[part.index].isRecognized = false }
    }
    return unknown.map(\.index)
  }

  /// The most words between two trainings of which one is enough.
  private static let betweenTrainings = 10

  /// The words of a range that stand in no brackets.
  func unbracketed(_ range: Range<Int>) -> [Int] {
    var isInside = false
    return range.filter { index in
      if words[index].gap.has(.close) { isInside = false }
      if words[index].gap.has(.open) { isInside = true }
      return !isInside
    }
  }

  /// Words that may be beside `or` between two requirements.
  private static let besideOr: Set<String> = [
    "additional", "eligibility", "eligible", "authorization", "year", "years",
  ]
}
