/// Reads from the grammar of a clause whether the person does what it mentions.
///
/// A resume that says what somebody does names the thing as the object of a verb without a subject (`Built pipes
/// in Go`), of `I`, or of nothing at all (`Lesson planning`). Where the thing is the subject (`LNG is foreign to
/// me`), where somebody else is (`The bank ran Kafka`), and where the verb is only wished for (`Meant to pick up
/// Rust`), the clause does not say that the person can do it.
extension PolarityReader {
  func isOwn(_ mention: Range<Int>, _ clause: Range<Int>) -> Bool {
    guard clause.contains(mention.lowerBound), mention.upperBound <= clause.upperBound,
      !resume.jobs.contains(where: { $0.header.contains(mention.lowerBound) })
    else { return true }
    let part = part(around: mention, clause)
    return !isSubject(mention, part) && !isOfOtherSubject(mention, part)
      && !isOnlyMeant(mention, part) && !isApart(mention, part) && !isGivenAway(mention, part)
  }

  /// The part of a clause between colons, dashes and brackets.
  private func part(around mention: Range<Int>, _ clause: Range<Int>) -> Range<Int> {
    let breaks: Gap = [.colon, .dash, .open, .close]
    var start = mention.lowerBound
    while start > clause.lowerBound, !words[start].gap.has(breaks) { start -= 1 }
    let end = (mention.upperBound..<clause.upperBound).first { words[$0].gap.has(breaks) }
    return start..<(end ?? clause.upperBound)
  }

  // MARK: The thing is the subject

  /// Reads `Zephyr is what they use`, `The CSCS card ran out`: something is told of the thing, but not by the person of
  /// itself (`Excel is my daily tool`, `SQL is where I began`).
  private func isSubject(_ mention: Range<Int>, _ part: Range<Int>) -> Bool {
    guard (part.lowerBound..<mention.lowerBound).allSatisfy({ isArticle($0) || isLink($0) }) else {
      return false
    }
    if isAgent(after: mention, part) { return true }
    var verb = mention.upperBound
    while verb < part.upperBound, verb - mention.upperBound < Self.nounReach, !isFinite(verb) {
      guard words[verb].gap.isEmpty || words[verb].gap.has([.hyphen, .ampersand]) || isLink(verb)
      else { return false }
      if ItemReader.isPreposition(words[verb]) || isArticle(verb) { return false }
      verb += 1
    }
    guard verb < part.upperBound, isFinite(verb) else { return false }
    let rest = verb + 1..<part.upperBound
    guard let next = rest.first else { return true }
    if rest.contains(where: { Self.wishing.contains(words[$0].text) }) { return true }
    if Self.possessive.contains(words[next].text) { return false }
    return !Self.praise.contains(words[next].text)
      && !rest.prefix(Self.personReach).contains { index in
        Self.first.contains(words[index].text)
          && !Self.times.contains(words[index - 1].text)
      }
  }

  /// `PyTorch is the next thing I intend to learn`.
  private static let wishing: Set<String> = [
    "intend", "want", "wish", "hope", "plan", "planning", "would", "dream", "someday", "nachstes",
    "prochain", "proximo",
  ]

  /// How many words after the verb the person may stand, of whom something is told.
  private static let personReach = 8
  /// Words before a subject that only say when: `was dropped before I joined`.
  private static let times: Set<String> = [
    "before", "after", "until", "when", "bevor", "nachdem", "avant", "antes",
  ]

  private func isFinite(_ index: Int) -> Bool {
    !words[index].isCapitalized && Self.finite.contains(words[index].text)
  }

  /// How many words of its own name may stand between the thing and its verb: `Kafka cluster was`.
  private static let nounReach = 3

  /// Reads `Den Stapler fuhr ein Kollege`, `El Presto lo llevaba mi compañero`: after the thing and a verb comes who did it.
  private func isAgent(after mention: Range<Int>, _ part: Range<Int>) -> Bool {
    var next = mention.upperBound
    while next < part.upperBound, words[next].gap == .hyphen { next += 1 }
    guard next + 1 < part.upperBound, words[next].gap.isEmpty, words[next].shape == .lower,
      !ItemReader.isPreposition(words[next])
    else { return false }
    return (next + 1..<part.upperBound - 1).contains { index in
      isArticle(index) && isAgent(index + 1)
        && !ItemReader.isPreposition(words[index - 1])
        && !(next...index).contains { words[$0].gap.has(.comma) }
    }
  }

  // MARK: Somebody else is the subject

  /// Reads `The bank ran Kafka`, `Marta handled the Excel macros`.
  private func isOfOtherSubject(_ mention: Range<Int>, _ part: Range<Int>) -> Bool {
    var start = part.lowerBound
    while start < mention.lowerBound, isLink(start) { start += 1 }
    guard start + 1 < mention.lowerBound, !Self.first.contains(words[start].text),
      !isPast(start), !words[start].text.hasSuffix("ing")
    else { return false }
    guard
      let verb = (start + 1..<min(mention.lowerBound, start + Self.subjectReach)).first(where: {
        isActive($0, mention)
      }),
      !(start + 1...verb).contains(where: { words[$0].gap.has(.comma) })
    else { return false }
    let subject = start..<verb
    if subject.contains(where: { Self.together.contains(words[$0].singular) }),
      !isOtherTeam(subject, verb)
    {
      return false
    }
    if (verb..<mention.lowerBound).contains(where: { Self.first.contains(words[$0].text) }) {
      return false
    }
    // Without an article, one thing in the singular is a name.
    let isName =
      subject.count == 1 && words[start].isCapitalized && !words[start].text.hasSuffix("s")
      // `Resolve escalated complaints`.
      && !(words[start].startsSentence && ActionVerbs.contains(words[start])
        && !Self.verbsThatAreNames.contains(words[start].text))
      && !names(subject) && !words[start].text.hasSuffix("ly")
    return isName || subject.contains(where: isAgent)
  }

  private static let verbsThatAreNames: Set<String> = [
    "mark", "bill", "grant", "rob", "chase", "drew", "sue", "dean", "pat", "jack", "josh", "frank",
  ]

  /// The longest subject, in words.
  private static let subjectReach = 6

  /// Reads `Our platform team runs Terraform`: a team with a name of its own, of which something is told in the
  /// present.
  private func isOtherTeam(_ subject: Range<Int>, _ verb: Int) -> Bool {
    guard subject.count > 1, let last = subject.last, Self.together.contains(words[last].singular),
      words[last].gap.isEmpty, !isArticle(last - 1)
    else { return false }
    return Self.verbs.contains(String(words[verb].text.dropLast()))
  }

  /// Whether a word is a verb that has an object: `handled the`, but not `reports prepared in`.
  private func isActive(_ index: Int, _ mention: Range<Int>) -> Bool {
    guard words[index].shape == .lower, words[index].gap.isEmpty else { return false }
    let text = words[index].text
    if Self.active.contains(text) { return true }
    // `Marta runs Kafka`, but not `Guest services, Kafka` or `Floor plans drawn in Kafka`.
    if text.hasSuffix("s"), Self.verbs.contains(String(text.dropLast())) {
      return words[index + 1].gap.isEmpty && !ItemReader.isPreposition(words[index + 1])
        && !isPast(index + 1)
    }
    // `Nurses do catheter care`.
    if Self.verbs.contains(text), words[index - 1].text.hasSuffix("s"), isAgent(index - 1) {
      return true
    }
    if Self.verbs.contains(text), index > 1,
      Self.together.contains(words[index - 1].singular) || words[index - 1].isCapitalized,
      (max(0, index - 4)..<index).contains(where: { words[$0].text.hasSuffix("s") && isAgent($0) })
    {
      return true
    }
    guard isPast(index), !isArticle(index - 1), !AssertionReader.adjectives.contains(text) else {
      return false
    }
    let next = index + 1
    return words[next].gap.isEmpty && !ItemReader.isPreposition(words[next]) && !isLink(next)
      && (next < mention.lowerBound || next == mention.lowerBound)
  }

  private func isPast(_ index: Int) -> Bool {
    let text = words[index].text
    return text.hasSuffix("ed") && text.utf8.count > 3 || WordForms.isIrregular(text)
  }

  // MARK: What is only meant

  /// Reads `Have been meaning to pick up Rust`, `Was asked to lead the SAP project`: nothing says that it came to pass.
  private func isOnlyMeant(_ mention: Range<Int>, _ part: Range<Int>) -> Bool {
    for index in part.lowerBound + 1..<max(part.lowerBound + 1, mention.lowerBound)
    where words[index].text == "to" && words[index].gap.isEmpty && index + 1 <= mention.lowerBound {
      let isVerb =
        index + 1 < mention.lowerBound && words[index + 1].shape == .lower
        && !isArticle(index + 1) && !ItemReader.isFunction(words[index + 1])
      guard isVerb, isMain(index - 1, part) else { continue }
      if !Self.done.contains(words[index - 1].text) { return true }
    }
    return false
  }

  /// Whether a word is the main verb of a clause: only a subject and auxiliaries precede it.
  private func isMain(_ index: Int, _ part: Range<Int>) -> Bool {
    (part.lowerBound..<index).allSatisfy {
      Self.first.contains(words[$0].text) || Self.auxiliary.contains(words[$0].text)
    }
  }

  // MARK: What is left to others

  /// Reads `advised against Kyriba`, `everything except welding`: a preposition keeps the thing apart.
  private func isApart(_ mention: Range<Int>, _ part: Range<Int>) -> Bool {
    var index = mention.lowerBound - 1
    while index > part.lowerBound, isArticle(index) || words[index].isCapitalized { index -= 1 }
    guard index > part.lowerBound, index < mention.lowerBound else { return isIdle(mention, part) }
    return Self.apart.contains(words[index].text) || isIdle(mention, part)
  }

  /// Whether the first verb says that the person stayed away from its object: `avoided SAP`.
  private func isIdle(_ mention: Range<Int>, _ part: Range<Int>) -> Bool {
    guard
      let verb = part.first(where: {
        !Self.first.contains(words[$0].text) && !Self.auxiliary.contains(words[$0].text)
      }),
      verb < mention.lowerBound, Self.idle.contains(words[verb].text)
    else { return false }
    return !(verb + 1...mention.lowerBound).contains {
      words[$0].gap.has(.comma) || ItemReader.isPreposition(words[$0]) || isLink($0)
    }
  }

  /// Reads `Left phlebotomy to the nurses`.
  private func isGivenAway(_ mention: Range<Int>, _ part: Range<Int>) -> Bool {
    guard let verb = part.first, verb < mention.lowerBound, Self.giving.contains(words[verb].text)
    else { return false }
    return (mention.upperBound..<part.upperBound).prefix(Self.nounReach).contains { index in
      ["to", "with", "for"].contains(words[index].text)
    }
  }

  // MARK: Words

  /// Whether a word names somebody, or a part of a firm in which others work.
  private func isAgent(_ index: Int) -> Bool {
    Self.agents.contains(words[index].singular) || Self.people.contains(words[index].singular)
      || TitleWords.contains(words[index])
  }

  private func isArticle(_ index: Int) -> Bool { Self.determiners.contains(words[index].text) }
  private func isLink(_ index: Int) -> Bool {
    Self.links.contains(words[index].text) || Self.joins.contains(words[index].text)
  }

  private static let determiners: Set<String> = [
    "a", "an", "the", "my", "our", "their", "his", "her", "its", "this", "that", "these", "those",
    "all", "some", "other", "another", "one", "ein", "eine", "einen", "einem", "einer", "der",
    "die", "das", "den", "dem", "mein", "meine", "unser", "unsere", "le", "la", "les", "l", "un",
    "une", "mon", "ma", "mes", "notre", "nos", "el", "los", "las", "una", "mi", "mis", "nuestro",
    "nuestra", "otro", "otra",
  ]

  /// The person.
  static let first: Set<String> = [
    "i", "me", "myself", "mine", "we", "us", "ive", "im", "ich", "mich", "mir", "wir", "uns", "je",
    "j", "moi", "m", "nous", "yo", "nosotros", "nosotras",
  ]
  private static let possessive: Set<String> = [
    "my", "our", "mein", "meine", "unser", "unsere", "mon", "ma", "mes", "notre", "mi", "mis",
    "nuestro", "nuestra",
  ]

  /// Verbs that tell something of their subject.
  private static let finite: Set<String> = [
    "is", "are", "was", "were", "has", "had", "have", "will", "would", "can", "could", "does",
    "go", "come", "belong", "sit", "remain", "stay", "did", "may", "might", "ran", "runs", "came",
    "comes", "went", "goes", "left", "belongs",
    "belonged", "remains", "remained", "stays", "stayed", "seems", "fell", "lies", "makes", "began",
    "ended", "ist", "sind", "war", "waren", "wird", "wurde", "wurden", "hat", "hatte", "kam",
    "kommt", "ging", "liegt", "lag", "bleibt", "blieb", "lief", "gehort", "gehorte", "fehlt", "est",
    "sont", "etait", "etaient", "fut", "sera", "reste", "restait", "releve", "relevait", "revient",
    "appartient", "es", "son", "era", "eran", "fue", "fueron", "esta", "estaba", "queda", "quedo",
    "corresponde",
  ]

  /// What such a verb says when it speaks for the person: `SQL is used daily`, `English is fluent`.
  private static let praise: Set<String> = [
    "used", "fluent", "native", "good", "very", "strong", "excellent", "valid", "current", "active",
    "held", "spoken", "second", "daily", "perfect", "solid", "advanced", "clean", "full", "gut",
    "sehr", "vorhanden", "fliessend", "gultig", "courant", "bon", "valable", "bueno", "buena",
    "alto", "vigente",
  ]

  /// Verbs that have a subject before them.
  private static let active: Set<String> = [
    "did", "ran", "wrote", "drove", "gave", "took", "spoke", "knew", "chose", "does", "runs", "has",
    "had", "writes", "uses", "handles", "keeps", "owns", "wants", "speaks", "teaches", "looks",
    "insists", "operates", "hat", "hatte", "macht", "machte", "fuhrte", "fuhr", "betreut",
    "betreute", "schrieb", "nutzt", "nutzte", "fait", "faisait", "gere", "gerait", "tient",
    "tenait", "utilise", "utilisait", "hace", "hacia", "llevaba", "lleva", "usaba", "usa",
    "gestionaba",
  ]

  /// What people do with tools and tasks, without the ending of the third person.
  private static let verbs: Set<String> = [
    "run", "own", "maintain", "drive", "handle", "manage", "operate", "perform", "build", "write",
    "use", "do", "keep", "take", "make", "teach", "administer", "host", "develop", "design",
    "support", "organise", "organize", "lead", "plan", "process", "prepare", "deliver", "provide",
    "test", "deploy", "monitor", "supply", "clean", "cook", "repair", "fix", "install", "hold",
    "know", "speak", "configure", "code", "ship", "service",
  ]

  /// Subjects of which the person may be one.
  static let together: Set<String> = ["team", "crew", "squad", "group", "equipe", "equipo"]

  static let agents: Set<String> = [
    "bank", "company", "firm", "management", "client", "customer", "father", "mother", "wife",
    "husband", "brother", "sister", "friend", "flatmate", "neighbor", "boss", "manager", "chief",
    "predecessor", "successor", "colleague", "everyone", "everybody", "somebody", "someone",
    "other", "they", "he", "she", "external", "school", "hospital", "agency", "intern", "volunteer",
    "lab", "kollegin", "chef", "chefin", "vorganger", "agentur", "firma", "kunde", "steuerburo",
    "collegues", "cabinet", "client", "companera", "jefe", "jefa", "gestoria", "empresa", "cliente",
  ]

  static let auxiliary: Set<String> = [
    "have", "has", "had", "been", "be", "am", "is", "was", "were", "being", "also", "always",
    "once", "later", "recently", "currently", "now", "often", "still", "then",
  ]

  /// Verbs before `to` that say that the other verb came to pass.
  private static let done: Set<String> = [
    "helped", "help", "helping", "continued", "continue", "began", "started", "managed", "able",
    "trained", "qualified", "certified", "licensed", "authorised", "authorized", "cleared",
    "promoted", "appointed", "chosen", "selected", "elected", "hired", "sent", "learned", "learnt",
    "used", "got", "came", "stayed", "went", "moved", "responsible", "ability",
  ]

  private static let apart: Set<String> = [
    "against", "except", "besides", "outside", "near", "opposite", "behind", "beside", "than",
    "despite", "unlike", "excluding", "gegen", "ausser", "neben", "contre", "sauf", "hormis",
    "contra", "excepto", "salvo",
  ]

  private static let idle: Set<String> = [
    "avoided", "avoid", "declined", "refused", "rejected", "skipped", "watched", "admired",
    "sold", "resold", "requested", "wanted", "wished", "considered", "banned", "opposed",
    "abandoned", "suggested",
    "proposed", "awaited", "admire", "want", "prefer",
  ]

  private static let giving: Set<String> = [
    "left", "leave", "handed", "passed", "delegated", "outsourced", "assigned", "entrusted",
    "referred", "forwarded", "escalated", "transferred", "gave",
  ]
}
