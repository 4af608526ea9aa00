/// A posting whose fields can be quoted.
struct QuotedPosting: Sendable {
  let posting: Posting
  let title: QuotableText
  let description: QuotableText
  let location: QuotableText
  let requirements: Requirements
  private let mentions: [SkillMention]
  /// The sentences of the description that state requirements, as ranges of tokens.
  private let requirementSentences: [Range<Int>]

  init(_ posting: Posting) {
    self.posting = posting
    title = QuotableText(posting.title)
    location = QuotableText(posting.location)
    description = QuotableText(posting.description)
    mentions = SkillReader(table: .shared).mentions(in: description.tokens)
    requirements = Requirements(posting, tokens: description.tokens)
    requirementSentences = Sentence.sentences(in: description.tokens).filter {
      $0.weight == .required
    }
    .map(\.tokens)
  }

  /// A span of the posting that names a skill.
  struct SkillQuote: Sendable {
    let quote: Evidence.PostingSpan
    let name: Evidence.Span
    /// Whether the span states a requirement.
    let isAsked: Bool
  }

  /// Returns a span that names a skill: a clause of the description, preferably one that requires
  /// it; otherwise the item of the skill list.
  func span(of skill: Int) -> SkillQuote? {
    let own = mentions.filter { $0.skill == skill }
    let asked = own.first { mention in
      requirementSentences.contains { $0.overlaps(mention.tokens) }
    }
    if let mention = asked ?? own.first,
      let quote = description.span(description.clause(around: mention.tokens)),
      let name = description.span(mention.tokens)
    {
      return SkillQuote(
        quote: Evidence.PostingSpan(field: "description", span: quote), name: name,
        isAsked: asked != nil)
    }
    let table = SkillTable.shared
    for listed in posting.skills where listed.field != "skills" {
      let text = QuotableText(listed.name)
      let isInside =
        table.skill(named: listed.name) == skill
        || SkillReader(table: table).mentions(in: text.tokens).contains { $0.skill == skill }
      if isInside, let span = text.whole {
        return SkillQuote(
          quote: Evidence.PostingSpan(field: listed.field, span: span), name: span, isAsked: true)
      }
    }
    return nil
  }

  /// The required skills in the order of the posting, then the preferred ones.
  var skillsInOrder: [Int] {
    let table = SkillTable.shared
    var order: [Int] = mentions.map(\.skill)
    for listed in posting.skills {
      if let skill = table.skill(named: listed.name) { order.append(skill) }
    }
    order += (requirements.required.union(requirements.preferred)).sorted()
    var seen: Set<Int> = []
    let distinct = order.filter { seen.insert($0).inserted }
    return distinct.filter(requirements.required.contains)
      + distinct.filter(requirements.preferred.contains)
  }

  /// Returns the name of a skill as spelled in the posting.
  func spelling(of skill: Int) -> String {
    if let listed = posting.skills.first(where: { SkillTable.shared.skill(named: $0.name) == skill }
    ) {
      return listed.name
    }
    return span(of: skill)?.name.text ?? SkillTable.shared.name(skill)
  }
}
