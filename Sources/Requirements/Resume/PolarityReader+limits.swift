/// Reads what limits a mention: little knowledge, the work of others, labels of lists.
extension PolarityReader {
  // MARK: Basics

  /// Reads `basic Python`, which ends at a comma, and `Grundkenntnisse in Java, C#`, which does not.
  func basics(before mention: Range<Int>, _ clause: Range<Int>) -> Range<Int>? {
    var index = mention.lowerBound - 1
    var crosses = words[mention.lowerBound].gap.has(.comma)
    while index >= clause.lowerBound, mention.lowerBound - index < Self.basicReach {
      if let count = Self.basicNouns.match(words, at: index, before: mention.lowerBound) {
        return isBroken(index + count..<mention.lowerBound + 1) ? nil : index..<index + count
      }
      if !crosses,
        let count = Self.basicAdjectives.match(words, at: index, before: mention.lowerBound),
        !isName(index), mention.lowerBound - index - count <= 1
      {
        return index..<index + count
      }
      if words[index].gap.has(Gap.comma.union([.open, .close, .semicolon, .colon, .dash])) {
        crosses = true
      }
      index -= 1
    }
    return nil
  }

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
    let start = mention.upperBound
    guard start < clause.upperBound,
      words[start].gap.has([.open, .colon, .dash, .hyphen]) || words[start].gap.isEmpty,
      let count = Self.basicRemarks.match(words, at: start, before: clause.upperBound)
    else { return nil }
    let end = start + count
    if Self.only.contains(words[start].text) { return start..<min(clause.upperBound, end + 3) }
    // `Python basic scripts` limits nothing.
    let ends = end >= clause.upperBound || !words[end].gap.isEmpty
    return ends || words[start].gap.has([.open, .colon]) ? start..<end : nil
  }

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
    read only; viewer only; view only; viewing only; viewer; read access; viewer access; user level only
    in coursework; in coursework only; from coursework; coursework; coursework only; through coursework
    """)

  /// Ends of clauses that leave nothing of what they begin with.
  static let nothingOwn = WordSet(
    """
    wrote none; used none; did none; built none; made none; wrote none myself; none myself; none of my own
    none of it mine; none of them mine; never my own; not my own; not by me
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
    "part", "paper", "section", "exam", "module", "level", "step", "unit", "prufung", "teil",
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

  // MARK: Others

  /// Whether the clause says that others do it: `Kafka was run by another team`.
  func isOfOthers(_ mention: Range<Int>, _ clause: Range<Int>) -> Bool {
    let after = mention.upperBound..<min(clause.upperBound, mention.upperBound + 10)
    let others = Self.others.first(in: words, after).map { cue in
      !Self.esteem.contains(words[cue.lowerBound - 1].text)
    }
    return others ?? false || isBy(people: after) || isCourse(mention, clause)
  }

  /// Reads `CRISPR constructs were made by a collaborator`, `CCTV: watched by a separate department`.
  private func isBy(people range: Range<Int>) -> Bool {
    range.dropFirst().contains { index in
      guard Self.by.contains(words[index].text), !Self.esteem.contains(words[index - 1].text) else {
        return false
      }
      let agent = index + 1..<min(range.upperBound, index + 1 + Self.agentLength)
      return agent.contains { Self.people.contains(words[$0].singular) }
        && !agent.contains { Self.own.contains(words[$0].text) }
    }
  }

  /// The longest name of those who did something, in words: `a separate external agency`.
  private static let agentLength = 4
  private static let by: Set<String> = ["by", "von", "vom", "durch", "par", "por"]
  /// What others do with the work of the person itself.
  private static let esteem: Set<String> = [
    "praised", "used", "adopted", "chosen", "requested", "trusted", "recognised", "recognized",
    "approved",
    "reviewed", "commended", "rated", "read", "audited", "led", "followed",
  ]
  private static let own: Set<String> = ["me", "myself", "mir", "moi", "mi", "i"]
  private static let people: Set<String> = [
    "collaborator", "team", "colleague", "department", "vendor", "agency", "contractor", "supplier",
    "partner",
    "consultant", "group", "provider", "specialist", "division", "unit", "office", "bureau",
    "accountant",
    "subcontractor", "other", "else", "headquarters", "hq", "coworker", "kollege", "kollegen",
    "abteilung",
    "collegue", "equipe", "service", "prestataire", "companero", "equipo", "departamento",
    "proveedor",
  ]

  /// Reads `AFA: examen en mars 2027`: an examination that is still to come.
  func examination(after mention: Range<Int>, _ clause: Range<Int>) -> Range<Int>? {
    guard mention.upperBound <= clause.upperBound else { return nil }
    let near = mention.upperBound..<min(clause.upperBound, mention.upperBound + Self.examReach)
    guard let exam = near.first(where: { Self.exams.contains(words[$0].text) }),
      !(mention.upperBound...exam).contains(where: { words[$0].gap.has(.comma) })
    else { return nil }
    for index in exam..<min(clause.upperBound, exam + Self.examReach) {
      guard let date = DateRange.date(words, at: index) else { continue }
      return date.months > resume.now ? exam..<date.end : nil
    }
    return nil
  }

  private static let examReach = 5
  private static let exams: Set<String> = [
    "exam", "exams", "examination", "examen", "prufung", "test", "abschlussprufung", "soutenance",
    "defence",
    "defense",
  ]

  /// Whether the mention names a course: `Kubernetes-Kurs besucht`.
  private func isCourse(_ mention: Range<Int>, _ clause: Range<Int>) -> Bool {
    let next = mention.upperBound
    guard next < clause.upperBound, resume.sections[mention.lowerBound] != .credentials else {
      return false
    }
    return words[next].gap == .hyphen && Self.courses.contains(words[next].text)
      || words[next].gap.isEmpty && Self.courses.contains(words[next].text)
        && words[next].shape == .lower && next + 1 >= clause.upperBound
  }

  private static let courses: Set<String> = [
    "kurs", "course", "workshop", "seminar", "schulung", "bootcamp", "tutorial", "lehrgang",
    "cours",
    "curso", "grundkurs",
  ]

  private static let others = WordSet(
    """
    by another team; by other teams; by a different team; by another group; by another department
    by a colleague; by colleagues; by my colleague; by my colleagues; by others; by someone else; by an agency
    by a contractor; by contractors; by a vendor; by an external team; by the platform team; by the vendor
    by the it department; by other people; by external partners; by consultants; by a partner
    handled by others; von anderen; von kollegen; von einem anderen team; vom anderen team; par une autre equipe
    par d autres; por otro equipo; was outsourced; were outsourced
    """)

  /// Whether the mention is what a job did not need: `no CDL needed`.
  func isNotNeeded(_ mention: Range<Int>, _ clause: Range<Int>) -> Bool {
    mention.upperBound < clause.upperBound && mention.lowerBound > clause.lowerBound
      && Self.noOne.contains(words[mention.lowerBound - 1].text)
      && Self.needed.contains(words[mention.upperBound].text)
  }

  private static let noOne: Set<String> = [
    "no", "without", "kein", "keine", "keinen", "ohne", "sans",
  ]
  private static let needed: Set<String> = [
    "needed", "required", "necessary", "notig", "erforderlich", "notwendig", "requis", "requise",
    "necessaire", "necesario", "necesaria",
  ]
}
