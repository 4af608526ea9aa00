/// Reads who is still learning what a clause mentions.
extension PolarityReader {
  /// Whether words tell when somebody began to learn, years ago: `9/2019 Started to learn Python`. Nothing follows
  /// from it for today.
  func isPastStart(_ cue: Range<Int>, in sentence: Range<Int>) -> Bool {
    guard
      (min(sentence.lowerBound, cue.lowerBound)..<cue.upperBound).contains(where: {
        Self.starts.contains(words[$0].text)
      })
    else { return false }
    return resume.line(at: cue.lowerBound).contains { index in
      DateRange.year(words[index]).map { ($0 + Self.years) * 12 <= resume.now } ?? false
    }
  }

  /// After how many years a beginner is none any more.
  private static let years = 2
  private static let starts: Set<String> = [
    "started", "starting", "start", "began", "beginning", "begun", "debut", "debute", "debuter",
    "commence", "beginn", "begonnen", "begann", "angefangen", "anfang", "empece", "inicio",
    "comence",
  ]

  func lesson(before mention: Range<Int>, _ clause: Range<Int>) -> Range<Int>? {
    var start = mention.lowerBound
    while start > clause.lowerBound, mention.lowerBound - start < Self.reach,
      !words[start].gap.has(.colon)
    {
      start -= 1
    }
    if let cue = step(before: mention, clause) ?? label(before: mention) { return cue }
    guard let cue = Self.lessons.first(in: words, start..<mention.lowerBound),
      !isWish(cue, clause),
      // `CSS (including Grid, which I could talk about), Git`: what a bracket says ends with it.
      !(cue.upperBound..<mention.upperBound).contains(where: { words[$0].gap.has(.close) })
    else { return nil }
    // `machine learning` is not a lesson.
    if words[cue.lowerBound].text == "learning", cue.count == 1 {
      let before = cue.lowerBound - 1
      if before >= clause.lowerBound,
        words[cue.lowerBound].gap.isEmpty || words[cue.lowerBound].gap == .hyphen,
        ["machine", "deep", "language", "e", "reinforcement", "and"].contains(words[before].text)
      {
        return nil
      }
      return mention.lowerBound - cue.upperBound <= 1 ? cue : nil
    }
    return cue
  }

  /// The label of a line that lists what somebody still learns or does not do well: `Still learning: JavaScript`,
  /// `Less good at: pastry`.
  private func label(before mention: Range<Int>) -> Range<Int>? {
    let line = resume.line(at: mention.lowerBound)
    guard
      let colon = line.dropFirst().prefix(Self.longestLabel).first(where: {
        words[$0].gap.has(.colon)
      }),
      colon <= mention.lowerBound,
      Self.learns.occurs(in: words, line.lowerBound..<colon),
      !(line.lowerBound..<colon).contains(where: { ["machine", "deep"].contains(words[$0].text) })
    else { return nil }
    return line.lowerBound..<colon
  }

  /// The longest such label, in words.
  private static let longestLabel = 8
  /// Words before an application that renews what is held.
  private static let again: Set<String> = ["renewal", "recertification", "re-application"]
  private static let learns = WordSet(
    """
    less; weak; weaker; rusty; learning; studying; lerne; aprendiendo; apprends; read about; heard of; played with
    dabbled in; dabbled with
    """)

  /// Whether a cue is about a job or about learning as such: `interested in working as`, `quick to learn`.
  private func isWish(_ cue: Range<Int>, _ clause: Range<Int>) -> Bool {
    if cue.lowerBound > clause.lowerBound,
      Self.learners.contains(words[cue.lowerBound - 1].text)
    {
      return true
    }
    return cue.upperBound < clause.upperBound
      && Self.wishes.contains(words[cue.upperBound].text)
  }

  private static let learners: Set<String> = ["ability", "quick", "able", "fast", "easy"]
  private static let wishes: Set<String> = ["working", "position", "job", "jobs", "roles"]

  func lesson(after mention: Range<Int>, _ clause: Range<Int>) -> Range<Int>? {
    let near = mention.upperBound..<min(clause.upperBound, mention.upperBound + 12)
    let person = mention.upperBound..<personEnd(after: mention, clause)
    guard
      let cue = Self.afterLessons.first(in: words, near) ?? filed(near) ?? remark(near)
        ?? passedParts(near)
        ?? part(of: near) ?? expected(
          after: mention, clause)
        ?? Self.learning.first(in: words, person),
      [.education, .credentials].contains(resume.sections[mention.lowerBound])
        && cue.lowerBound < resume.line(at: mention.lowerBound).upperBound
        && Self.progress.contains(words[cue.lowerBound].text)
        || !isOfAnother(mention.upperBound..<cue.lowerBound),
      !beginsItem(cue, clause),
      // `Recertified to 2026, renewal application submitted`.
      cue.lowerBound == 0 || !Self.again.contains(words[cue.lowerBound - 1].text),
      !isInForce(cue, clause)
    else { return nil }
    return cue
  }

  /// The first words of `in progress` and `underway`, which are about the whole line of a course.
  private static let progress: Set<String> = ["in", "underway", "ongoing"]

  /// Reads `en cours de validité`: in force.
  private func isInForce(_ cue: Range<Int>, _ clause: Range<Int>) -> Bool {
    cue.upperBound + 1 < clause.upperBound && words[cue.upperBound].text == "de"
      && ["validite", "validez"].contains(words[cue.upperBound + 1].text)
  }

  /// Whether a cue is the first word of another item of a list, or one of several verbs: `hydraulics, planned
  /// maintenance`, `SAP rollout planned and led`.
  private func beginsItem(_ cue: Range<Int>, _ clause: Range<Int>) -> Bool {
    guard cue.upperBound < clause.upperBound else { return false }
    let next = words[cue.upperBound]
    if next.gap.isEmpty, Self.and.contains(next.text) { return true }
    guard words[cue.lowerBound].gap.has(.comma) else { return false }
    return next.gap.isEmpty && next.shape != .number && !ItemReader.isFunction(next)
      && DateRange.date(words, at: cue.upperBound) == nil
  }

  /// Returns the end of the words that may say who learns: the two after a mention and its level, as in `CFA Level
  /// II candidate`.
  private func personEnd(after mention: Range<Int>, _ clause: Range<Int>) -> Int {
    var start = mention.upperBound
    while start < clause.upperBound, words[start].gap.isEmpty,
      Self.steps.contains(words[start].text) || words[start].shape == .number
        || words[start].text.allSatisfy({ "ivx".contains($0) })
    {
      start += 1
    }
    return min(clause.upperBound, start + 2)
  }

  private static let steps: Set<String> = [
    "level", "part", "stage", "tier", "stufe", "niveau", "nivel",
  ]

  /// Reads `CPA: passed FAR and AUD`: some of the examinations.
  private func passedParts(_ near: Range<Int>) -> Range<Int>? {
    guard let first = near.first,
      words[first].gap.has([.colon, .open, .dash]) || words[first].text == "exam",
      let verb = near.prefix(Self.filedReach).first(where: { words[$0].text == "passed" }),
      verb + 1 < near.upperBound, words[verb + 1].gap.isEmpty,
      words[verb + 1].shape == .upper && DateRange.year(words[verb + 1]) == nil
        || Self.parts.contains(words[min(verb + 2, near.upperBound - 1)].singular)
    else { return nil }
    return verb..<verb + 2
  }

  private static let parts: Set<String> = ["part", "section", "paper", "module", "level", "stage"]

  /// Reads `LCSW: submitted`, but not `Excel reports submitted to the board`.
  private func filed(_ near: Range<Int>) -> Range<Int>? {
    near.prefix(Self.filedReach).first { index in
      guard Self.filed.contains(words[index].text) else { return false }
      let next = index + 1
      return next >= near.upperBound || !words[next].gap.isEmpty
        || words[next].shape == .number || DateRange.date(words, at: next) != nil
    }.map { $0..<$0 + 1 }
  }

  /// Reads `Rust (learning)`: a remark of its own after the name.
  private func remark(_ near: Range<Int>) -> Range<Int>? {
    guard let first = near.first, words[first].gap.has([.open, .colon, .dash]),
      let count = Self.remarks.match(words, at: first, before: near.upperBound),
      first + count >= near.upperBound || !words[first + count].gap.isEmpty
    else { return nil }
    return first..<first + count
  }

  private static let remarks = WordSet(
    """
    learning; currently learning; still learning; learning it; learning now; studying; currently studying; lerne ich
    lerne gerade; lerne ich gerade; en apprentissage; aprendiendo; in training; course; online course
    """)

  private static let filedReach = 4
  private static let filed: Set<String> = [
    "submitted", "applied", "lodged", "filed", "eingereicht",
  ]

  private static let lessons = WordSet(
    """
    to learn; learning; currently learning; studying; eager to; want to; wants to; hope to; hoping to
    plan to; planning to; would like to; interested in; curious about; read about; reading about
    finding my feet with; finding my feet in; getting to grips with; getting my head around; getting up to speed with
    heard of; aware of; watched; shadowed; new to; beginner in; started learning; enrolled in
    aspiring; lerne; lernen; mochte; interessiert an; apprends; apprendre; aprender; aprendiendo
    sat next to; next to; sat through; was shown; were shown; working towards; working toward; preparing for; candidate for
    in training for; in training as; in training to; training to become; training towards; taking a course
    first steps in; taster on; taster in; taster of; taster session in; webinar on; webinars on
    crash course in; crash course on; read up on; talk on; talks on; demo of; demos of; glimpse of; glimpse into
    signed up for; exploring; getting into; dabbled in; observed; en cours
    attended a talk on
    debut de l apprentissage; debut d apprentissage; debute l apprentissage; beginn des erlernens; erlernen von; erlernen des
    inicio del aprendizaje; aprendizaje de; beginning of learning; start of learning
    hours for the; hours for my; hours toward; hours towards; hours for; credits toward; credits towards
    credits for the
    points toward; points towards; on the way to; on my way to; halfway to; progress toward; progress towards
    me mettre a; me former a; compte apprendre; compte passer; voy a aprender; quiero aprender; me gustaria aprender
    over the shoulder of
    willing to get; willing to obtain; willing to acquire; willing to learn; willing to pursue; willing to complete
    willing to train; prepared to obtain; ready to obtain; happy to obtain; bereit zum erwerb; pret a passer; prete a passer
    dispuesto a obtener; dispuesta a obtener; dispuesto a sacar; dispuesta a sacar
    webinar about; talk about; talks about; workshop about; seminar about; article about; articles about; book about
    interesado en; souhaite apprendre; exam for; applied for; intend to; aim to; aiming for; some day
    """)

  private static let afterLessons = WordSet(
    """
    uber die schulter; zugeschaut; zugesehen; nur zugehort; dem namen nach; par dessus l epaule; por encima del hombro
    vom horensagen; by hearsay; by name only; only by name; by reputation; nur dem namen nach; de nom; de oidas; par oui dire
    begonnen; angefangen; noch ohne zertifikat; ohne zertifikat; noch ohne abschluss; entame; entamee; en cours de
    empezado; iniciado; training attended; course attended; training only
    taster day; taster session; taster course; open day; awareness day; reading list; in progress; planned
    planned for; exam planned; beginner; first module; not yet
    next year; next sitting; papers passed; papers; exam scheduled; scheduled; underway; pending
    in training; part qualified; working towards; wish list; to do list; next on my list
    being studied; under way; in arbeit; en cours; en curso; geplant; in ausbildung; prevu; prevue
    half done; about half done; halfway done; half completed; partly done; nearly done; almost done; half finished
    sections left; section left; parts left; part left; exams left; papers left; exam left; sections remaining
    parts remaining; papers remaining; exams remaining; sections to go; parts to go; exams to go
    exam booked; booked for; booked in; application filed; applied for; angemeldet; signed up; registered for
    on a waiting list; on the waiting list; inscrit a; inscrite a; inscrito en; inscrita en
    classroom only; in training only; in class only; only in class; only at university; en formation
    nur im studium; nur in der schule; im studium nur; at university only; at school only; only at school
    solo en clase; only in a course; in a course only; scheduled for; application pending
    prufung steht aus; prufung steht noch aus; prufung ausstehend; lehrgang besucht; examen pendiente
    parts passed; sections passed; in bearbeitung; beantragt; to be completed
    watching; level 1 of; of three levels; exam in; exam next; awaiting; to be taken; not started
    will be awarded; to be awarded; awarded on completion; awarded upon completion; on completion; will receive
    will be issued; written exam; theory exam; oral exam pending; exam pending; exam outstanding; exam not
    exam date not; not yet passed; application submitted; application lodged; written test; written part
    zu lernen; zu erlernen; obtention prevue; obtention en; voraussichtlich; se obtendra; pendiente; pendiente de
    a la espera; due to finish; due to complete; due to be completed; to finish next; current semester; this semester
    current term; currently on module; on module
    """)

  /// Who is still learning: `ACCA candidate`. Further away the words mean other people.
  private static let learning = WordSet("candidate; trainee; student; learner")
}
