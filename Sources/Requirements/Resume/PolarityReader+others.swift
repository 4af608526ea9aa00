/// Reads whether others do what a clause mentions.
extension PolarityReader {
  /// Whether the clause says that others do it: `Kafka was run by another team`.
  func isOfOthers(_ mention: Range<Int>, _ clause: Range<Int>) -> Bool {
    let after = mention.upperBound..<min(clause.upperBound, mention.upperBound + 10)
    let others = Self.others.first(in: words, after).map { cue in
      !Self.esteem.contains(words[cue.lowerBound - 1].text)
    }
    return others ?? false || isBy(people: after) || isCourse(mention, clause)
      || isDone(byOthersBefore: mention, clause) || isDone(byOthersAfter: mention, clause)
      || Self.leftToOthers.match(words, at: mention.upperBound, before: clause.upperBound) != nil
      || isWork(ofStaffBefore: mention, clause) || isSomebody(mention, clause)
      || isMeans(ofOthersBefore: mention, clause) || isSought(mention, clause)
      || isOnlyAPart(after) && basics(after: mention, clause) == nil
  }

  /// Reads `Hiring for Java, React and Product`: what a recruiter looks for in others.
  private func isSought(_ mention: Range<Int>, _ clause: Range<Int>) -> Bool {
    (clause.lowerBound..<mention.lowerBound).dropLast().contains {
      Self.hiring.contains(words[$0].text) && words[$0 + 1].text == "for"
    }
  }

  private static let hiring: Set<String> = [
    "hiring", "recruiting", "recruited", "hired", "recruitment", "recruit", "staffing",
  ]

  /// Reads `CRISPR constructs were made by a collaborator`, `CCTV: watched by a separate department`.
  private func isBy(people range: Range<Int>) -> Bool {
    if isElsewhere(range) || isHandedOver(range) { return true }
    return range.dropFirst().contains { index in
      guard Self.by.contains(words[index].text), !Self.esteem.contains(words[index - 1].text) else {
        return false
      }
      let agent = index + 1..<min(range.upperBound, index + 1 + Self.agentLength)
      return agent.contains {
        Self.people.contains(words[$0].singular) || TitleWords.contains(words[$0])
      }
        && !agent.contains { Self.own.contains(words[$0].text) }
    }
  }

  /// Reads `GC was done in another team`: the part of a firm where others work.
  private func isElsewhere(_ range: Range<Int>) -> Bool {
    range.dropLast(2).contains { index in
      Self.inside.contains(words[index].text) && Self.different.contains(words[index + 1].text)
        && (index + 2..<min(range.upperBound, index + 4)).contains {
          Self.people.contains(words[$0].singular)
        }
        && !(range.lowerBound...index).contains { words[$0].gap.has(.comma) }
    }
  }

  /// Reads `Revit: markups only`: a part that says little of the whole.
  private func isOnlyAPart(_ range: Range<Int>) -> Bool {
    guard let first = range.first, words[first].gap.has([.colon, .open]),
      let only = range.prefix(Self.partLength).first(where: { Self.onlys.contains(words[$0].text) })
    else { return false }
    // `Azure (nur DevOps, keine Cloud-Dienste)`.
    if only == first { return true }
    return !(first + 1...max(first + 1, only)).contains { words[$0].gap.has(.comma) }
      && (only + 1 >= range.upperBound || !words[only + 1].gap.isEmpty)
  }

  /// The longest name of such a part with `only`, in words.
  private static let partLength = 4
  private static let onlys: Set<String> = ["only", "nur", "seulement", "uniquement", "solo"]

  /// Reads `Injury files are sent to a specialist unit`.
  private func isHandedOver(_ range: Range<Int>) -> Bool {
    range.dropLast(2).contains { index in
      guard Self.copulas.contains(words[index].text),
        Self.handed.contains(words[index + 1].text),
        let to = (index + 2..<min(range.upperBound, index + 5)).first(where: {
          ["to", "a", "an", "aux", "al"].contains(words[$0].text)
        })
      else { return false }
      return (to + 1..<min(range.upperBound, to + 1 + Self.agentLength)).contains {
        Self.people.contains(words[$0].singular)
      }
    }
  }

  private static let copulas: Set<String> = [
    "is", "are", "was", "were", "get", "gets", "got", "go", "est", "sont", "etait", "wird",
    "werden", "wurde", "wurden",
    "es", "son", "fue", "era",
  ]
  private static let handed: Set<String> = [
    "sent", "passed", "handed", "referred", "forwarded", "outsourced", "routed", "transferred",
    "escalated", "given", "confie", "confiee", "confies", "confiees", "externalise", "externalisee",
    "delegue",
    "deleguee", "vergeben", "ausgelagert", "ubergeben", "abgegeben", "delegado", "delegada",
    "externalizado",
    "externalizada", "subcontratado", "subcontratada",
  ]

  private static let inside: Set<String> = ["in", "at", "im", "dans", "en"]
  private static let different: Set<String> = [
    "another", "other", "different", "separate", "anderen", "anderer", "autre", "otro", "otra",
  ]

  /// Reads `A colleague runs Kafka`: somebody else is the subject of the clause.
  private func isDone(byOthersBefore mention: Range<Int>, _ clause: Range<Int>) -> Bool {
    var start = clause.lowerBound
    while start < mention.lowerBound, Self.links.contains(words[start].text) { start += 1 }
    guard start + 2 < mention.lowerBound, Self.articles.contains(words[start].text),
      Self.colleagues.contains(words[start + 1].text)
    else { return false }
    // `A colleague and I`.
    return !(start..<mention.lowerBound).contains {
      Self.own.contains(words[$0].text) || Self.joins.contains(words[$0].text)
    }
  }

  /// Reads `Our QA writes the UI tests`: a department or a colleague does it.
  private func isWork(ofStaffBefore mention: Range<Int>, _ clause: Range<Int>) -> Bool {
    let start =
      (clause.lowerBound..<mention.lowerBound).last { words[$0].gap.has([.open, .comma]) }
      ?? clause.lowerBound
    guard start + 2 < mention.lowerBound, Self.owners.contains(words[start].text),
      TitleWords.contains(words[start + 1]) || Self.staff.contains(words[start + 1].text)
    else { return false }
    return isInThirdPerson(words[start + 2])
      && !(start..<mention.lowerBound).contains { Self.own.contains(words[$0].text) }
  }

  /// Reads `Then the CPA takes over`: a person, named by a title that is also a credential.
  private func isSomebody(_ mention: Range<Int>, _ clause: Range<Int>) -> Bool {
    mention.lowerBound > clause.lowerBound && mention.upperBound < clause.upperBound
      && Self.owners.contains(words[mention.lowerBound - 1].text)
      && words[mention.upperBound].gap.isEmpty && isInThirdPerson(words[mention.upperBound])
      && !Credentials.mentions(in: words, mention).isEmpty
  }

  private func isInThirdPerson(_ verb: Word) -> Bool {
    verb.shape == .lower && verb.text.hasSuffix("s")
      && (ActionVerbs.contains(verb) || ["does", "takes", "has", "signs"].contains(verb.text))
  }

  private static let owners: Set<String> = ["our", "the", "my", "their"]
  /// Parts of firms with short names.
  private static let staff: Set<String> = [
    "qa", "it", "hr", "finance", "legal", "marketing", "ops",
  ]

  /// Reads `Die Lohnabrechnung erledigt ein Dienstleister`: in German the subject may stand after the
  /// verb.
  private func isDone(byOthersAfter mention: Range<Int>, _ clause: Range<Int>) -> Bool {
    let verb = mention.upperBound
    guard verb + 2 < clause.upperBound, words[verb].gap.isEmpty,
      Self.doing.contains(words[verb].text)
    else { return false }
    return (verb + 1..<min(clause.upperBound, verb + 1 + Self.agentLength)).contains { index in
      Self.colleagues.contains(words[index].text) || Self.people.contains(words[index].singular)
        || TitleWords.contains(words[index])
    }
  }

  /// What others do, in German.
  private static let doing: Set<String> = [
    "erledigt", "erledigte", "macht", "machte", "ubernimmt", "ubernahm", "fuhrt", "fuhrte",
    "betreut",
    "betreute", "liegt", "lag", "verantwortet", "besorgt", "lauft", "lief",
  ]

  /// Reads `Payroll is done by our accountant in QuickBooks`: what others do it with.
  private func isMeans(ofOthersBefore mention: Range<Int>, _ clause: Range<Int>) -> Bool {
    for index in clause.lowerBound..<mention.lowerBound
    where index > clause.lowerBound && Self.by.contains(words[index].text)
      && Self.handling.contains(words[index - 1].text)
    {
      let agent = index + 1..<min(mention.lowerBound, index + 1 + Self.agentLength)
      if agent.contains(where: {
        Self.people.contains(words[$0].singular) || TitleWords.contains(words[$0])
      }),
        !agent.contains(where: { Self.own.contains(words[$0].text) }),
        !(index + 1...mention.lowerBound).contains(where: { words[$0].gap.has(.comma) })
      {
        return true
      }
    }
    return false
  }

  private static let handling: Set<String> = [
    "done", "run", "handled", "managed", "maintained", "prepared", "processed", "built", "written",
    "kept", "performed", "operated", "made", "administered", "owned", "gemacht", "erledigt",
    "betreut", "fait", "faite", "gere", "geree", "hecho", "hecha", "llevado", "llevada",
  ]

  static let links: Set<String> = ["and", "but", "while", "und", "aber", "et", "mais", "y"]
  static let joins: Set<String> = ["and", "und", "et", "y", "with", "mit", "avec", "con"]
  private static let articles: Set<String> = [
    "a", "my", "the", "one", "ein", "eine", "mein", "meine", "un", "une", "mon", "ma", "una", "mi",
  ]
  /// Single people who do what the person does not. A team may include the person.
  private static let colleagues: Set<String> = [
    "colleague", "coworker", "contractor", "vendor", "supplier", "agency", "kollege", "kollegin",
    "dienstleister", "collegue", "prestataire", "companero", "companera", "proveedor",
  ]

  /// The longest name of those who did something, in words: `a separate external agency`.
  private static let agentLength = 4
  private static let by: Set<String> = ["by", "von", "vom", "durch", "par", "por"]
  /// What others do with the work of the person itself.
  private static let esteem: Set<String> = [
    "praised", "used", "adopted", "chosen", "requested", "trusted", "recognised", "recognized",
    "approved", "reviewed", "commended", "rated", "read", "audited", "led", "followed",
  ]
  private static let own: Set<String> = ["me", "myself", "mir", "moi", "mi", "i"]
  static let people: Set<String> = [
    "collaborator", "team", "colleague", "department", "vendor", "agency", "contractor", "supplier",
    "partner", "consultant", "group", "provider", "specialist", "division", "desk", "unit",
    "office", "bureau", "accountant", "subcontractor", "other", "else", "headquarters", "hq",
    "coworker", "kollege", "kollegen", "abteilung", "collegue", "equipe", "service", "prestataire",
    "companero", "equipo", "departamento", "proveedor",
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
    // `LPIC-1: exam 101 passed, 102 in February 2027`: one of several is still to come.
    let sentence = resume.text.sentence(around: mention.lowerBound)
    guard
      let next = (exam..<sentence.upperBound).first(where: { index in
        words[index].shape == .number && words[index].gap.has(.comma)
          && DateRange.year(words[index]) == nil
      })
    else { return nil }
    for index in next + 1..<max(next + 1, min(sentence.upperBound, next + Self.examReach)) {
      guard let date = DateRange.date(words, at: index) else { continue }
      return date.months > resume.now ? exam..<date.end : nil
    }
    return nil
  }

  private static let examReach = 5
  static let exams: Set<String> = [
    "exam", "exams", "examination", "examen", "prufung", "test", "abschlussprufung", "soutenance",
    "defence", "defense",
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
    "cours", "curso", "grundkurs",
  ]

  /// What stands directly after something that others do: `La dialyse, c’était l’affaire de l’unité voisine`.
  private static let leftToOthers = WordSet(
    """
    was the job of; is the job of; was the business of; is a matter for; was a matter for; was in the hands of
    were in the hands of; is in the hands of; was left to; were left to; is left to; was always left
    were always left; c etait l affaire; c est l affaire; etait l affaire; war sache; ist sache; lag immer; lag stets
    lag beim; liegt beim; era cosa de; es cosa de; lo llevaba; la llevaba; los llevaba; las llevaba; lo lleva; la lleva
    los lleva; las lleva; lo llevan; la llevan; los llevan; las llevan
    """)

  private static let others = WordSet(
    """
    by another team; by other teams; by a different team; by another group; by another department
    by a colleague; by colleagues; by my colleague; by my colleagues; by others; by someone else; by an agency
    by a contractor; by contractors; by a vendor; by an external team; by the platform team; by the vendor
    by the it department; by other people; by external partners; by consultants; by a partner
    handled by others; sit with; sits with; sat with; lies with; lie with; rests with; rest with; belongs to
    belong to; is with a; are with a; handled elsewhere; done elsewhere; made elsewhere; von anderen; von kollegen
    von einem anderen team; vom anderen team; par une autre equipe
    par d autres; por otro equipo; was outsourced; were outsourced; for me; fur mich; pour moi; para mi
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
