/// Reads what a clause may ask for, although no word of it says so.
extension DescriptionReader {
  /// Returns the noun phrases of a clause that no other rule has taken, as guesses.
  ///
  /// - Parameter fixed: the words of licences, degrees and years, whose additions do not name skills.
  func guesses(
    _ clause: Clause, _ taken: Set<Int>, beside fixed: Set<Int>, as guess: Requirement.Guess
  )
    -> [Found]
  {
    // `If your card is from another employer, …` tells what happens then.
    if clause.cue == .none, Self.conditions.contains(words[clause.range.lowerBound].text),
      clause.range.count > 1,
      !Self.readerWords.contains(words[clause.range.lowerBound + 1].text)
    {
      return []
    }
    let mentions = SkillLexicon.shared.mentions(in: words, clause.range).filter {
      isMeant($0, isAsked: true)
    }
    let items = itemReader(clause, taken, mentions).items().map {
      withoutVerb(withoutDeed($0.range))
    }.filter {
      stands(alone: $0, fixed) && !isKindOfEmployer($0)
    }.flatMap(possibleTerms).filter { range, _ in
      !range.allSatisfy { place.contains(words[$0].text) }
        && Jurisdiction.places(words, range).isEmpty
    }
    // `Infrastructure as code with Terraform`: names of skills that no item has.
    let others = mentions.filter { mention in
      mention.trust == .name && !items.contains { $0.0.overlaps(mention.words) }
        && mention.words.allSatisfy { !taken.contains($0) } && !isCompany(mention.words)
        && !isOfColleague(mention.words) && !isRemark(mention.words, after: fixed)
    }.map { ($0.words, SkillTerm.known($0.skill)) }
    let whole = items.count > 1 ? wholeItem(clause, fixed) : []
    return (whole + items + others).map { range, term in
      Found(range: range, kind: .skill, test: .skill([term]), guess: guess)
    }
  }

  /// Whether an abbreviation says what kind of employer somebody comes from: `a main contractor or a PQS practice`.
  private func isKindOfEmployer(_ item: Range<Int>) -> Bool {
    item.count == 1 && words[item.lowerBound].shape == .upper && item.upperBound < words.count
      && words[item.upperBound].gap.isEmpty
      && ["practice", "firm", "company", "contractor", "consultancy", "employer"].contains(
        words[item.upperBound].singular)
  }

  /// Whether a name says what somebody else at work does: `a payroll specialist`.
  private func isOfColleague(_ name: Range<Int>) -> Bool {
    // `A charge nurse is on every shift`.
    if let last = name.last, TitleWords.contains(words[last]) { return true }
    return name.upperBound < words.count && words[name.upperBound].gap.isEmpty
      && TitleWords.contains(words[name.upperBound])
  }

  /// Whether brackets after something that was read only describe it: `BLS (American Heart Association)`.
  private func isRemark(_ name: Range<Int>, after fixed: Set<Int>) -> Bool {
    words[name.lowerBound].gap.has(.open) && fixed.contains(name.lowerBound - 1)
  }

  /// An item without the verb that tells what was done: `event budgets` of `managed event budgets`.
  private func withoutDeed(_ item: Range<Int>) -> Range<Int> {
    let first = words[item.lowerBound]
    guard item.count > 1, first.shape == .lower || first.startsSentence,
      words[item.lowerBound + 1].gap.isEmpty,
      first.text.hasSuffix("ed") && !followsPreposition(item.lowerBound)
        || WordForms.isIrregular(first.text)
        || first.text.hasSuffix("ing") || isTold(item.lowerBound),
      ActionVerbs.contains(first)
    else { return item }
    // `Managed services` and `used cars` are names.
    let before = item.lowerBound > 0 ? words[item.lowerBound - 1].text : ""
    return Self.auxiliaries.contains(before) || first.startsSentence
      ? item.lowerBound + 1..<item.upperBound : item
  }

  /// An item without the verb that ends it: `gait analysis` of `Gait analysis fills your day`.
  private func withoutVerb(_ item: Range<Int>) -> Range<Int> {
    guard item.count > 1, isEnglish, let last = item.last, words[last].shape == .lower,
      last + 1 < words.count, words[last + 1].gap.isEmpty, Self.finite.contains(words[last].text)
    else { return item }
    return item.lowerBound..<last
  }

  /// Verbs that tell where, when or how much of something is done.
  private static let finite: Set<String> = [
    "fill", "fills", "happen", "happens", "come", "comes", "stay", "stays", "remain", "remains",
    "count", "counts", "matter", "matters", "decide", "decides", "go", "goes",
  ]

  /// `At home with laminated dough`: after a preposition the participle is an adjective.
  private func followsPreposition(_ index: Int) -> Bool {
    index > 0 && words[index].gap.isEmpty && ItemReader.isPreposition(words[index - 1])
  }

  /// Whether a verb tells what the one who is wanted does: `a clerk who drafts deeds of sale`.
  private func isTold(_ verb: Int) -> Bool {
    verb > 0 && words[verb].gap.isEmpty && words[verb].text.hasSuffix("s")
      && ["who", "and"].contains(words[verb - 1].text)
  }

  private static let auxiliaries: Set<String> = [
    "have", "has", "youve", "had", "and", "or", "done", "you", "enjoy", "like", "love", "been",
    "also", "already", "who", "in", "of", "to", "with", "experience", "by", "at",
  ]

  /// Whether a clause says what the reader is, has, knows or likes, rather than what the job gives: `You know the
  /// Holidays Act`, `You’re quick with LinkedIn Recruiter`.
  func tellsOfReader(_ clause: Range<Int>) -> Bool {
    let opening = clause.prefix(Self.subjectReach)
    guard let subject = opening.first(where: { Self.subjects.contains(words[$0].text) }) else {
      return false
    }
    if Self.contracted.contains(words[subject].text) { return !isGift(subject + 1, clause) }
    guard
      let verb = clause.first(where: { $0 > subject && !Self.beforeVerb.contains(words[$0].text) })
    else { return false }
    return Self.ownVerbs.contains(words[verb].text) && !isGift(verb + 1, clause)
  }

  /// Whether a clause says that the reader does well what it names: `Variance analysis is your daily bread`.
  func namesStrength(_ clause: Range<Int>) -> Bool { Self.strengths.occurs(in: words, clause) }

  /// Whether a clause says that what it names belongs to the work: `Handling complaints is part of the job`.
  func namesDuty(_ clause: Range<Int>) -> Bool { Self.duties.occurs(in: words, clause) }

  private static let duties = WordSet(
    """
    gehort zum; gehoren zum; fill your day; fills your day; is the main duty; are the main duties; is nothing new
    are nothing new
    is part of it; are part of it; is part of the; are part of the; is part of every; are part of every; is part of your
    are part of your; is part of our; are part of our; belongs to the; belong to the; gehort dazu; gehoren dazu
    fait partie du; font partie du; forma parte del; forman parte del
    """)

  private static let strengths = WordSet(
    """
    im schlaf konnen; im schlaf beherrschen; nicht fremd sein; doit vous etre familier; doit vous etre familiere
    no secrets to you
    your daily bread; your bread and butter; second nature to you; routine for you; routine to you; easy for you
    comes naturally to you; come naturally to you; comes easily to you; come easily to you; at your fingertips
    you are at home; youre at home; you feel at home; you do all week; you do all day; you do every day; you do best
    you are quick; youre quick; you are good; youre good; you are used to; youre used to; you are comfortable
    youre comfortable; you are confident; youre confident; you are happy; no secrets for you; old hat to you
    ne vous fait pas peur; ne vous font pas peur; ist fur dich selbstverstandlich; ist fur sie selbstverstandlich
    belong to your; belongs to your; is your routine; are your routine; your strength; your strengths; is your thing
    are your thing; your trade; your craft; your home turf
    dir leicht; dir vertraut; ihnen leicht; ihnen vertraut; dein tagliches brot; ihr tagliches brot
    vous etes a l aise; n a pas de secret pour vous; n ont pas de secret pour vous; te resulta familiar
    """)

  /// Whether what follows is given to the reader: `You have 28 days of leave`, `You are paid weekly`.
  private func isGift(_ start: Int, _ clause: Range<Int>) -> Bool {
    guard start < clause.upperBound else { return true }
    return Numbers.value(words[start]) != nil
      || (start..<clause.upperBound).contains { Self.gifts.contains(words[$0].text) }
  }

  private static let subjectReach = 3
  private static let subjects: Set<String> = ["you", "youve", "youre", "who", "candidate"]
  private static let beforeVerb: Set<String> = [
    "also", "already", "really", "must", "should", "can", "both",
  ]
  private static let contracted: Set<String> = ["youve", "youre"]
  private static let ownVerbs: Set<String> = [
    "have", "has", "are", "is", "know", "knows", "enjoy", "enjoys", "like", "love", "understand",
    "master", "hold", "holds", "bring", "brings", "speak", "speaks", "write", "read", "handle",
    "use", "run",
  ]
  private static let gifts: Set<String> = [
    "holiday", "holidays", "leave", "pay", "paid", "salary", "pension", "bonus", "free", "discount",
    "our", "us", "we", "training", "lunch", "allowance", "budget", "opportunity", "chance",
    "access", "welcome", "invited", "supported", "trained", "part", "report", "reports",
    "responsible",
  ]

  /// The whole of a bulleted item, as `and` may stand inside one name: `Scaling and root planing`.
  private func wholeItem(_ clause: Clause, _ fixed: Set<Int>) -> [(Range<Int>, SkillTerm)] {
    let content = clause.range.map { words[$0] }.filter { !ItemReader.isEmpty($0) }
    guard words[clause.range.lowerBound].gap.has(.bullet), Self.wholeLength.contains(content.count),
      clause.range.dropFirst().allSatisfy({ words[$0].gap.isEmpty }),
      clause.range.contains(where: { ["and", "und", "et", "y"].contains(words[$0].text) }),
      clause.range.allSatisfy({ !fixed.contains($0) && !PhraseRule.isVerbal(words[$0]) }),
      !PhraseRule.isGeneric(content)
    else { return [] }
    return [(clause.range, .phrase(content))]
  }

  private static let wholeLength = 3...4

  /// Whether an item is neither a remark nor a part of something that was read: `BLS (AHA)`, `B licence with trailer`.
  private func stands(alone item: Range<Int>, _ taken: Set<Int>) -> Bool {
    let content = ItemReader.content(words, item)
    guard let only = content.first, !words[item.lowerBound].gap.has(.open) else { return false }
    if item.contains(where: {
      Numbers.value(words[$0]) != nil && !Numbers.isPartOfName($0, of: words, in: item)
    }) {
      return false
    }
    // `No more than two moving violations`.
    if item.lowerBound > 0, words[item.lowerBound].gap.isEmpty,
      Numbers.value(words[item.lowerBound - 1]) != nil
    {
      return false
    }
    // `A payroll of 500 or more employees` is a number.
    if item.lowerBound > 1, words[item.lowerBound - 1].text == "more",
      Self.or.contains(words[item.lowerBound - 2].text)
    {
      return false
    }
    // The verb of `You negotiate in Italian`.
    if content.count == 1, ActionVerbs.contains(only),
      !["ing", "tion", "ment"].contains(where: only.text.hasSuffix),
      // What follows `you` has no `s`: `experience with surveys`.
      !only.text.hasSuffix("s") || only.text.hasSuffix("ss")
    {
      return false
    }
    let before = item.lowerBound - 1
    let isAfter = taken.contains(before) && words[item.lowerBound].gap.isEmpty
    let isBefore =
      taken.contains(item.upperBound) && words[item.upperBound].gap.has([.open, .hyphen])
      || taken.contains(item.upperBound) && words[item.upperBound].gap.isEmpty
    return !isAfter && !isBefore && !follows(taken, item)
  }

  /// Whether only a preposition stands between something that was read and an item.
  private func follows(_ taken: Set<Int>, _ item: Range<Int>) -> Bool {
    var index = item.lowerBound - 1
    while index >= 0, words[index + 1].gap.isEmpty, ItemReader.isFunction(words[index]) {
      if taken.contains(index - 1), words[index].gap.isEmpty,
        !["and", "or", "und", "et", "y"].contains(words[index].text)
      {
        return true
      }
      index -= 1
    }
    return false
  }

  /// Whether a clause speaks to the applicant: `You enjoy outdoor play`, `X is your daily bread`.
  func addressesReader(_ clause: Range<Int>) -> Bool {
    clause.contains { Self.readerWords.contains(words[$0].text) }
  }

  private static let readerWords: Set<String> = [
    "you", "your", "youve", "youre", "youll", "sie", "ihr", "ihre", "ihnen", "du", "dein", "deine",
    "dir", "vous",
    "votre", "vos", "tu", "tus", "te", "usted",
  ]
}
