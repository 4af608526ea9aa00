/// The signs that a remark takes back what it is about, or hands it to others.
///
/// People find ever new words for it, so these are not denials but doubts: the thing is then neither met nor denied.
extension RemarkReader {
  /// Whether the words of a remark leave it doubtful that the person has what they are about.
  func leavesDoubt(_ remark: Range<Int>) -> Bool {
    namesSomebodyElse(remark) || isLeftOpen(remark) || isOnlyAPart(remark) || isStillToCome(remark)
      || isOver(remark)
  }

  // MARK: Others

  /// Reads `my husband is a member`, `the forwarder clears them`, `macht das Frontend-Team`, `second mate's job`.
  private func namesSomebodyElse(_ remark: Range<Int>) -> Bool {
    if beginsWithSubject(remark) { return true }
    return remark.contains { index in
      let word = words[index]
      if Self.thirdPersons.contains(word.text), word.shape != .upper { return true }
      // `Mother tongue` names nobody, nor do `MAN` among trucks and `Texas Woman's University`.
      if Self.family.contains(word.singular), word.shape == .lower || index == remark.lowerBound,
        index + 1 >= remark.upperBound || !Self.ofMothers.contains(words[index + 1].text)
      {
        return true
      }
      if Self.possessives.contains(word.text), index + 1 < remark.upperBound,
        isSomebody(index + 1) || index + 2 < remark.upperBound && isSomebody(index + 2)
      {
        return true
      }
      return index - remark.lowerBound <= Self.opening && isSubject(index, remark)
    }
  }

  /// Reads `the night porter does it`, `le collègue d'à côté est l'expert`, `samples go to the core facility`.
  private func beginsWithSubject(_ remark: Range<Int>) -> Bool {
    guard let first = remark.first else { return false }
    let clause = remark.dropFirst().first { words[$0].gap.has(.comma) } ?? remark.upperBound
    let near = (first..<clause).prefix(Self.subjectReach)
    guard
      !near.contains(where: {
        PolarityReader.first.contains(words[$0].text) && words[$0].shape == .lower
      })
    else { return false }
    let isArticle = Self.articles.contains(words[first].text)
    return near.dropFirst().contains { index in
      Self.goes.contains(words[index].text) && words[index].shape == .lower
        || isArticle
          && (Self.doesIt.contains(words[index].text) || Self.copulas.contains(words[index].text))
    }
  }

  private static let subjectReach = 6
  private static let articles = Set(
    words:
      "the a an der die das ein eine le la les l un une el los las una")
  private static let copulas = Set(words: "is are ist sind est sont es son")
  private static let goes = Set(words: "go goes outsourced")

  /// Whether a word near the beginning of a remark names who does it: with a verb after it, or before it in German.
  private func isSubject(_ index: Int, _ remark: Range<Int>) -> Bool {
    let word = words[index]
    if Self.verbsFirst.contains(word.text), word.shape == .lower, index == remark.lowerBound {
      return true
    }
    // `IT have it`, `las ve la auditora`, `c'est Samuel qui`.
    let next = index + 1
    if word.text == "c", next < remark.upperBound, words[next].text == "est" { return true }
    guard next < remark.upperBound, words[next].gap.isEmpty else { return false }
    if ["job", "task", "work"].contains(words[next].text), resume.text.endsInPossessive(index) {
      return true
    }
    if isSomebody(index) || word.isCapitalized && index == remark.lowerBound {
      return Self.doesIt.contains(words[next].text)
    }
    return ["lo", "la", "los", "las", "le", "les"].contains(word.text)
      && Self.doesIt.contains(words[next].text)
  }

  private func isSomebody(_ index: Int) -> Bool {
    let word = words[index]
    return PolarityReader.agents.contains(word.singular)
      || PolarityReader.people.contains(word.singular)
      || TitleWords.contains(word) || Self.family.contains(word.singular)
  }

  // MARK: How far it went

  /// Reads `cannot teach in it`, `meant to send me`, `not submitted`, `cancelled after the kick-off`.
  private func isLeftOpen(_ remark: Range<Int>) -> Bool {
    remark.contains { index in
      let word = words[index]
      guard word.shape == .lower || word.startsSentence || index == remark.lowerBound else {
        return false
      }
      if Self.openWords.contains(word.text) { return true }
      // `not submitted`, but not `no macros`.
      let next = index + 1
      return Self.negators.contains(word.text)
        && (next >= remark.upperBound
          // `Not fluent`.
          || Languages.level(words, at: next, before: remark.upperBound) != nil
          || !words[next].gap.isEmpty
          || words[next].text.hasSuffix("ed") || words[next].text.hasSuffix("teilt")
          || Self.proofs.contains(words[next].text)
          || WordForms.isIrregular(words[next].text)
          || words[next].text == "yet" || words[next].text == "one")
    }
  }

  /// Reads `one unit of five`, `7 UE validées sur 13`, `half done`, `first year`.
  private func isOnlyAPart(_ remark: Range<Int>) -> Bool {
    // `All five modules done`.
    !remark.contains { ["all", "alle", "tous", "todos"].contains(words[$0].text) }
      && remark.contains { index in
        if Self.partWords.contains(words[index].text), words[index].shape == .lower { return true }
        // `Two units passed`, but not `unit tests` and `modules MM, SD`.
        if Self.parts.contains(words[index].singular), index > remark.lowerBound,
          words[index].gap.isEmpty, Numbers.value(words[index - 1]) != nil
        {
          return true
        }
        guard Numbers.value(words[index]) != nil, DateRange.year(words[index]) == nil,
          let of = (index + 1..<min(remark.upperBound, index + Self.fractionReach)).first(where: {
            Self.ofWords.contains(words[$0].text)
          })
        else { return false }
        return (of + 1..<min(remark.upperBound, of + 3)).contains {
          Numbers.value(words[$0]) != nil && DateRange.year(words[$0]) == nil
        }
      }
  }

  /// Whether a remark names a year that is still to come, and not as the end of a validity.
  private func isStillToCome(_ remark: Range<Int>) -> Bool {
    if remark.contains(where: {
      Self.comingWords.contains(words[$0].text) && words[$0].shape == .lower
    }) {
      return true
    }
    let isValidity = remark.contains { Self.validity.contains(words[$0].text) }
    return !isValidity
      && remark.contains { index in
        DateRange.year(words[index]).map { $0 * 12 > resume.now } ?? false
      }
  }

  /// Reads `was registered until 2023`, `certificate ended then`, `two summers ago`.
  private func isOver(_ remark: Range<Int>) -> Bool {
    if let first = remark.first {
      if Self.was.contains(words[first].text) { return true }
      // `Read it`, but not `read replicas`.
      if words[first].text == "read", first + 1 < remark.upperBound,
        ["it", "about", "of", "some", "a"].contains(words[first + 1].text)
      {
        return true
      }
    }
    return remark.contains { index in
      let word = words[index]
      if Self.overWords.contains(word.text), word.shape != .upper { return true }
      let next = index + 1
      // `2012 bis 2016` is a period.
      return Self.untilWords.contains(word.text) && next < remark.upperBound
        && !resume.dates.contains { $0.words.contains(index) }
        && (DateRange.date(words, at: next).map { $0.months + 12 <= resume.now } ?? false)
    }
  }

  /// The first words of a remark among which its subject stands.
  private static let opening = 2
  /// How many words after a number `of` may stand: `one unit of five`.
  private static let fractionReach = 4

  private static let thirdPersons = Set(
    words:
      """
      he she they his her hers someone somebody whoever il elle ils elles ella ellos ellas
      """)
  private static let family = Set(
    words:
      """
      husband wife spouse brother sister mother father mum mom dad daughter niece nephew uncle aunt cousin friend flatmate
      roommate housemate neighbour neighbor boyfriend girlfriend fiance grandfather grandmother stepfather stepmother buddy
      officemate classmate woman bruder schwester mutter vater tochter sohn freund freundin frau mann mari femme frere soeur
      ami amie marido mujer hermano hermana amigo amiga padre madre
      """)
  private static let ofMothers = Set(words: "tongue language side")
  private static let possessives = Set(
    words:
      "my our mein meine meiner unser unsere mon ma notre mi nuestro nuestra")
  /// Verbs that stand before their subject.
  private static let verbsFirst = Set(
    words:
      "macht machen machte erledigt erledigen betreut betreuen ubernimmt fait font gere gerent lleva llevan maneja manejan hace hacen usa usan ve ven"
  )
  private static let doesIt = Set(
    words:
      """
      has have had does do did handles handled runs ran owns owned minds minded manages managed looks looked keeps kept clears cleared
      carries carried came comes passed practises practices macht machen machte machten erledigt erledigen betreut betreuen ubernimmt
      ubernehmen kann konnen hat haben fait font gere gerent utilise lleva llevan maneja manejan hace hacen usa usan ve ven
      """)
  private static let openWords = Set(
    words:
      """
      cannot cant could would wouldnt couldnt should might meant wanted hoped hope enquired inquired considered evaluated
      offered cancelled canceled postponed deferred paused stopped quit abandoned withdrew interrupted
      rusty unfinished incomplete lapsed forgot forgotten watched watching seen heard telly
      tutorial tutoriel podcast abgebrochen unterbrochen pausiert abandonne arrete arret quedan falta faltan dejado suspendido
      lauft laufend antrag beantragt ausstehend solicitado solicitada tramite abandonado angemeldet verlernt oublie
      oubliee olvidado ambition nope nah begun
      """)
  private static let negators = Set(words: "not never without nicht kein keine pas sin no")
  /// `Noch kein Zertifikat`.
  private static let proofs = Set(
    words: "zertifikat abschluss certificat certificado titulo diplom")
  private static let parts = Set(words: "unit module paper part")
  private static let partWords = Set(
    words:
      """
      half halfway partly partially haelfte halfte moitie mitad
      """)
  private static let ofWords = Set(words: "of out sur von de")
  private static let comingWords = Set(
    words:
      """
      someday soon booked enrolled scheduled upcoming doing underway geplant prevu prevue previsto prevista wish
      """
  )
  private static let validity = Set(
    words:
      """
      valid good expires expiry expiration exp until till to through current renewal renew renewed due gultig bis valable jusqu jusquen
      vigente hasta caduca lauft ablauf
      """)
  private static let was = Set(words: "was were had war hatte etait era fue")
  private static let overWords = Set(words: "ago ended lapsed expired stopped formerly")
  private static let untilWords = Set(words: "until till bis jusqu jusquen hasta")

  // MARK: Courses

  /// Whether the item after a name says that it is a course or basic: `Mastercam Mill, evening class, started this month`.
  func isOfCourse(_ mention: Range<Int>) -> Bool {
    let line = resume.line(at: mention.lowerBound)
    let rest = mention.upperBound..<max(mention.upperBound, line.upperBound)
    guard let comma = rest.prefix(Self.courseReach).first(where: { words[$0].gap.has(.comma) })
    else { return false }
    let item = (comma..<rest.upperBound).prefix { $0 == comma || words[$0].gap.isEmpty }
    // `Composite repair, basic, 5 days`.
    if item.count == 1, words[comma].text == "basic" { return true }
    guard let last = item.last, item.count > 1 else { return false }
    return Self.courses.contains(words[last].singular)
      && item.dropLast().allSatisfy { Self.ofCourses.contains(words[$0].text) }
  }

  /// How many words of the name may stand between what is meant and the course.
  private static let courseReach = 4
  private static let courses = Set(words: "class course workshop seminar kurs cours curso")
  private static let ofCourses = Set(
    words: "evening weekend online short night day intro introductory beginner free local a an")
}
