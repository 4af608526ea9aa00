/// Reads what limits a mention: little knowledge, the work of others, labels of lists.
extension PolarityReader {
  // MARK: Basics

  /// Reads `basic Python`, which ends at a comma, and `Grundkenntnisse in Java, C#`, which does not.
  func basics(before mention: Range<Int>, _ clause: Range<Int>) -> Range<Int>? {
    var index = mention.lowerBound - 1
    var crosses = words[mention.lowerBound].gap.has(.comma)
    while index >= clause.lowerBound, mention.lowerBound - index < Self.basicReach {
      // `Bases de datos: PostgreSQL` are databases.
      if let count = Self.basicNouns.match(words, at: index, before: mention.lowerBound),
        !["datos", "donnees", "dados"].contains(words[index + count].text)
      {
        return isBroken(index + count..<mention.lowerBound + 1) ? nil : index..<index + count
      }
      if !crosses,
        let count = Self.basicAdjectives.match(words, at: index, before: mention.lowerBound),
        !isName(index), mention.lowerBound - index - count <= 1,
        !teaches(clause.lowerBound..<index),
        // `Some eighty requests`.
        words[index].text != "some" || index + 1 == mention.lowerBound
      {
        return index..<index + count
      }
      // `(Beginner) Python, Java`: a level in brackets of its own is that of the whole list.
      if words[index].gap.has(.open),
        index == clause.lowerBound
          || words[index].gap.has([.comma, .semicolon, .colon, .line, .bullet]),
        let count = Self.basicAdjectives.match(words, at: index, before: mention.lowerBound),
        words[index + count].gap.has(.close)
      {
        return isBroken(index + count + 1..<mention.lowerBound + 1) ? nil : index..<index + count
      }
      if words[index].gap.has(Gap.comma.union([.open, .close, .semicolon, .colon, .dash])) {
        crosses = true
      }
      index -= 1
    }
    return nil
  }

  /// Whether the words before a level say that the person taught: `Instructed classes on basic swimming skills`.
  private func teaches(_ range: Range<Int>) -> Bool {
    range.contains { Self.teaching.contains(words[$0].text) }
  }

  private static let teaching: Set<String> = [
    "instructed", "taught", "teach", "teaches", "teaching", "trained", "coached", "explained",
    "tutored", "instruct", "instructs", "coach", "coaches", "coaching", "tutor", "classes",
    "lessons",
    "unterrichtete", "unterrichtet", "lehrte", "enseigne", "ensenaba", "ensene",
  ]

  /// How many words before a mention its level may stand.
  private static let basicReach = 9

  /// Whether another item or remark begins inside a range.
  private func isBroken(_ range: Range<Int>) -> Bool {
    range.dropFirst().contains {
      words[$0].gap.has([.semicolon, .open, .close, .dash, .stop, .bar])
    }
  }

  /// `Visual Basic` is a name.
  private func isName(_ index: Int) -> Bool {
    index > 0 && words[index].gap.isEmpty && words[index - 1].text == "visual"
  }

  /// Reads `Python (basic)`, `Docker: Grundkenntnisse`.
  func basics(after mention: Range<Int>, _ clause: Range<Int>) -> Range<Int>? {
    var start = mention.upperBound
    // `HTML and CSS (basics)`: the remark may be about both.
    if start + 1 < clause.upperBound,
      Self.pairing.contains(words[start].text) && words[start].gap.isEmpty
        || words[start].gap.has([.slash, .ampersand])
    {
      let other = words[start].gap.isEmpty ? start + 1 : start
      if let next = SkillLexicon.shared.mentions(in: words, other..<clause.upperBound).first,
        next.words.lowerBound == other, next.words.upperBound < clause.upperBound,
        words[next.words.upperBound].gap.has(.open)
      {
        start = next.words.upperBound
      }
    }
    guard start < clause.upperBound,
      words[start].gap.has([.open, .colon, .dash, .hyphen, .tab]) || words[start].gap.isEmpty,
      let count = Self.basicRemarks.match(words, at: start, before: clause.upperBound)
    else { return nil }
    let end = start + count
    // `beginner to intermediate` is more than basic.
    if end + 1 < clause.upperBound,
      Self.upTo.contains(words[end].text) || words[end].gap.has([.slash, .hyphen, .dash]),
      (end..<min(clause.upperBound, end + 2)).contains(where: { Self.more.contains(words[$0].text) }
      )
    {
      return nil
    }
    if Self.only.contains(words[start].text) { return start..<min(clause.upperBound, end + 3) }
    // `Python basic scripts` limits nothing.
    let ends = end >= clause.upperBound || !words[end].gap.isEmpty
    return ends || words[start].gap.has([.open, .colon]) ? start..<end : nil
  }

  /// Whether a clause tells how seldom or how little something is done, rather than how well: `PCR only now and then`,
  /// `Flow cytometry I merely handed in`.
  func isSeldom(_ mention: Range<Int>, _ clause: Range<Int>) -> Bool {
    let isLittle = clause.contains { index in
      words[index].text == "merely" && (index == 0 || words[index - 1].text != "not")
    }
    if isLittle { return true }
    let next = mention.upperBound
    return next + 1 < words.count && words[next].gap.isEmpty && words[next].text == "only"
      && Self.seldom.contains(words[next + 1].text)
  }

  private static let seldom = Set(words: "now occasionally sometimes rarely seldom")

  private static let upTo: Set<String> = ["to", "bis", "a", "hasta"]
  private static let more: Set<String> = [
    "intermediate", "advanced", "fortgeschritten", "mittel", "intermediaire", "avance",
    "intermedio", "avanzado",
  ]
  private static let pairing: Set<String> = ["and", "und", "et", "y"]

  private static let only: Set<String> = [
    "only", "nur", "solo", "solamente", "seulement", "uniquement",
  ]

  private static let basicNouns = WordSet(
    """
    basic knowledge of; basic knowledge in; basic understanding of; basics of; basics in; basic skills in
    grundkenntnisse in; grundkenntnisse; basiskenntnisse in; basiskenntnisse; notions de; notions d; notions en
    nociones de; conocimientos basicos de; connaissances de base en; connaissances de base de; bases de
    exposure to; awareness of; introduction to; erste erfahrungen mit; erste erfahrung mit
    beginner in; some knowledge of; little knowledge of; limited knowledge of; limited experience with
    basic experience with; basic experience in; basic use of; basic proficiency in; basic command of
    """)

  private static let basicAdjectives = WordSet(
    """
    basic; basics; elementary; rudimentary; simple; very basic; a little; beginner; beginners; limited; some
    a bit of; bit of; a little bit of; un peu de; un poco de; etwas; ein wenig; quelques notions de
    """
  )

  private static let basicRemarks = WordSet(
    """
    basic; basics; basic level; basic knowledge; beginner; beginner level; elementary; rudimentary
    grundkenntnisse; basiskenntnisse; grundlagen; notions; bases; nociones; basico; basica; nivel basico
    niveau debutant; debutant; anfanger; limited; a little; once; entry level; only basic; only basics
    nur grundkenntnisse; self taught basics; introductory; introduction; just the basics; just basics
    only the basics; the basics; only; nur; solo; solamente; seulement; uniquement
    review and light; light editing; light edits; light use; light touch; small tests only; reviewing only; review only
    hello world; read only; viewer only; view only; viewing only; viewer; read access; viewer access; user level only
    demo only; demos only; only a demo; demo; trial only; trial version; theory only; sandbox only; tutorials only
    in theory only; in coursework; in coursework only; from coursework; coursework; coursework only; through coursework
    """)

  /// Ends of clauses that leave nothing of what they begin with.
  static let nothingOwn = WordSet(
    """
    wrote none; used none; did none; built none; made none; wrote none myself; none myself; none of my own
    have yet to; has yet to; i have yet to; is yet to come; does not go beyond; did not go beyond; goes no further
    went no further; goes no farther; ends there; ended there; stops there; does not go further
    does not extend beyond; amounts to little; amounts to nothing; none of it mine; none of them mine; never my own
    not my own; not by me
    """)

  // MARK: Steps

  /// Reads `moving to RN`, `tried Cypress`: the cue stands right before the mention.
  func step(before mention: Range<Int>, _ clause: Range<Int>) -> Range<Int>? {
    let start = max(clause.lowerBound, mention.lowerBound - Self.stepReach)
    // `Read Fortran code`, but `reads Google Analytics`.
    if mention.lowerBound > clause.lowerBound, words[mention.lowerBound].gap.isEmpty,
      mention.upperBound < clause.upperBound, Self.code.contains(words[mention.upperBound].text),
      Self.readers.contains(words[mention.lowerBound - 1].text)
    {
      return mention.lowerBound - 1..<mention.lowerBound
    }
    guard let cue = Self.steps.first(in: words, start..<mention.lowerBound),
      mention.lowerBound - cue.upperBound <= 1,
      !words[mention.lowerBound].gap.has([.comma, .colon])
    else { return nil }
    return cue
  }

  private static let stepReach = 5
  private static let code: Set<String> = ["code", "sources", "source", "programs", "scripts"]
  private static let readers: Set<String> = ["read", "reads", "reading"]

  private static let steps = WordSet(
    """
    moving to; moving into; moving towards; moving toward; step up to; stepping up to; transition to
    transitioning to; transitioning into; transition into; on the way to; on track to; training to be
    training as; training to become; to become; becoming; seeking; looking for; tried; tried out; have tried
    played with; toyed with; experimented with; a taste of; awaiting; on the path to; goal
    """)

  /// Reads `LCSW expected fall 2027`, `RN license (pending)`.
  func expected(after mention: Range<Int>, _ clause: Range<Int>) -> Range<Int>? {
    let start = mention.upperBound
    guard start < clause.upperBound, !words[start].gap.has([.comma, .semicolon, .bar]),
      let count = Self.expected.match(words, at: start, before: clause.upperBound)
    else { return nil }
    return start..<start + count
  }

  private static let expected = WordSet(
    "expected; pending; applied for; eligible; student; due; lauft; erwartet; prevu; prevue; previsto; prevista"
  )

  /// Reads `2 of 4 parts`.
  func part(of range: Range<Int>) -> Range<Int>? {
    for index in range.dropLast(3) where ["of", "von", "sur", "de"].contains(words[index + 1].text)
    {
      if let some = Numbers.value(words[index]), let all = Numbers.value(words[index + 2]),
        some < all,
        Self.parts.contains(words[index + 3].singular)
      {
        return index..<index + 4
      }
    }
    return nil
  }

  private static let parts: Set<String> = [
    "credit", "credito", "ects", "asignatura", "part", "paper", "section", "exam", "module",
    "level", "step", "unit", "prufung", "teil",
  ]

  // MARK: Labels

  /// Reads the label of the list that a mention is an item of: `Learning: Terraform, Spark`.
  func label(of mention: Range<Int>, _ sentence: Range<Int>) -> (Polarity, Range<Int>)? {
    var colon = mention.lowerBound
    while colon > sentence.lowerBound, !words[colon].gap.has(.colon) {
      if words[colon].gap.has([.semicolon, .bar, .stop]) { return nil }
      colon -= 1
    }
    guard colon > sentence.lowerBound else { return nil }
    var start = colon - 1
    while start > sentence.lowerBound, !words[start].gap.has(Self.beforeLabel) { start -= 1 }
    let label = start..<colon
    guard label.count <= Self.longestLabel else { return nil }
    for (phrases, polarity) in Self.labels {
      if let count = phrases.match(words, at: start, before: colon), count == label.count {
        return (polarity, label)
      }
    }
    return nil
  }

  private static let beforeLabel: Gap = [
    .comma, .semicolon, .bar, .stop, .line, .bullet, .open, .dash,
  ]
  private static let longestLabel = 4

  private static let labels: [(WordSet, Polarity)] = [
    (
      WordSet(
        """
        learning; currently learning; now learning; studying; currently studying; to learn; next up
        want to learn; next; exploring; in progress; learning now; on my list; reading list; new to me
        lerne; lerne gerade; in arbeit; aprendiendo; en cours; apprentissage; working towards; planned; wish list
        """), .learning
    ),
    (
      WordSet(
        """
        basic; basics; basic knowledge; basic skills; beginner; elementary; limited; exposure; exposure to
        some exposure; grundkenntnisse; basiskenntnisse; notions; nociones; conocimientos basicos; bases
        """), .basic
    ),
    (
      WordSet(
        """
        no experience; not used; never used; no knowledge; none; not; keine erfahrung; keine kenntnisse
        aucune experience; sin experiencia; missing; lacking; gaps; not yet
        """), .denied
    ),
    (
      WordSet(
        "formerly; previously; long ago; in the past; past; fruher; autrefois; antes; outdated"),
      .past
    ),
    (
      WordSet(
        "hobby; hobbies; hobby coder; for fun; in my free time; as a hobby; free time; freizeit"),
      .unrelated
    ),
  ]
}
