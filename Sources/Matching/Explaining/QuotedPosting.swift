/// The fields of a posting that may be quoted.
struct QuotedPosting: Sendable {
  let posting: Posting
  let title: QuotableText
  let description: QuotableText
  let location: QuotableText
  let requirements: Requirements
  private let mentions: [SkillMention]

  init(_ posting: Posting) {
    self.posting = posting
    title = QuotableText(posting.title)
    location = QuotableText(posting.location)
    description = QuotableText(posting.description)
    mentions = SkillReader(table: .shared).mentions(in: description.tokens)
    requirements = Requirements(posting, tokens: description.tokens)
  }

  /// Where the posting asks for a skill: a clause of the description, else the item of its list.
  func span(of skill: Int) -> (quote: Evidence.PostingSpan, name: Evidence.Span)? {
    if let mention = mentions.first(where: { $0.skill == skill }),
      let quote = description.span(description.clause(around: mention.tokens)),
      let name = description.span(mention.tokens)
    {
      return (Evidence.PostingSpan(field: "description", span: quote), name)
    }
    let table = SkillTable.shared
    for listed in posting.skills where listed.field != "skills" {
      let text = QuotableText(listed.name)
      let inside =
        table.skill(named: listed.name) == skill
        || SkillReader(table: table).mentions(in: text.tokens).contains { $0.skill == skill }
      if inside, let span = text.span(text.tokens.indices) {
        return (Evidence.PostingSpan(field: listed.field, span: span), span)
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
