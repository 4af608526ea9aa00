/// Recognizes the forms in which people state a credential: `Registered with the NMC`, `Blue CSCS card (in date)`.
extension RequirementJudge {
  /// Whether an entry states that the person holds what a mention names. What checks, trains or books others does not,
  /// and neither does a wish.
  func isStated(_ mention: Range<Int>, _ entry: Range<Int>) -> Bool {
    guard !entry.isEmpty, !resume.jobs.contains(where: { $0.header.overlaps(mention) }),
      !entry.contains(where: { isBlocker($0, entry) })
    else { return false }
    if isDeed(mention, entry) { return false }
    let start = beginning(of: entry, before: mention)
    if resume.sections[mention.lowerBound] == .credentials { return true }
    return isAfterProof(mention, entry, start) || isBeforeProof(mention, entry, start)
      || isBare(mention, entry, start) || isDated(mention, entry, start)
  }

  /// Whether an entry tells what was done with credentials: `Issued CSCS cards to starters`, `Taught first aid`.
  func isDeed(_ mention: Range<Int>, _ entry: Range<Int>) -> Bool {
    // `Drove trucks, forklift license B`: what a comma separates is another item.
    let item = (entry.lowerBound..<max(entry.lowerBound, mention.lowerBound) + 1).last { index in
      index == entry.lowerBound || words[index].gap.has([.comma, .colon, .dash])
    }
    let start = beginning(of: (item ?? entry.lowerBound)..<entry.upperBound, before: mention)
    return start < mention.lowerBound && ActionVerbs.contains(words[start])
      && !Self.holding.contains(words[start].text)
      // `Managed` and `answers` are verbs, `drive` and `model` may be nouns.
      && words[start].text != words[start].stem
  }

  private func isBlocker(_ index: Int, _ entry: Range<Int>) -> Bool {
    guard Self.blockers.contains(words[index].text) else { return false }
    // `No conditions`, `register no. 12`.
    let isLimit =
      index + 1 < entry.upperBound
      && PolarityReader.restrictions.contains(words[index + 1].singular)
    return words[index].text != "no"
      || !isLimit && !PolarityReader(resume: resume).isNumber(index, entry)
  }

  /// The first word of an entry after adjectives that say nothing of the credential.
  private func beginning(of entry: Range<Int>, before mention: Range<Int>) -> Int {
    var start = entry.lowerBound
    while start < mention.lowerBound, !Self.states.contains(words[start].text),
      ItemReader.isEmpty(words[start]) || Self.adjectives.contains(words[start].text)
    {
      start += 1
    }
    return start
  }

  /// `Registered with the General Pharmaceutical Council (GPhC)`, `Optician, registered with CORU`.
  private func isAfterProof(_ mention: Range<Int>, _ entry: Range<Int>, _ start: Int) -> Bool {
    let before = entry.lowerBound..<max(entry.lowerBound, mention.lowerBound)
    guard let proof = before.last(where: { Self.states.contains(words[$0].text) }) else {
      return false
    }
    let isFirst =
      proof == start || words[proof].gap.has([.comma, .colon, .dash])
      || proof > entry.lowerBound && Self.adjectives.contains(words[proof - 1].text)
        && (proof - 1 == entry.lowerBound || words[proof - 1].gap.has(.comma))
    // Other names after a comma are other credentials.
    return isFirst
      && (proof + 1..<mention.lowerBound).allSatisfy {
        !words[$0].gap.has([.comma, .colon, .dash])
      } && !words[mention.lowerBound].gap.has([.comma, .colon, .dash])
  }

  /// `CORU registered`, `NMC: registered midwife`, `Blue CSCS card (in date)`, `DOT medical card, current`.
  private func isBeforeProof(_ mention: Range<Int>, _ entry: Range<Int>, _ start: Int) -> Bool {
    guard mention.lowerBound - start <= Self.reach else { return false }
    let after = mention.upperBound..<min(entry.upperBound, mention.upperBound + Self.reach)
    // `Enhanced DBS on the update service`: only certificates that are in force are on it.
    if Self.updateService.occurs(in: words, mention.upperBound..<entry.upperBound) { return true }
    return after.contains { Self.states.contains(words[$0].text) }
  }

  /// An item of its own whose name says that it is a document: `ECS Gold Card`, `Paralegal Certificate, Rutgers, 2021`.
  private func isBare(_ mention: Range<Int>, _ entry: Range<Int>, _ start: Int) -> Bool {
    // `Otros datos: Carné de conducir B`.
    let colon = (start..<max(start, mention.lowerBound) + 1).last { words[$0].gap.has(.colon) }
    guard mention.lowerBound - (colon ?? start) <= 1 else { return false }
    var end = mention.upperBound
    while end < entry.upperBound, words[end].gap.isEmpty,
      Self.documents.contains(words[end].singular)
    {
      end += 1
    }
    return (mention.lowerBound..<end).contains { Self.documents.contains(words[$0].singular) }
      && (end == entry.upperBound || words[end].gap.has([.comma, .open, .dash]))
  }

  /// A line that begins with the name and ends with the year in which it was given: `EPA 608 Universal, 2018`,
  /// `Certificate in Phlebotomy, 2020`. A job has two years.
  private func isDated(_ mention: Range<Int>, _ entry: Range<Int>, _ start: Int) -> Bool {
    guard words[entry.lowerBound].startsSentence,
      (start..<max(start, mention.lowerBound)).allSatisfy({ index in
        Self.documents.contains(words[index].singular) || ItemReader.isPreposition(words[index])
          || words[index].isCapitalized && mention.lowerBound - start == 1
      }), !resume.dates.contains(where: { $0.words.overlaps(entry) })
    else { return false }
    let rest = mention.upperBound..<entry.upperBound
    guard let year = rest.first(where: { DateRange.year(words[$0]) != nil }),
      year - mention.upperBound <= Self.gradeLength
    else { return false }
    return (mention.upperBound..<year).allSatisfy {
      words[$0].isCapitalized || Self.documents.contains(words[$0].singular)
        || Self.states.contains(words[$0].text)
        || Numbers.isPartOfName($0, of: words, in: mention.lowerBound..<year)
        || words[$0].text == "level" || ItemReader.isPreposition(words[$0])
        || DateRange.date(words, at: $0) != nil
    }
  }

  /// How many words between a name and its year say which grade it is.
  private static let gradeLength = 5

  /// How many words stand between a name and the word that states it.
  private static let reach = 2

  private static let updateService = WordSet("update service")

  /// Words that state that a credential is held.
  private static let states: Set<String> = [
    "registered", "certified", "licensed", "licenced", "chartered", "accredited", "qualified",
    "member", "fellow", "holder", "admitted", "cleared", "active", "valid", "current", "date",
    "granted", "renewed", "hold", "holds", "holding", "passed", "obtained", "earned",
    "registration", "certification", "membership",
  ]
  private static let documents: Set<String> = [
    "card", "license", "licence", "certificate", "ticket", "permit", "passport", "registration",
    "membership", "diploma", "schein", "certification", "carne", "carnet", "permiso", "permis",
    "fuhrerschein",
  ]
  private static let adjectives: Set<String> = [
    "full", "fully", "currently", "active", "valid", "current", "blue", "gold", "green", "red",
    "black", "clean", "dual", "also", "own", "still", "since", "enhanced",
  ]
  /// Verbs whose subject holds the credential.
  private static let holding: Set<String> = [
    "hold", "holds", "held", "have", "has", "earned", "obtained", "passed", "registered",
    "certified", "licensed", "qualified", "admitted", "completed", "gained", "achieved", "received",
    "renewed", "maintained", "maintains", "keeps", "kept", "holding", "accredited", "chartered",
    "awarded", "trained", "cleared",
  ]

  /// Whether an entry tells of training that is not complete: `CIPD Level 7: enrolled, first two units`.
  func isUnfinished(_ entry: Range<Int>) -> Bool {
    entry.contains { Self.unfinished.contains(words[$0].text) }
  }

  private static let unfinished = Set(
    words:
      """
      enrolled expected unit units module modules pending awaiting applying booked preparing studying
      begun started angemeldet
      """)

  /// Words of what is not held, not any longer or not yet, or is that of others.
  private static let blockers = unfinished.union(
    Set(
      words:
        """
        not never no without was were once past formerly former previously lapsed expired applied apply await towards
        toward eligible candidate planned planning withdrawn suspended revoked resigned missing inactive
        working hope want wish interested exam unregistered staff colleague colleagues team clients my
        our his her their kein keine nicht abgelaufen pas non sans sin
        """))
}
