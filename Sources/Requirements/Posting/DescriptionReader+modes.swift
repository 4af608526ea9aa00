/// Decides how a clause is read: whether it asks, tells what the job is, or is about the employer.
extension DescriptionReader {
  /// How a clause is read.
  enum Mode: Sendable, Hashable {
    /// It asks for what it names.
    case asked(Requirement.Importance)
    /// It tells what the job is: the names of skills count, and tasks that the resume also names.
    case task
    /// It is about a skill that it begins with: `Python is what we write`.
    case subject
    /// It states years or a degree and nothing else, or it asks for nothing.
    case plain
    /// It is about the employer.
    case none

    var importance: Requirement.Importance? {
      switch self {
      case .asked(let importance): importance
      case .task, .subject: .required
      case .plain: .required
      case .none: nil
      }
    }

    var isAsked: Bool { if case .asked = self { true } else { false } }
  }

  func mode(
    of clause: Clause, in section: PostingSection,
    after previous: (importance: Requirement.Importance, isAsked: Bool)?
  ) -> Mode {
    let first = clause.range.lowerBound
    let isEmployer = isAboutEmployer(clause.range)
    let asksAsEmployer = isEmployer && employerAsks(clause.range)
    if isEmployer, !asksAsEmployer { return .none }
    // `Placement on the salary schedule follows years of experience.`
    if clause.cue == .asks, Cues.pay.occurs(in: words, clause.range),
      !Cues.preferred.occurs(in: words, clause.range)
    {
      return .none
    }
    // `Bilingual pay $200 for Spanish or Hmong.`
    if clause.cue == .none, Cues.pay.occurs(in: words, clause.range),
      clause.range.contains(where: { words[$0].shape == .number })
    {
      return .none
    }
    // `…, as many documents are in Chinese`.
    if first > 0, Clause.givesReason(words, at: first, before: clause.range.upperBound) {
      return .none
    }
    // `ISO 13485 and AS9100 certified, climate controlled` praises the plant.
    if clause.cue == .none, Self.standards.contains(words[first].text),
      clause.range.prefix(Self.givenReach + 1).contains(where: { words[$0].text == "certified" })
    {
      return .none
    }
    // `ADN nurses agree to complete a BSN within five years`.
    if tellsOfNurses(first + 1, clause.range) { return .none }
    if isInvitation(clause.range) || isHiringStep(clause.range)
      || Self.application.occurs(in: words, clause.range)
    {
      return .none
    }
    // `…, since now and then we visit clients`, `Lift 50 lbs. with assistive equipment`.
    if clause.cue == .none, ["since", "because", "weil", "porque"].contains(words[first].text) {
      return .none
    }
    if clause.cue != .required, isLift(clause.range) || Self.atCost.occurs(in: words, clause.range)
    {
      return .none
    }
    // `A yellow belt is to be completed within the first year`.
    if Self.toBeDone.occurs(in: words, clause.range), isDueLater(clause.range) { return .none }
    if Self.atCost.occurs(in: words, clause.range), isDueLater(clause.range) { return .none }
    if clause.cue != .required, Self.selection.occurs(in: words, clause.range) { return .none }
    // `If you come from Unity, do apply`, `… is desirable for those who wish to begin on the ward`.
    if clause.cue == .none, comesFrom(clause.range) || isAboutSome(first) { return .none }
    // `Azure is ours, but AWS people pick it up quickly`.
    if clause.cue == .none, Self.ours.occurs(in: words, clause.range) { return .none }
    // `If you can already do venepuncture, lovely`.
    if isPraisedCondition(clause.range) { return .asked(.preferred) }
    if clause.cue == .none, isDoneElsewhere(clause.range) { return .none }
    // `Health insurance claims` in a list of what is required does not name a benefit.
    if clause.cue == .none, section != .required, section != .preferred,
      Self.benefits.occurs(in: words, clause.range)
    {
      return .none
    }
    // `You get a Swift course every year.`
    if clause.cue != .required, Self.given.occurs(in: words, clause.range.prefix(Self.givenReach)) {
      return .none
    }
    // `Hadoop left the building years ago.`
    if clause.cue == .none, Self.bygone.occurs(in: words, clause.range) { return .none }
    // `It would be great if you knew …`.
    if let previous, previous.isAsked, previous.importance == .preferred, clause.cue != .required,
      ["if", "wenn", "si", "when"].contains(words[first].text),
      !clause.range.contains(where: { words[$0].text == "from" })
    {
      return .asked(.preferred)
    }
    // `…, and so is a bachelor's degree`, `…, as is experience with customs declarations`.
    if let previous, previous.isAsked, clause.cue != .preferred,
      first + 1 < clause.range.upperBound,
      ["so", "as"].contains(words[first].text),
      ["is", "are", "does", "do", "would", "will"].contains(words[first + 1].text)
    {
      return .asked(previous.importance)
    }
    // `El portugués se valora; el gallego, también.`
    if let previous, previous.isAsked, clause.cue == .none,
      clause.range.count <= Self.longestAddition,
      clause.range.contains(where: { Self.also.contains(words[$0].text) })
    {
      return .asked(previous.importance)
    }
    // `We want somebody who can prune trees and who holds a driving licence.`
    if let previous, previous.isAsked, isAboutApplicant(first) {
      return .asked(previous.importance)
    }
    // `Bilingual in Spanish or Creole? Tell us.`
    if clause.cue != .required, !Self.asking.contains(words[first].text),
      case let sentence = text.sentence(around: first), text.endsInQuestion(sentence),
      !Self.asking.contains(words[sentence.lowerBound].text)
    {
      return clause.cue == .none ? .none : .asked(.preferred)
    }
    if let mark = mark(of: clause.range) { return .asked(mark) }
    // `The successful candidate will: teach mathematics`, but `… will: hold a degree`.
    if listsDeeds, section == .required, clause.cue == .none,
      words[first].gap.has([.bullet, .line]),
      ActionVerbs.contains(words[first]), !Self.owning.contains(words[first].text)
    {
      return .task
    }
    switch (clause.cue, section) {
    case (.preferred, _): return .asked(.preferred)
    case (_, .preferred) where clause.cue != .required || isDueLater(clause.range):
      return .asked(.preferred)
    case (.required, _), (.asks, _), (_, .required), (_, .preferred): return .asked(.required)
    default: break
    }
    if asksAsEmployer { return .asked(.required) }
    if Self.you.contains(words[first].text)
      || first + 1 < clause.range.upperBound && Self.you.contains(words[first + 1].text)
        && (Cues.subordinators.contains(words[first].text) || Self.and.contains(words[first].text))
    {
      return .task
    }
    if let previous, previous.isAsked, !Cues.subjects.contains(words[first].text),
      !Cues.subordinators.contains(words[first].text), words[first].text != "as"
    {
      // `Spanish preferred; French C1`: the next item has an importance of its own.
      let isNext = words[first].gap.has(.semicolon)
      return .asked(isNext ? .required : previous.importance)
    }
    return section == .tasks ? .task : beginsWithSkill(clause.range) ? .subject : .plain
  }

  /// Returns how a clause is read beside its neighbors, which may say how important the things it names are.
  func mode(_ mode: Mode, of clause: Clause, after last: Clause?, before next: Clause?) -> Mode {
    // `We’d also be glad to talk to fee earners who have run their own files`.
    if let last,
      ["who", "whose", "die", "qui", "que"].contains(words[clause.range.lowerBound].text),
      isInvitation(last.range)
    {
      return .none
    }
    // `Data lands in Snowflake, which you know well.`
    if let next, clause.cue == .none, asksBack(next.range) { return .subject }
    guard mode != .none else { return mode }
    // `A second language will be an asset – German or Chinese.`
    if last?.cue == .preferred, clause.cue == .none,
      words[clause.range.lowerBound].gap.has([.dash, .colon])
    {
      return .asked(.preferred)
    }
    guard let next else { return mode }
    // `Russisch ist nett, aber nicht notwendig.`
    if mode.isAsked, takesBack(next), !isInBracket(next.range.lowerBound, of: clause.range) {
      return .asked(.preferred)
    }
    if let verdict = verdict(next), !mode.isAsked || verdict == .preferred {
      return .asked(verdict)
    }
    return mode
  }

  private static let owning: Set<String> = [
    "have", "hold", "be", "possess", "bring", "demonstrate", "show", "know", "own", "speak", "need",
  ]

  /// The longest clause that only adds something to the one before it, in words.
  private static let longestAddition = 4

  func isInvitation(_ clause: Range<Int>) -> Bool {
    Self.invitations.occurs(in: words, clause)
  }

  /// Whether a clause names what applicants go through: `Pass a DOT physical, drug test and background check`.
  private func isHiringStep(_ clause: Range<Int>) -> Bool {
    clause.prefix(Self.verbPosition).contains { Self.undergoing.contains(words[$0].stem) }
      && clause.contains { Self.checks.contains(words[$0].singular) }
      && !clause.contains { Self.passed.contains(words[$0].text) }
  }

  private static let undergoing = Set(
    ["pass", "undergo", "submit", "consent", "agree", "clear"].map { WordForms.of($0).stem })
  private static let checks: Set<String> = [
    "test", "check", "screening", "screen", "physical", "query", "fingerprinting", "vetting",
    "assessment",
  ]
  private static let passed: Set<String> = ["passed", "have", "hold", "current", "valid"]

  /// Who may apply as well: `Newly qualified teachers are welcome to apply`.
  private static let invitations = WordSet(
    """
    welcome to apply; encouraged to apply; invited to apply; will be considered; are considered; may apply; can apply
    peuvent candidater; peuvent postuler; konnen sich ebenfalls bewerben; konnen sich bewerben
    may be considered; can be considered; could be considered
    also be glad to; also be happy to; also glad to; also happy to; also talk to; also like to hear; also consider
    are also eligible; is also eligible
    sponsorship may be; sponsorship considered; sponsorship available; bewerbungen von; candidatures de
    pueden presentarse
    """)

  private static let standards: Set<String> = ["iso", "as9100", "iatf", "nadcap"]

  /// What an application has to state: `Current CTC / Expected CTC / Notice period`.
  private static let application = WordSet(
    "contingent on; contingent upon; is subject to; are subject to; conditional on; current ctc; expected ctc; present ctc; reason for change; below details; following details"
  )
  /// How applicants are chosen.
  private static let selection = WordSet(
    "shortlisting; shortlisted; shortlist; safety checked; vorauswahl; preselection; preseleccion")
  private static let toBeDone = WordSet(
    "to be completed; to be obtained; will be completed; will be obtained")
  private static let atCost = WordSet(
    "at our cost; at our expense; auf unsere kosten; a nos frais; a nuestro cargo")

  /// Whether a clause says how much somebody has to lift.
  private func isLift(_ clause: Range<Int>) -> Bool {
    clause.contains { ["lift", "lifting", "carry", "carrying"].contains(words[$0].text) }
      && clause.contains { Self.weights.contains(words[$0].text) }
  }

  /// Words that open a condition.
  static let conditions: Set<String> = ["if", "wenn", "si"]

  private static let weights: Set<String> = ["lb", "lbs", "kg", "pounds", "kilos", "pound"]
  private static let ours = WordSet("is ours; are ours; is what we have; is what we run")

  /// Whether a clause calls good what its condition names: `Wenn du schon mit KNX programmiert hast, super`.
  private func isPraisedCondition(_ clause: Range<Int>) -> Bool {
    guard clause.count > 2, Self.conditions.contains(words[clause.lowerBound].text),
      let last = clause.last, words[last].gap.has(.comma)
    else { return false }
    return Self.praised.contains(words[last].text)
  }

  private static let praised: Set<String> = [
    "super", "prima", "toll", "klasse", "perfekt", "lovely", "great", "brilliant", "perfect",
    "fantastic", "wonderful", "excellent", "good", "genial", "perfecto", "parfait", "bonus",
    "better", "besser", "mieux", "mejor",
  ]

  /// Words for what a job comes with and whom it reports to. `CTC` and `LPA` state pay in India.
  private static let benefits = WordSet(
    """
    reporting to; reports to; health insurance; life insurance; dental insurance; medical insurance; vision insurance
    sick days; paid extra; extra pay; tuition support; tuition reimbursement; tuition assistance; ctc; lpa; esops; esop; pension scheme
    paid holidays; paid vacation; paid time off; pto; 401 k; 401k
    """)

  /// Whether a clause says that others do what it begins with: `First aid is covered by the managers`.
  private func isDoneElsewhere(_ clause: Range<Int>) -> Bool {
    guard let copula = clause.first(where: { Self.copulas.contains(words[$0].text) }),
      copula - clause.lowerBound <= Self.verbPosition,
      !clause.contains(where: isAboutReader)
    else { return Self.repaid.occurs(in: words, clause) }
    return Self.elsewhere.occurs(in: words, copula..<clause.upperBound)
  }

  /// Whether a word makes a clause one about the reader; what is done `for you` does not.
  private func isAboutReader(_ index: Int) -> Bool {
    words[index].text == "your"
      || Self.you.contains(words[index].text) && (index == 0 || words[index - 1].text != "for")
  }

  private static let copulas: Set<String> = [
    "is", "are", "was", "were", "plays", "play", "helps", "wird", "werden", "ist", "sind", "est",
    "sont", "es", "son",
  ]
  private static let elsewhere = WordSet(
    """
    done by; handled by; handled in; covered by; taught by; given by; made by; run by; provided by; carried out by
    taken care of by; looked after by; dealt with by; organised by; organized by; managed by; written by; used only
    outsourced; a separate; of the past; no part; for nobody; with nobody; not tested; not examined; overqualified
    bought in; in our other; in another; by a partner; by our partner; by others; only in our; bei uns extern
    erledigt ein; ubernimmt ein; macht ein; assure par; assuree par; assures par; assurees par; lo hace; lo lleva
    """)
  private static let repaid = WordSet(
    """
    reimbursed; refunded; paid back; on us; on the house; erstattet; rembourse; remboursee; se ocupa un; se ocupa una
    se ocupan; s occupe de; kummert sich
    """)
  private static let given = WordSet(
    """
    speakers get; speakers earn; speakers receive
    youll be trained; you will be trained; youll get to know; access to a
    es erwarten sie; es erwartet sie; sie erwartet; dich erwartet; es erwartet dich; es erwarten dich; erwarten sie ein
    lernen sie; lernst du; vous decouvrirez; vous apprendrez; aprenderas; youll learn; you will learn
    you get; you will get; youll get; you will receive; youll receive; you are given; we give you; du bekommst
    sie bekommen; sie erhalten; du erhaltst; vous beneficiez; te damos
    """)
  /// The words of a clause in which its subject and verb stand.
  private static let givenReach = 7

  /// What was and is no longer.
  private static let bygone = WordSet(
    """
    left our; left the; was scrapped; were scrapped; has been scrapped; will not return; wont return; is history
    are history; was retired; were retired; has been retired; was switched off; were switched off; has been replaced
    is being retired; are being retired; is being replaced; are being replaced; being phased out; is going away
    is gone; are gone
    ago; last year; years back; back then; vor jahren; letztes jahr; il y a; l an dernier; hace anos; el ano pasado
    """)

  /// Words that open questions whose answer should be yes: `Do you have five years of Java?`
  private static let asking: Set<String> = [
    "do", "are", "have", "can", "is", "haben", "hast", "sind", "bist", "sprechen", "sprichst",
    "konnen", "kannst", "kennen", "kennst", "avez", "etes", "maitrisez", "parlez", "tienes", "eres",
    "hablas", "sabes", "dominas", "you", "sie", "du", "vous", "got",
  ]

  static let you: Set<String> = ["you", "youll", "youd", "sie", "du", "vous"]
  private static let and: Set<String> = ["and", "und", "et", "y"]

  private func isAboutEmployer(_ clause: Range<Int>) -> Bool {
    var start = clause.lowerBound
    while start < clause.upperBound - 1,
      Cues.subordinators.contains(words[start].text) || Self.and.contains(words[start].text)
    {
      start += 1
    }
    // `US GAAP`.
    if words[start].text == "us", words[start].shape == .upper { return false }
    if Cues.employer.match(words, at: start, before: clause.upperBound) != nil {
      // `Salary benchmarking` is work.
      let next = start + 1
      return
        !(Cues.pay.contains(words[start].text) && next < clause.upperBound
        && words[next].gap.isEmpty
        && words[next].text.hasSuffix("ing"))
    }
    guard let name = company.first, words[start].text == name else { return false }
    return !beginsWithSkill(clause)
  }

  private func employerAsks(_ clause: Range<Int>) -> Bool {
    let first = words[clause.lowerBound].text
    // `They expect HR to know their names` tells of the staff.
    guard !["they", "our", "us", "unsere", "unser", "notre", "nos"].contains(first) else {
      return false
    }
    return Cues.employerAsks.occurs(in: words, clause.prefix(Self.verbPosition))
      || Clause.presupposes(words, clause)
  }

  /// The verb of a sentence stands among its first words.
  private static let verbPosition = 5

  /// Whether a clause tells what will be: `You will build services with Go`.
  func isFuture(_ clause: Range<Int>) -> Bool {
    clause.prefix(Self.verbPosition).contains { Self.future.contains(words[$0].text) }
      || clause.prefix(2).contains { index in
        Self.futureEndings.contains { words[index].text.hasSuffix($0) }
          && words[index].text.utf8.count > 5
      }
  }

  /// Whether a clause says what the new colleague will do: `We are looking for a manager to own the driver app`.
  func tellsWork(_ clause: Range<Int>) -> Bool {
    guard let search = clause.first(where: { Self.searching.contains(words[$0].text) }) else {
      return false
    }
    return (search..<clause.upperBound - 1).contains { index in
      words[index].text == "to"
        && (ActionVerbs.contains(words[index + 1]) || words[index + 1].text == "own")
    }
  }

  private static let searching: Set<String> = ["looking", "hiring", "seeking", "need", "seek"]
  private static let future: Set<String> = [
    "will", "youll", "shall", "wirst", "werden", "werdet", "serez", "aurez", "sera", "podras",
    "going",
  ]
  private static let futureEndings = ["erez", "irez", "aras", "eras", "iras"]
}
