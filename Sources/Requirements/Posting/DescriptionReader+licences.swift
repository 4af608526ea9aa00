extension DescriptionReader {
  /// Returns the licences and certificates that a clause asks for.
  func licences(_ clause: Clause) -> [Found] {
    var found = named(clause)
    let table = Set(found.flatMap(\.range))
    found += memberships(clause).filter { $0.range.allSatisfy { !table.contains($0) } }
    let taken = Set(found.flatMap(\.range))
    for index in clause.range
    where Self.nouns.contains(words[index].singular) && !taken.contains(index)
      && !clause.waived.contains(index)
    {
      if let item = general(index, clause.range) { found.append(item) }
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Words that do not say what a licence is for.
  private static let unspecific = publicTransport.union([
    "expected", "previous", "prior", "post", "pre", "state", "commercial", "professional",
    "national", "federal", "provincial", "local", "official", "expired", "recognised", "recognized",
    "second", "third", "another", "trade", "final", "special", "valid", "current", "active",
    "clean", "free", "paid", "all", "occupational",
    "individual", "out", "of", "category", "class", "level", "type", "grade", "technical",
    "industry", "family", "obtain", "have", "get", "own", "new", "same", "vocational", "operating",
    "operator", "proper", "appropriate", "necessary", "public",
  ])

  /// What a ticket for public transport in Germany is named after: the network or the kind of ticket.
  private static let publicTransport: Set<String> = [
    "hvv", "mvv", "vbb", "rmv", "bvg", "deutschland", "job", "semester",
  ]

  private static let nouns = nounsAfterAbbreviations.union([
    "license", "certificate", "certification", "endorsement", "registration", "permit", "schein",
    "zertifikat", "certificat", "certificado", "certificacion", "licencia", "habilitation",
  ])
  /// Nouns that name a credential only after an abbreviation: `SORA card`, but `business card`.
  private static let nounsAfterAbbreviations: Set<String> = [
    "card", "credential", "designation", "qualification", "title", "ticket", "membership",
    "accreditation", "charter",
  ]

  /// Returns the credentials of the table. `ACA or ACCA` is one requirement.
  private func named(_ clause: Clause) -> [Found] {
    var found: [(range: Range<Int>, credentials: [Int])] = []
    for mention in Credentials.mentions(in: words, clause.range)
    where !mention.words.contains(where: clause.waived.contains) && isCredential(mention, clause) {
      if let last = found.last,
        isAlternative(last.range, mention.words) || isOneOfMany(last.range, mention.words)
      {
        // `CPA or CPA candidate`.
        if last.credentials.contains(mention.credential) { continue }
        found[found.count - 1] = (
          last.range.lowerBound..<mention.words.upperBound, last.credentials + [mention.credential]
        )
        // `PMP, CAPM or CSM`: what only a comma separates belongs to the choice.
        while found.count > 1, words[found[found.count - 1].range.lowerBound].gap.has(.comma),
          found[found.count - 2].range.upperBound == found[found.count - 1].range.lowerBound
        {
          let rest = found.removeLast()
          found[found.count - 1] = (
            found[found.count - 1].range.lowerBound..<rest.range.upperBound,
            found[found.count - 1].credentials + rest.credentials
          )
        }
      } else {
        found.append((mention.words, [mention.credential]))
      }
    }
    return found.map { item in
      let own = extended(item.range, clause.range)
      let other = otherName(after: own.upperBound, clause.range)
      let unknown = otherNames(before: own, isChoice: item.credentials.count > 1 || other != nil)
      let range = (unknown?.lowerBound ?? own.lowerBound)..<(other?.upperBound ?? own.upperBound)
      return Found(
        range: range, kind: .licence,
        test: .licence(
          LicenceTest(
            credentials: item.credentials, words: extras(own, beside: item.range),
            places: Jurisdiction.places(words, around(range, clause.range)),
            locale: locale.isEmpty ? Jurisdiction.origin(of: words, item.range) : locale,
            licenceClass: classInBrackets(after: own, clause.range) ?? licenceClass(own),
            grade: grade(own),
            maximumAge: maximumAge(after: range, clause.range),
            isOpen: isOpen(range, clause.range),
            needsAll: item.credentials.count > 1 && isJoinedBySlash(item.range),
            alternatives: other.map { [$0.map { words[$0] }] } ?? [])),
        isRecognized: unknown == nil && !isHalf(own, clause.range)
          && !isAfterHire(range, clause.range))
    }
  }

  /// Whether names are joined by slashes only. Nobody can say whether one of `CPR/First Aid` is enough.
  private func isJoinedBySlash(_ range: Range<Int>) -> Bool {
    range.contains { words[$0].gap.has(.slash) }
      && !range.contains { Self.or.contains(words[$0].text) || words[$0].gap.has([.comma, .open]) }
  }

  /// Returns abbreviations in no table that commas separate from a choice: `CBAP` in `CBAP, PMP or CSM`.
  private func otherNames(before own: Range<Int>, isChoice: Bool) -> Range<Int>? {
    var start = own.lowerBound
    while isChoice, start > 0, words[start].gap == .comma, words[start - 1].shape == .upper,
      words[start - 1].text.utf8.count > 1,
      Credentials.mentions(in: words, start - 1..<start).isEmpty
    {
      start -= 1
    }
    return start < own.lowerBound ? start..<own.lowerBound : nil
  }

  /// Returns an abbreviation in no table after `or`: `LCSW or LMSW-CC`.
  private func otherName(after end: Int, _ clause: Range<Int>) -> Range<Int>? {
    let start = end + 1
    guard start < clause.upperBound, Self.or.contains(words[end].text), words[end].gap.isEmpty,
      words[start].gap.isEmpty, words[start].shape == .upper || words[start].shape == .mixed,
      words[start].text.utf8.count > 1,
      Degrees.level(words, at: start, before: clause.upperBound) == nil,
      Credentials.mentions(in: words, start..<start + 1).isEmpty,
      Jurisdiction.place(words, at: start, before: clause.upperBound) == nil
    else { return nil }
    var last = start + 1
    while last < clause.upperBound, words[last].gap == .hyphen { last += 1 }
    // `RN or HCPC registered ODP`: another name begins with the abbreviation.
    if last < clause.upperBound, words[last].gap.isEmpty, !ItemReader.isFunction(words[last]),
      !ItemReader.isEmpty(words[last])
    {
      return nil
    }
    return start..<last
  }

  /// Whether a name that is also an everyday word means the credential.
  private func isCredential(_ mention: Credentials.Mention, _ clause: Clause) -> Bool {
    let index = mention.words.lowerBound
    // `An enhanced DBS check will be carried out`.
    let after =
      mention.words.upperBound..<min(clause.range.upperBound, mention.words.upperBound + 6)
    if Self.arranged.occurs(in: words, after) { return false }
    // `You will undergo a police check`.
    let before = max(clause.range.lowerBound, index - Self.checkReach)..<index
    if mention.words.contains(where: { words[$0].text == "check" }),
      before.contains(where: { Self.undergone.contains(words[$0].text) })
    {
      return false
    }
    if isInitials(mention) { return false }
    // `PE-backed`.
    let next = mention.words.upperBound
    if next < clause.range.upperBound, words[next].gap == .hyphen,
      !Self.nouns.contains(words[next].singular), words[next].text != "certified"
    {
      return false
    }
    guard mention.words.count == 1 else { return true }
    switch words[index].text {
    case "bar":
      return clause.range.contains {
        ["admission", "admitted", "license", "member", "membership", "exam"]
          .contains(words[$0].singular)
      }
    case "pe":
      // Also physical education and private equity.
      return clause.range.contains { Self.engineers.contains(words[$0].singular) }
    case "tanker", "hazmat", "permis", "lifeguard", "rn": return true
    default: return true
    }
  }

  /// How many words before a check stands who goes through it.
  private static let checkReach = 4
  private static let undergone: Set<String> = ["undergo", "pass", "complete", "consent", "submit"]

  private static let engineers: Set<String> = [
    "license", "licensed", "licensure", "registered", "registration", "engineer", "engineering",
    "eit", "fe", "stamp", "exam", "certification", "required", "obtained",
  ]

  /// Whether an abbreviation is that of the posting's title: `CSM` for a customer success manager.
  private func isInitials(_ mention: Credentials.Mention) -> Bool {
    let range = mention.words
    guard range.count == 1, words[range.lowerBound].shape == .upper,
      !Credentials.mentions(in: role, role.indices).contains(where: {
        $0.credential == mention.credential
      })
    else { return false }
    let letters = Array(words[range.lowerBound].text)
    guard letters.count > 2, letters.count <= role.count else { return false }
    return (0...role.count - letters.count).contains { start in
      zip(letters, role[start...]).allSatisfy { $0 == $1.text.first }
    }
  }

  /// What the employer does itself.
  private static let arranged = WordSet(
    """
    will be carried out; will be undertaken; will be conducted; will be requested; will be completed; check will be
    is carried out; are carried out; will be performed; will be done; will be obtained; wird eingeholt
    which we arrange; we arrange; arranged by us; well arrange; we will arrange; we pay for it
    is paid for; paid for by us; will be paid; will be provided; is provided; are provided
    """)

  /// Takes in the noun (`license`), the class and the state around a name.
  private func extended(_ range: Range<Int>, _ clause: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start > clause.lowerBound, words[start].gap.isEmpty {
      if isPlace(start - 1) {
        start -= 1
      } else if start - 2 >= clause.lowerBound, words[start - 1].gap.isEmpty,
        Self.classes.contains(words[start - 2].text) && isClassName(start - 1)
          || words[start - 1].text == "of" && words[start - 2].text == "state"
      {
        start -= 2
      } else if words[start - 1].text == "state", start - 2 >= clause.lowerBound, isPlace(start - 2)
      {
        start -= 2
      } else if words[start - 1].text == "state", words[start].text == "bar" {
        start -= 1
      } else {
        break
      }
    }
    if start > clause.lowerBound + 1, words[range.lowerBound].text == "bar" {
      // `Admission to the California bar`.
      for index in stride(from: start - 1, through: max(clause.lowerBound, start - 4), by: -1)
      where ["admission", "admitted"].contains(words[index].text) {
        start = index
        break
      }
    }
    while end < clause.upperBound, words[end].gap.isEmpty || words[end].gap == .open {
      let word = words[end]
      if word.text == "level", end + 1 < clause.upperBound, Numbers.value(words[end + 1]) != nil {
        end += 2
      } else if Self.nouns.contains(word.singular) || Self.classes.contains(word.text)
        || isClass(end)
        || Self.afterName.contains(word.text)
        || word.shape == .capitalized && word.gap.isEmpty
          && !Cues.required.contains(word.text) && !Cues.preferred.contains(word.text)
      {
        end += 1
      } else if ["of", "in", "for", "der", "de"].contains(word.text), end + 1 < clause.upperBound,
        Self.classes.contains(words[end + 1].text)
      {
        end += 2
      } else if word.text == "in", words[end - 1].text == "certificate",
        let last = subject(of: end, clause)
      {
        end = last
      } else if ["in", "of", "for"].contains(word.text), end + 1 < clause.upperBound,
        isPlace(end + 1)
      {
        end += 2
        // `In Kentucky or a compact state`.
        if end + 2 < clause.upperBound, Self.or.contains(words[end].text),
          let state = (end + 1...end + 3).first(where: {
            $0 < clause.upperBound && words[$0].text == "state"
          })
        {
          end = state + 1
        }
      } else if let place = placeAfterState(end, clause) {
        end = place
      } else {
        break
      }
    }
    return start..<end
  }

  /// The end of what a certificate is in: `Certificate in Automotive Engineering`.
  private func subject(of link: Int, _ clause: Range<Int>) -> Int? {
    var end = link + 1
    while end < clause.upperBound, end - link <= Self.statePhrase,
      words[end].gap.isEmpty || words[end].gap == .ampersand,
      words[end].isCapitalized || words[end].text == "and"
    {
      end += 1
    }
    while end > link + 1, words[end - 1].text == "and" { end -= 1 }
    return end > link + 1 ? end : nil
  }

  /// The end of `in the State of Texas`; nil if other words begin at an index.
  private func placeAfterState(_ index: Int, _ clause: Range<Int>) -> Int? {
    guard ["in", "for", "of"].contains(words[index].text) else { return nil }
    let rest = index + 1..<min(clause.upperBound, index + Self.statePhrase)
    guard let of = rest.first(where: { words[$0].text == "of" }),
      rest.prefix(while: { $0 < of }).allSatisfy({ ["the", "state"].contains(words[$0].text) }),
      of + 1 < clause.upperBound, isPlace(of + 1)
    else { return nil }
    return of + 2
  }

  private static let statePhrase = 5

  /// The words of a requirement that say which of several credentials of one name it is:
  /// `Manager` in `ServSafe Manager certification`.
  private func extras(_ range: Range<Int>, beside name: Range<Int>) -> [Word] {
    (name.upperBound..<max(name.upperBound, range.upperBound)).filter { index in
      !Self.nouns.contains(words[index].singular) && !Self.classes.contains(words[index].text)
        && words[index].text != "level" && Numbers.value(words[index]) == nil && !isClass(index)
        && !isPlace(index) && words[index].text != "card"
        && words[index].text != "certified"
        && !ItemReader.isEmpty(words[index])
    }.map { words[$0] }
  }

  private static let afterName: Set<String> = ["card", "certified", "practitioner", "foundation"]
  static let classes: Set<String> = [
    "class", "klasse", "category", "categorie", "categoria", "clase", "cat", "kat", "kategorie",
    "code",
  ]

  static let europeanClasses: Set<String> = ["be", "c1", "ce", "d1", "de", "a1", "a2"]

  func isPlace(_ index: Int) -> Bool {
    Jurisdiction.place(words, at: index, before: min(words.count, index + 3)) != nil
      || index > 0 && Jurisdiction.place(words, at: index - 1, before: index + 1)?.count == 2
  }

  /// `A`, `CE`, `5`.
  func isClassName(_ index: Int) -> Bool {
    words[index].text.utf8.count <= 2 && words[index].shape != .lower
  }

  func isClass(_ index: Int) -> Bool {
    words[index].text.utf8.count <= 2 && words[index].shape != .lower
      && words[index].shape != .number && words[index].text != "in"
      && !["or", "is"].contains(words[index].text)
  }

  /// Verbs before what a posting asks for, beside the function words.
  private static let asking: Set<String> = ["require", "requires", "seek"]

  /// Reads `crane operator licence`: the words before the noun name it.
  private func general(_ noun: Int, _ clause: Range<Int>) -> Found? {
    var start = noun
    while start > clause.lowerBound, noun - start < 4,
      // `Med/Surg certification`.
      words[start].gap.isEmpty || words[start].gap == .hyphen || words[start].gap == .slash,
      // `Working at heights certificate`.
      words[start - 1].text == "at" && start - 1 > clause.lowerBound
        || !ItemReader.isFunction(words[start - 1]) && !Self.asking.contains(words[start - 1].text)
          && (!ItemReader.isEmpty(words[start - 1]) || words[start].text == "at"
            || words[start - 1].text == "advanced" && words[start - 1].isCapitalized
              && words[start].isCapitalized)
    {
      start -= 1
    }
    // `Level 1, 2 or 3 special education license`.
    while start < noun, words[start].shape == .number { start += 1 }
    guard start < noun else { return nil }
    let name = (start..<noun).map { words[$0] }.filter {
      Jurisdiction.place([$0], at: 0, before: 1) == nil
    }
    // `State certification` says too little to be judged.
    guard
      !name.allSatisfy({
        Self.unspecific.contains($0.text) || Self.classes.contains($0.text) || $0.shape == .number
      }),
      !["work", "residence", "residency", "building", "parking", "visa", "gift", "voter"]
        .contains(name[0].text), !name.contains(where: { $0.text == "employment" }),
      // `Debidamente certificados`.
      !name.contains(where: { $0.text.hasSuffix("mente") })
    else { return nil }
    if Self.nounsAfterAbbreviations.contains(words[noun].singular),
      !name.contains(where: { $0.shape == .upper && $0.text.utf8.count > 1 })
    {
      return nil
    }
    let range = extended(start..<noun + 1, clause)
    // `B licence with trailer (BE)`: another class than the one before the noun.
    if name.count == 1, name[0].text.utf8.count == 1,
      classInBrackets(after: range, clause) != nil
    {
      return nil
    }
    return Found(
      range: range, kind: .licence,
      test: .licence(
        LicenceTest(
          credentials: [], words: name, places: Jurisdiction.places(words, around(range, clause)),
          locale: locale, licenceClass: licenceClass(range), grade: grade(range),
          maximumAge: maximumAge(after: range, clause), isOpen: isOpen(range, clause))),
      isRecognized: !isAfterHire(range, clause))
  }
}
