extension RequirementJudge {
  /// What a resume says about a credential at one place.
  private enum Finding: Int, Comparable {
    case held, unclear, lacking

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  func judge(_ test: LicenceTest, _ requirement: Requirement) -> JudgedRequirement {
    guard test.needsAll else { return judgeAny(test, requirement) }
    let all = test.credentials.map { credential in
      judgeAny(test.only(credential), requirement)
    }
    guard all.allSatisfy({ $0.status == .met }), let first = all.first else {
      return JudgedRequirement(requirement, .notFound)
    }
    return JudgedRequirement(
      requirement, .met, distinct(all.flatMap(\.passages)), place: first.place)
  }

  private func judgeAny(_ test: LicenceTest, _ requirement: Requirement) -> JudgedRequirement {
    let mentions = mentions(of: test, requirement)
    var lacking: Span?
    var isUnclear = false
    for mention in mentions {
      let (finding, range) = finding(mention, test)
      let span = resume.text.span(range)
      switch finding {
      // A diploma is not the licence for the same work.
      case .held where isOnlyADiploma(range, for: requirement): break
      case .held:
        return JudgedRequirement(requirement, .met, [span].compactMap(\.self), place: .prose)
      // A truck licence that has lapsed says nothing of the one for a car.
      case .lacking where !isNamed(mention, in: test): isUnclear = true
      case .lacking: lacking = lacking ?? span
      case .unclear:
        isUnclear = isUnclear || resume.sections[mention.lowerBound] == .credentials
      }
    }
    if let other = alternative(test) {
      return JudgedRequirement(requirement, .met, [other], place: .prose)
    }
    // Another licence may be the one: `Pennsylvania, active` beside `Ohio, inactive`.
    guard let lacking, !isUnclear, test.alternatives.isEmpty else {
      return JudgedRequirement(requirement, .notFound)
    }
    return JudgedRequirement(requirement, .notMet, [lacking], place: .prose)
  }

  /// Whether a mention names a credential itself rather than one that proves it.
  private func isNamed(_ mention: Range<Int>, in test: LicenceTest) -> Bool {
    guard !test.credentials.isEmpty,
      let named = credentials.first(where: { $0.words == mention })
    else { return true }
    return test.credentials.contains(named.credential)
  }

  /// The item of a resume that states a name which is also enough, if it is of the same place.
  private func alternative(_ test: LicenceTest) -> Span? {
    for name in test.alternatives {
      for start in resume.singulars[name[0].singular] ?? [] {
        let mention = start..<start + name.count
        guard mention.upperBound <= words.count,
          zip(mention, name).allSatisfy({ words[$0].text == $1.text }),
          PolarityReader(resume: resume).read(mention).polarity == .has
        else { continue }
        let entry = entry(around: mention)
        let places = Jurisdiction.places(words, entry)
        if !places.isEmpty, !test.places.isEmpty, Set(places).isDisjoint(with: test.places) {
          continue
        }
        return resume.text.span(entry)
      }
    }
    return nil
  }

  private func mentions(of test: LicenceTest, _ requirement: Requirement) -> [Range<Int>] {
    if test.credentials.isEmpty {
      let reader = MentionReader(resume)
      let named = reader.occurrences(of: test.words)
      if !named.isEmpty { return named }
      if test.words.count == 1, case let grades = grades(of: test.words[0]), !grades.isEmpty {
        return grades
      }
      // `NMC registered` for `NMC registration`.
      let core = test.words.filter { !Self.proofs.contains($0.singular) }
      if core.count < test.words.count, !core.isEmpty {
        let held = reader.occurrences(of: core)
        if !held.isEmpty { return held }
      }
      let initials = initials(of: test.words)
      if !initials.isEmpty { return initials }
      let lines = lines(about: core.isEmpty ? test.words : core)
      return lines.isEmpty ? spelledOut(requirement) : lines
    }
    let wanted = Set(test.credentials.flatMap(Credentials.proving))
    let named = credentials.filter { wanted.contains($0.credential) }.map(\.words)
    guard named.isEmpty else { return named }
    // `Driving licence: B, C and C+E`.
    let classes = Set(test.credentials.compactMap(Credentials.truckClass))
    let driving = credentials.filter { mention in
      Credentials.isForDriving(mention.credential)
        && !classes.isDisjoint(with: self.classes(in: entry(around: mention.words)))
    }.map(\.words)
    guard driving.isEmpty else { return driving }
    let licensed = test.credentials.flatMap(licensed)
    return licensed.isEmpty ? spelledOut(requirement) : licensed
  }

  /// Where a list of credentials spells out the abbreviation that a posting has: `Certified Medical Assistant` for `CMA`.
  private func spelledOut(_ requirement: Requirement) -> [Range<Int>] {
    let reader = MentionReader(resume)
    return WordReader.words(requirement.text).filter { $0.shape == .upper }.flatMap { word in
      reader.expansions(of: word.text.uppercased()).map(\.words)
    }.filter { resume.sections[$0.lowerBound] == .credentials }
  }

  /// The lines of a list of credentials that begin with the profession that a licence is for: `Pharmacist, Tennessee Board
  /// of Pharmacy, active` below `LICENSURE`.
  private func licensed(_ credential: Int) -> [Range<Int>] {
    let profession = WordReader.words(Credentials.name(credential)).filter {
      !Self.proofs.contains($0.singular) && $0.singular != "license"
    }
    guard let last = profession.last, TitleWords.contains(last) else { return [] }
    return resume.lines.compactMap { line in
      let range = line.lowerBound..<line.lowerBound + profession.count
      guard resume.sections[line.lowerBound] == .credentials, range.upperBound < line.upperBound,
        zip(range, profession).allSatisfy({ words[$0].singular == $1.singular }),
        words[range.upperBound].gap.has([.comma, .dash, .colon, .open])
      else { return nil }
      return range
    }
  }

  /// Returns the lines on credentials that name the profession of a licence.
  private func lines(about name: [Word]) -> [Range<Int>] {
    let roots = name.map { Roots.of($0) }
    // The words of the name of a body stand together: an `Education Council` with a teacher is not the `Teaching Council`.
    let isBody = name.count > 1 && name.allSatisfy(\.isCapitalized)
    func has(_ root: String, _ index: Int) -> Bool { Roots.areSame(Roots.of(words[index]), root) }
    return resume.lines.filter { line in
      guard isOnCredentials(line) else { return false }
      guard isBody else { return roots.allSatisfy { root in line.contains { has(root, $0) } } }
      return line.dropLast(name.count - 1).contains { start in
        zip(roots, start...).allSatisfy(has)
      }
    }
  }

  /// Whether a line is in a list of credentials, or names a certificate in one of degrees.
  private func isOnCredentials(_ line: Range<Int>) -> Bool {
    let section = resume.sections[line.lowerBound]
    return section == .credentials
      || section == .education && line.contains { Self.certificates.contains(words[$0].singular) }
  }

  /// What a line on education names that is not a degree: `Paralegal Certificate, Roosevelt University`.
  private static let certificates: Set<String> = [
    "certificate", "license", "certification", "zertifikat", "certificat", "certificado",
  ]

  private func finding(_ mention: Range<Int>, _ test: LicenceTest) -> (Finding, Range<Int>) {
    let entry = entry(around: mention)
    let section = resume.sections[mention.lowerBound]
    // Below a heading, its first line says whether the licence is held.
    let isHeading = !entry.contains(mention.lowerBound)
    let heading = resume.line(at: mention.lowerBound)
    if isHeading, heading.count > Self.longestHeading { return (.unclear, heading) }
    let reading = PolarityReader(resume: resume).read(
      isHeading ? entry.lowerBound..<entry.lowerBound + 1 : mention)
    let line = resume.line(at: mention.lowerBound)
    // `… accreditation not kept up` above `Class C driver licence`: the line above is about something else.
    let isOfLineAbove =
      reading.range.lowerBound < line.lowerBound && words[line.lowerBound].isCapitalized
      && entry.upperBound <= line.upperBound
    let isStated = isStated(mention, entry)
    let isCertificate =
      test.credentials.isEmpty && section == .education
      && mention.contains { Self.certificates.contains(words[$0].singular) }
    let decisive =
      min(
        entry.lowerBound, reading.range.lowerBound)..<max(
        entry.upperBound, reading.range.upperBound)
    if isNotObtained(after: mention, entry) { return (.lacking, decisive) }
    if isTakenBack(after: entry) { return (.unclear, entry) }
    if endsWithNext(mention, entry) { return (.unclear, entry) }
    switch isOfLineAbove ? .has : reading.polarity {
    case .denied, .expired:
      // `White Card, Yellow Card (expired)`: the remark may be about the last item only.
      let rest = mention.upperBound..<max(mention.upperBound, reading.range.upperBound)
      let isOfLast = rest.contains { index in
        words[index].gap.has(.comma) && words[index].isCapitalized
          && DateRange.date(words, at: index) == nil
          && Jurisdiction.places(words, index..<index + 1).isEmpty
      }
      return (isOfLast ? .unclear : .lacking, decisive)
    case .learning: return (test.isOpen ? .unclear : .lacking, decisive)
    case .past: return (.unclear, entry)
    case .unrelated: guard isStated else { return (.unclear, entry) }
    case .has, .basic: break
    }
    if section == .interests || section == .references { return (.unclear, entry) }
    // `ISTQB Foundation Level` is not the advanced one.
    let ranks = Set(words[entry].map(\.text)).intersection(Credentials.ranks)
    if !test.ranks.isEmpty, !ranks.isEmpty, ranks.isDisjoint(with: test.ranks) {
      return (.unclear, entry)
    }
    // `P2 probationary` is not a full licence.
    if test.credentials.contains(where: Credentials.isForDriving),
      // `Automatic only`, `will exchange for a UK one`.
      entry.contains(where: { Self.provisional.contains(words[$0].text) })
    {
      return (.unclear, entry)
    }
    // `AHPRA registration as midwife` is not that of a nurse.
    let occupations = Set(entry.compactMap { Credentials.occupation(words[$0]) })
    if !occupations.isEmpty, !test.occupations.isEmpty,
      occupations.isDisjoint(with: test.occupations)
    {
      return (.unclear, entry)
    }
    if isDeed(mention, entry) || isUnfinished(entry)
      || RemarkReader(resume: resume).isDoubtful(mention, in: entry)
    {
      return (.unclear, entry)
    }
    guard isCertificate || isStated || isProof(mention, entry) else { return (.unclear, entry) }
    // A word such as `server` proves no permit; the resume has to name one.
    if test.credentials.isEmpty, !isCertificate, !isStated { return (.unclear, entry) }
    let places = statedPlaces(entry)
    if test.credentials.contains(where: Credentials.isForDriving),
      !isUsable(mention, of: places, in: test.places.isEmpty ? test.locale : test.places)
    {
      return (.unclear, entry)
    }
    if test.credentials.contains(where: Credentials.isForDriving), isBlemished(entry) {
      return (.unclear, entry)
    }
    if let age = test.maximumAge, !isRecent(entry, age) { return (.unclear, entry) }
    if let wanted = test.grade {
      let held = entry.dropFirst().filter { words[$0 - 1].text == "level" }.compactMap {
        Numbers.value(words[$0])
      }
      guard let highest = held.max() else { return (.unclear, entry) }
      if highest < wanted { return (test.isOpen ? .unclear : .lacking, entry) }
    }
    if let wanted = test.licenceClass {
      let classes = classes(in: entry)
      if classes.isEmpty { return (.unclear, entry) }
      if isDenied(wanted, in: entry) { return (.lacking, entry) }
      let isCommercial = isCommercial(mention)
      let isSameKind = isCommercial == test.credentials.contains(where: Credentials.isCommercial)
      if !classes.contains(where: { Self.covers($0, wanted, isCommercial: isCommercial) }) {
        // Classes of a truck licence and of a car licence are letters of two alphabets.
        let isComparable =
          !test.isOpen && isSameKind
          // The types of Latin American licences are other classes: `Licencia tipo A`.
          && !entry.contains { ["tipo", "type"].contains(words[$0].text) }
          && isNumber(wanted) == classes.contains(where: isNumber)
        return (isComparable ? .lacking : .unclear, entry)
      }
      if !isSameKind { return (.unclear, entry) }
    }
    if !test.credentials.isEmpty,
      !test.words.allSatisfy({ word in entry.contains { words[$0].singular == word.singular } })
    {
      return (.unclear, entry)
    }
    guard !test.places.isEmpty else {
      // A teaching license of Ohio says nothing about teaching in England.
      let states = test.locale.filter(\.isState)
      let here = states.isEmpty ? test.locale : states
      let isElsewhere =
        !places.isEmpty && !here.isEmpty
        && !test.credentials.contains(where: Credentials.isForDriving)
        && !places.contains { place in here.contains { $0.mayInclude(place) } }
      return (isElsewhere ? .unclear : .held, entry)
    }
    if !Set(places).isDisjoint(with: test.places) { return (.held, entry) }
    // Only one country has the DBS.
    if places.isEmpty, !test.credentials.isEmpty, !test.places.contains(where: \.isState),
      test.credentials.allSatisfy(Credentials.namesIssuer)
    {
      return (.held, entry)
    }
    // A driver license of one state is valid in all, and another may be asked for after a move.
    if test.credentials.contains(where: Credentials.isForDriving) { return (.unclear, entry) }
    // A licence of several states may be valid in the one that is asked for.
    let isCompact = entry.contains { ["multistate", "compact", "multi"].contains(words[$0].text) }
    return (places.isEmpty || isCompact || test.isOpen ? .unclear : .lacking, entry)
  }

  /// Whether the remark after the next credential is also about this one, and says that it is over: `ACLS, BLS – expired
  /// May 2026`.
  private func endsWithNext(_ mention: Range<Int>, _ entry: Range<Int>) -> Bool {
    guard entry.upperBound == mention.upperBound,
      let next = credentials.first(where: { $0.words.lowerBound == mention.upperBound }),
      resume.line(at: mention.lowerBound).contains(next.words.lowerBound)
    else { return false }
    return PolarityReader(resume: resume).read(next.words).polarity == .expired
      || RemarkReader(resume: resume).isDoubtful(
        next.words, in: self.entry(around: next.words))
  }

  /// Whether the words after a credential say that it was not obtained: `Meisterprüfung nicht abgelegt`.
  private func isNotObtained(after mention: Range<Int>, _ entry: Range<Int>) -> Bool {
    let rest = mention.upperBound..<max(mention.upperBound, entry.upperBound)
    let near = rest.prefix(Self.denialReach).prefix { words[$0].gap.isEmpty }
    guard let no = near.first(where: { ["nicht", "not", "never"].contains(words[$0].text) }),
      near.prefix(while: { $0 < no }).allSatisfy({ words[$0].text == "noch" })
    else { return false }
    return near.contains { Self.obtained.contains(words[$0].text) }
  }

  /// How many words after a credential such a denial ends at most.
  private static let denialReach = 4
  private static let obtained: Set<String> = [
    "abgelegt", "bestanden", "absolviert", "gemacht", "erworben", "vorhanden", "taken", "passed",
    "obtained", "held", "completed", "done", "renewed", "sat", "achieved",
  ]

  /// Whether the latest date of an entry is at most some months old or still to come.
  private func isRecent(_ entry: Range<Int>, _ age: Int) -> Bool {
    let dates = entry.compactMap { DateRange.date(words, at: $0) }
    let latest = dates.map { $0.hasMonth ? $0.months : $0.months / 12 * 12 }.max()
    return latest.map { $0 > resume.now - age } ?? false
  }

  /// Whether an entry tells of tickets or points, which a clean record has not: nobody can say from the posting
  /// how many are too many.
  private func isBlemished(_ entry: Range<Int>) -> Bool {
    entry.contains { index in
      Self.blemishes.contains(words[index].singular)
        && !(max(entry.lowerBound, index - 3)..<index).contains {
          PolarityReader.negators.contains(words[$0].text) || words[$0].text == "0"
        }
    }
  }

  private static let blemishes: Set<String> = [
    "ticket", "point", "violation", "dui", "dwi", "speeding", "accident", "punkte", "punkt",
  ]

  func isCommercial(_ mention: Range<Int>) -> Bool {
    credentials.contains {
      $0.words == mention && Credentials.isCommercial($0.credential)
    }
  }

  /// Whether the words prove a credential: not a title, a skill or a school alone.
  private func isProof(_ mention: Range<Int>, _ entry: Range<Int>) -> Bool {
    let section = resume.sections[mention.lowerBound]
    let isHeader = resume.jobs.contains { $0.header.contains(mention.lowerBound) }
    let names = entry.contains {
      !mention.contains($0) && Self.proofs.contains(words[$0].singular)
    }
    if isHeader { return false }
    if section == .credentials { return true }
    if isAlone(mention) { return true }
    if Self.titles.contains(words[mention].map(\.singular).joined(separator: " ")) { return names }
    if section == .skills || section == .other || section == .languages { return true }
    if section == .head || section == .summary, resume.job(at: mention.lowerBound) == nil {
      return names || words[mention.lowerBound].shape == .upper
    }
    return names
  }

  /// The longest heading above a credential, in words.
  private static let longestHeading = 8
  private static let provisional: Set<String> = [
    "probationary", "provisional", "learner", "p1", "p2", "lernfahrausweis",
    "automatic", "exchange", "convert",
  ]
  private static let proofs: Set<String> = [
    "license", "licensed", "certificate", "certified", "certification", "valid", "active",
    "admitted", "registered", "registration", "holder", "hold", "holds", "passed", "card",
    "endorsement", "permit", "state", "renewed", "obtained", "earned", "inhaber", "vorhanden",
    "gultig", "titulaire", "vigente", "chartered", "qualified", "class", "klasse", "completed",
    "standing", "issued", "pin", "credential", "level", "expires", "expiry", "expiration",
    "member", "membership", "designation", "title", "qualification", "ticket", "accreditation",
    "accredited", "charter",
  ]

  /// Names of credentials that are also titles or everyday words.
  static let titles: Set<String> = [
    "registered nurse", "rn", "pe", "professional engineer", "bar", "nurse practitioner",
    "journeyman electrician", "master electrician", "journeyman plumber", "master plumber",
    "lifeguard", "paramedic", "chartered accountant", "notary public", "first aid",
    "engineer in training", "dental hygienist", "registered dental hygienist", "certified welder",
    "tanker", "hazmat", "permis", "registered nurse rn",
  ]
}
