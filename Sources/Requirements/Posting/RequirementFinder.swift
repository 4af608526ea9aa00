/// Finds what a posting asks for.
package enum RequirementFinder {
  /// The listed skills that are read, so that reading takes bounded time.
  private static let maximumSkills = 64

  /// Returns the requirements in the order of the posting, each once.
  package static func requirements(of posting: PostingText) -> [Requirement] {
    var reader = DescriptionReader(
      ReadableText(posting.description), field: PostingText.descriptionField,
      company: posting.companyName,
      title: posting.title, location: posting.location)
    reader.read()
    var found = reader.found.enumerated().sorted {
      ($0.element.posting.span.start, $0.offset) < ($1.element.posting.span.start, $1.offset)
    }.map(\.element)
    for skill in posting.skills.prefix(maximumSkills) {
      var item = DescriptionReader(
        ReadableText(skill.name), field: skill.field, company: posting.companyName,
        location: posting.location)
      item.readItem()
      found += item.found.filter { listed in
        // What the description waives is not asked for by a list of keywords.
        !reader.waivedTerms.contains { $0.isDisjoint(with: listed.terms) == false }
          && !reader.waivedWords.contains { $0.isSuperset(of: listed.stems) }
      }.map {
        isWelcomed($0, reader.found) && !isRequired($0, in: reader) || isOnlyWelcome($0, in: reader)
          ? $0.asPreferred : $0
      }.map { isOnlyMentioned($0, in: reader) ? $0.asDoubtful : $0 }.map { listed in
        // A sentence of the description may limit what the list names.
        var copy = listed
        copy.wholeness = min(
          listed.wholeness, reader.wholeness(ofSentencesWith: listed.stems) ?? .whole)
        return copy
      }
    }
    return distinct(found).filter { inner in !found.contains { $0.holds(inner) } }.map {
      var requirement = $0
      requirement.isEnglish = reader.isEnglish
      return requirement
    }
  }

  /// Whether the description names a listed skill among more words, and only as something that is welcome: `accessibility
  /// rules are a plus`.
  private static func isWelcomed(_ listed: Requirement, _ described: [Requirement]) -> Bool {
    let named = described.filter { !$0.isTask && $0.names(listed) }
    return !named.isEmpty && named.allSatisfy { $0.importance == .preferred }
  }

  /// Whether all words of a listed skill stand in a clause that calls them welcome, and in none that requires them.
  private static func isOnlyWelcome(_ listed: Requirement, in reader: DescriptionReader) -> Bool {
    // `Opera` of `Opera PMS` says which one it is.
    let words = WordReader.words(listed.text)
    let names = words.filter { !MentionReader.classes.contains($0.text) }
    let stems = names.isEmpty ? listed.stems : Set(names.map(\.stem))
    // `React Native is a plus` says nothing of React.
    let isPartOfName = reader.found.contains {
      $0.test.isName && listed.test.isName && $0.stems.isStrictSuperset(of: stems)
        && $0.terms.isDisjoint(with: listed.terms)
    }
    return !isPartOfName && reader.welcomedWords.contains { $0.isSuperset(of: stems) }
      && !isRequired(listed, in: reader)
  }

  /// Whether all words of a listed skill stand in a clause that requires something or tells what the work is.
  private static func isRequired(_ listed: Requirement, in reader: DescriptionReader) -> Bool {
    let stems = listed.stems
    return reader.requiredWords.contains { $0.isSuperset(of: stems) }
  }

  /// Whether the description names a listed skill but leaves it doubtful whether everybody needs it: the text outranks
  /// the list.
  private static func isOnlyMentioned(_ listed: Requirement, in reader: DescriptionReader) -> Bool {
    let described = reader.found.filter { $0.isSame(as: listed) || $0.names(listed) }
    if described.contains(where: { $0.isSure || $0.isTask }) { return false }
    if described.contains(where: { $0.isDoubtful || $0.isHalf }) { return true }
    let stems = listed.stems
    let named = reader.text.sentences.filter { sentence in
      stems.isSubset(of: reader.words[sentence].map(\.stem))
    }
    return !named.isEmpty && named.allSatisfy(reader.leavesDoubt)
      && !(reader.requiredWords + reader.welcomedWords).contains { $0.isSuperset(of: stems) }
  }

  private static func distinct(_ all: [Requirement]) -> [Requirement] {
    var kept: [Requirement] = []
    for requirement in all {
      if requirement.isUnread {
        kept.append(requirement)
        continue
      }
      guard let same = kept.firstIndex(where: { $0.isSame(as: requirement) }) else {
        kept.append(requirement)
        continue
      }
      if kept[same].isTask && !requirement.isTask
        || kept[same].isGuess && !requirement.isGuess && !requirement.isTask
        || kept[same].importance == .preferred && requirement.importance == .required
          && !requirement.isTask && requirement.posting.field == kept[same].posting.field
        || kept[same].language?.level == nil && requirement.language?.level != nil
        || kept[same].precision < requirement.precision
      {
        kept[same] = requirement
      }
    }
    return kept
  }
}

extension Requirement {
  /// The skills that it accepts, in a form that can be compared.
  var terms: Set<SkillTerm.Key> {
    if case .skill(let terms) = test { return Set(terms.map(\.key)) }
    return []
  }

  /// The stems of the words of its text.
  var stems: Set<String> { Set(WordReader.words(text).map(\.stem)) }

  /// Whether another requirement is only a part of the words of this one: `IAM` in `AWS (S3, IAM)`.
  func holds(_ other: Requirement) -> Bool {
    guard kind == .skill || kind == .licence, !isUnread, !other.isUnread,
      posting.field == other.posting.field
    else { return false }
    let (outer, inner) = (posting.span, other.posting.span)
    return outer.start <= inner.start && inner.end <= outer.end
      && outer.end - outer.start > inner.end - inner.start
  }

  /// Whether it names a skill among more words: `five years of Linux administration` names `Linux`, but `React Native`
  /// does not name `React`.
  func names(_ other: Requirement) -> Bool {
    guard other.kind == .skill else { return false }
    let (all, part) = (WordReader.words(text).map(\.stem), WordReader.words(other.text).map(\.stem))
    let isOtherName = test.isName && other.test.isName && terms.isDisjoint(with: other.terms)
    return all.count > part.count && all.contains(part) && !isOtherName
  }

  /// How closely a licence is described: by its place, its class, its words.
  var precision: Int {
    guard case .licence(let licence) = test else { return 0 }
    return (licence.places.isEmpty ? 0 : 1) + (licence.licenceClass == nil ? 0 : 1)
  }

  var language: LanguageTest? {
    if case .language(let language) = test { return language }
    return nil
  }

  /// Whether two requirements ask for the same thing.
  func isSame(as other: Requirement) -> Bool {
    switch (test, other.test) {
    case (.skill, .skill): !terms.isDisjoint(with: other.terms)
    case (.language(let one), .language(let two)):
      one.language == two.language || one.alternatives.contains(two.language)
    case (.licence(let one), .licence(let two)):
      one.credentials.isEmpty
        ? two.credentials.isEmpty && one.words.map(\.stem) == two.words.map(\.stem)
        : !Set(one.credentials).isDisjoint(with: two.credentials)
    case (.clearance, .clearance), (.authorization, .authorization): true
    case (.degree(let one), .degree(let two)): one == two
    case (.years(let one), .years(let two)):
      one.months == two.months && one.subject.skills == two.subject.skills
        && one.subject.words.map(\.stem) == two.subject.words.map(\.stem)
    default: false
    }
  }
}

extension SkillTerm {
  enum Key: Sendable, Hashable {
    case known(Int)
    case words([String])
    case team(Int)
    case role([String])
  }

  var key: Key {
    switch self {
    case .known(let skill): .known(skill)
    case .phrase(let words): .words(words.map(\.stem))
    case .task(let verb, let object): .words([verb.stem, object.stem])
    case .team(let size): .team(size)
    case .role(let words): .role(words.map(\.stem))
    }
  }
}
