/// The fields of a posting that may be quoted.
struct QuotedPosting: Sendable {
  let posting: Posting
  let title: QuotableText
  let description: QuotableText
  let location: QuotableText
  let requirements: Requirements
  private let mentions: [SkillMention]
  private let asking: [Range<Int>]

  init(_ posting: Posting) {
    self.posting = posting
    title = QuotableText(posting.title)
    location = QuotableText(posting.location)
    description = QuotableText(posting.description)
    mentions = SkillReader(table: .shared).mentions(in: description.tokens)
    requirements = Requirements(posting, tokens: description.tokens)
    asking = Sentence.sentences(in: description.tokens).filter { $0.weight == .required }
      .map(\.tokens)
  }

  /// A place where the posting names a skill.
  struct SkillQuote: Sendable {
    let quote: Evidence.PostingSpan
    let name: Evidence.Span
    /// Whether it is asked for there, not only mentioned.
    let isAsked: Bool
  }

  /// Where the posting names a skill: a clause of the description, rather one that asks for it, else
  /// the item of its list.
  func span(of skill: Int) -> SkillQuote? {
    let own = mentions.filter { $0.skill == skill }
    let asked = own.first { mention in asking.contains { $0.overlaps(mention.tokens) } }
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

  /// Required skills in the order in which the posting names them, then preferred ones.
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

  /// A skill as the posting writes it.
  func spelling(of skill: Int) -> String {
    if let listed = posting.skills.first(where: { SkillTable.shared.skill(named: $0.name) == skill }
    ) {
      return listed.name
    }
    return span(of: skill)?.name.text ?? SkillTable.shared.name(skill)
  }
}
