/// Writes the bullets of an explanation: titles, skills of the posting that the resume names, years
/// and place.
struct BulletWriter {
  /// Titles related less than this are not mentioned: a related occupation held more than ten years
  /// ago stays below. Tested by `ThresholdTests/unrelatedTitles`.
  private static let minimumStrength = 0.3

  /// The maximum number of skills with a quotation each, and of skills listed in one bullet: an
  /// explanation has to fit on one screen. Tested by `ThresholdTests/numbersOfBullets`.
  private static let maximumQuotedSkills = 4
  private static let maximumListedSkills = 8

  let resume: QuotedResume
  let posting: QuotedPosting

  func bullets() -> [Bullet] {
    [title()].compactMap(\.self) + skills() + [years(), place()].compactMap(\.self)
  }

  private func title() -> Bullet? {
    var ignored = TermIndex.Counts()
    var titles = IndexedPosting.TitleCache()
    let indexed = IndexedPosting(posting.posting, counts: &ignored, titles: &titles)
    let relation = TitleRelation(indexed, resume.profile)
    guard relation.strength >= Self.minimumStrength,
      let past = resume.profile.occupations.first(where: { $0.core == relation.sourceQuery }),
      let theirs = posting.title.whole,
      let own = resume.span(ofTitle: past.title)
    else { return nil }
    let verb = relation.kind == .same ? "matches" : "is close to"
    return Bullet(
      text:
        "The posting’s title \(Bullet.quoted(theirs)) \(verb) the resume’s \(Bullet.quoted(own)).",
      pairs: [(Evidence.PostingSpan(field: "title", span: theirs), own)])
  }

  /// Returns up to four bullets that quote the resume on one skill each, and one that lists the
  /// other skills. No span is quoted twice.
  private func skills() -> [Bullet] {
    var bullets: [Bullet] = []
    var named: [(posting: Evidence.PostingSpan, resume: Evidence.Span)] = []
    var quoted: (posting: [Range<Int>], resume: [Range<Int>]) = ([], [])
    for skill in posting.skillsInOrder {
      guard let theirs = posting.span(of: skill), let own = resume.quote(of: skill) else {
        continue
      }
      let there = theirs.quote.span.start..<theirs.quote.span.end
      let here = own.quote.start..<own.quote.end
      let isNew =
        own.quote != own.name && !quoted.resume.contains { $0.overlaps(here) }
        && (theirs.quote.field != "description" || !quoted.posting.contains { $0.overlaps(there) })
      if isNew, bullets.count < Self.maximumQuotedSkills {
        quoted.resume.append(here)
        if theirs.quote.field == "description" { quoted.posting.append(there) }
        bullets.append(
          Bullet(
            text:
              "The posting \(theirs.isAsked ? "asks for" : "mentions") "
              + "\(Bullet.quoted(theirs.quote.span)); the resume says \(Bullet.quoted(own.quote)).",
            pairs: [(theirs.quote, own.quote)]))
      } else if named.count < Self.maximumListedSkills {
        let field = theirs.quote.field
        named.append((Evidence.PostingSpan(field: field, span: theirs.name), own.name))
      }
    }
    if !named.isEmpty {
      bullets.append(
        Bullet(
          text:
            "The posting names \(Bullet.list(named.map { Bullet.quoted($0.posting.span) })); the "
            + "resume has \(Bullet.list(named.map { Bullet.quoted($0.resume) })).",
          pairs: named))
    }
    return bullets
  }

  /// Returns nil unless the dated positions cover at least the required years.
  private func years() -> Bullet? {
    guard let asked = posting.requirements.years, let worked = resume.profile.years,
      worked >= asked,
      let span = posting.yearsSpan, let dates = resume.workingYears
    else { return nil }
    let unit = worked == 1 ? "year" : "years"
    let theirs = Evidence.PostingSpan(field: "description", span: span)
    return Bullet(
      text:
        "The posting asks for \(Bullet.quoted(span)); the resume has \(worked) \(unit) of dated work "
        + "(computed from \(Bullet.quoted(dates.first)) to \(Bullet.quoted(dates.last))).",
      pairs: [(theirs, dates.first), (theirs, dates.last)])
  }

  /// Returns nil unless both are in the same city.
  private func place() -> Bullet? {
    guard let here = resume.profile.place, let city = here.city,
      let there = PlaceReader(gazetteer: .shared).place(of: posting.posting), there.city == city,
      here.scope(of: there) == .local
    else { return nil }
    let words = city.split(separator: " ").map(String.init)
    let starts = posting.location.tokens.indices.first { start in
      start + words.count <= posting.location.tokens.count
        && zip(words, posting.location.tokens[start...]).allSatisfy { $0 == $1.text }
    }
    guard let start = starts, let theirs = posting.location.span(start..<start + words.count),
      let found = resume.profile.firstOccurrence(of: words), let own = resume.text.span(found)
    else { return nil }
    return Bullet(
      text:
        "The posting is in \(Bullet.quoted(theirs)); the resume says \(Bullet.quoted(own)).",
      pairs: [(Evidence.PostingSpan(field: "location", span: theirs), own)])
  }
}
