/// Reads what is as good as a degree that a clause asks for.
extension DescriptionReader {
  /// Makes one requirement of degrees that commas separate in a list that ends with `or`: `B.Tech, M.Sc. Statistics or
  /// equivalent`.
  func joined(_ found: [Found], _ range: Range<Int>) -> [Found] {
    guard found.count > 1, let last = found.last,
      (last.range.lowerBound..<min(range.upperBound, last.range.upperBound + 1)).contains(where: {
        Self.or.contains(words[$0].text)
      }),
      zip(found, found.dropFirst()).allSatisfy({ one, other in
        one.range.upperBound == other.range.lowerBound
          && words[other.range.lowerBound].gap.has(.comma)
      })
    else { return found }
    var end = last.range.upperBound
    if end + 1 < range.upperBound, Self.or.contains(words[end].text),
      Self.comparing.contains(words[end + 1].text)
    {
      end += 2
    }
    let tests = found.compactMap { item -> DegreeTest? in
      if case .degree(let test) = item.test { test } else { nil }
    }
    return [
      Found(
        range: found[0].range.lowerBound..<end, kind: .degree,
        test: .degree(
          DegreeTest(
            level: tests.map(\.level).reduce(.doctorate, min),
            // `Diploma, degree or bootcamp in web development`: the field is that of all.
            fields: tests.last?.fields.isEmpty == false || !tests.contains { $0.fields.isEmpty }
              ? tests.flatMap(\.fields) : [],
            isOpen: true, acceptsOther: tests.contains(where: \.acceptsOther))),
        isRecognized: found.allSatisfy(\.isRecognized))
    ]
  }

  /// Whether the list that a degree begins ends with what is as good: `a degree in law, a diploma in tax, or equivalent`.
  func listEndsOpen(_ end: Int, _ range: Range<Int>) -> Bool {
    guard end < range.upperBound, words[end].gap.has(.comma) else { return false }
    return (end..<min(range.upperBound, end + Self.remarkReach) - 1).contains {
      Self.or.contains(words[$0].text) && Self.comparing.contains(words[$0 + 1].text)
    }
  }

  /// The end of `or higher`, and of another qualification before the field: `maestría o diplomado en diseño`.
  func afterMore(_ end: Int, _ range: Range<Int>) -> Int {
    // `Bac+2 minimum en informatique`.
    if end + 1 < range.upperBound, ["minimum", "minimo", "mindestens"].contains(words[end].text),
      words[end].gap.isEmpty, Self.fieldLinks.contains(words[end + 1].text)
    {
      return end + 1
    }
    guard end + 1 < range.upperBound, Self.or.contains(words[end].text), words[end].gap.isEmpty
    else { return end }
    if Self.more.contains(words[end + 1].text) { return end + 2 }
    // `Degree or completed bootcamp in web development`.
    var link = end + 2
    if link + 1 < range.upperBound, words[end + 1].text.hasSuffix("ed") { link += 1 }
    return link < range.upperBound && Self.fieldLinks.contains(words[link].text)
      && words[end + 1].gap.isEmpty && words[link].gap.isEmpty && words[link - 1].gap.isEmpty
      && Degrees.level(words, at: end + 1, before: range.upperBound) == nil
      && !Self.comparing.contains(words[end + 1].text)
      && !Self.experience.contains(words[end + 1].text) ? link : end
  }

  /// The end of what is as good as a degree: `or equivalent practical experience`.
  func afterEquivalent(_ end: Int, _ range: Range<Int>) -> Int {
    // `An equivalent mix of education and experience`.
    if end + 1 < range.upperBound, ["education", "training"].contains(words[end - 1].text),
      words[end].text == "and", Self.equivalents.contains(words[end + 1].text)
    {
      return end + 2
    }
    guard Self.comparing.contains(words[end - 1].text) else { return end }
    return (end..<range.upperBound).first {
      !words[$0].gap.isEmpty || !Self.equivalents.contains(words[$0].text)
    } ?? range.upperBound
  }

  /// The end of a further training that is also enough: `oder eine Weiterbildung zum Techniker`.
  func afterTraining(_ end: Int, _ range: Range<Int>) -> Int {
    guard end + 2 < range.upperBound, Self.or.contains(words[end].text),
      (end + 1...end + 2).contains(where: { Self.furtherTrainings.contains(words[$0].text) })
    else { return end }
    let last = (end + 1..<range.upperBound).first { !words[$0].gap.isEmpty } ?? range.upperBound
    return last - end <= Self.remarkReach
      && !(end..<last).contains { Numbers.value(words[$0]) != nil && words[$0].shape == .number }
      ? last : end
  }

  static let ofUniversity: Set<String> = [
    "universitario", "universitaria", "universitaire",
  ]

  private static let furtherTrainings: Set<String> = [
    "weiterbildung", "fortbildung", "umschulung", "lehrgang",
  ]

  private static let equivalents: Set<String> = [
    "practical", "work", "working", "professional", "industry", "experience", "training",
    "berufserfahrung", "erfahrung",
  ]

  static let more: Set<String> = [
    "higher", "above", "better", "hoher", "superieur", "superior", "plus",
  ]

  /// The end of brackets between a degree and its field: `MSc (pre-registration) in Physiotherapy`.
  func afterQualifier(_ start: Int, _ clause: Range<Int>) -> Int {
    guard start < clause.upperBound, words[start].gap.has(.open),
      let close = (start + 1..<min(clause.upperBound, start + Self.longestQualifier)).first(where: {
        words[$0].gap.has(.close)
      }), Self.fieldLinks.contains(words[close].text)
    else { return start }
    return close
  }

  /// The longest brackets between a degree and its field, in words, with the word after them.
  private static let longestQualifier = 5

  /// The index of a degree after words that describe it: `BSc or pre-registration MSc`.
  func afterModifiers(_ start: Int, _ clause: Range<Int>) -> Int {
    let reach = start..<min(clause.upperBound, start + Self.mostModifiers + 1)
    let index =
      reach.first {
        words[$0].shape != .lower || ItemReader.isFunction(words[$0])
          || Numbers.value(words[$0]) != nil
          || Degrees.level(words, at: $0, before: clause.upperBound) != nil
      } ?? start
    return Degrees.level(words, at: index, before: clause.upperBound) == nil ? start : index
  }

  /// How many words may describe the second of two degrees.
  private static let mostModifiers = 2
}
