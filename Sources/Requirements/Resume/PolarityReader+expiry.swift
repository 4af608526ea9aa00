/// Finds the words that say that a credential is no longer valid.
extension PolarityReader {
  func expiry(_ mention: Range<Int>, _ own: Range<Int>) -> Range<Int>? {
    let clause = withRenewal(own)
    if let cue = Self.expired.first(in: words, mention.upperBound..<clause.upperBound),
      words[cue.lowerBound].gap.has(.colon) || Self.renewals.contains(words[cue.lowerBound].text)
        || !isOfAnother(mention.upperBound..<cue.lowerBound)
    {
      return cue
    }
    if let cue = expiry(below: mention) { return cue }
    // `Führerschein: 2022 abgegeben`; a report that was handed in is another matter.
    if !Credentials.mentions(in: words, mention).isEmpty,
      let cue = Self.surrendered.first(in: words, mention.upperBound..<clause.upperBound)
        ?? handedBack(mention.upperBound..<clause.upperBound),
      !isOfAnother(mention.upperBound..<cue.lowerBound)
    {
      return cue
    }
    // What ends the line above is about another one.
    let line = resume.line(at: mention.lowerBound)
    let before =
      max(clause.lowerBound, line.lowerBound, mention.lowerBound - 3)..<mention.lowerBound
    if let cue = Self.expired.first(in: words, before) { return cue }
    if let term = term(after: mention, clause) { return term }
    for index in mention.upperBound..<clause.upperBound {
      guard let count = Self.until.match(words, at: index, before: clause.upperBound) else {
        continue
      }
      let after = index + count
      for year in after..<min(clause.upperBound, after + 4) {
        guard let date = DateRange.date(words, at: year) else { continue }
        if !Self.renewals.contains(words[index].text), isOfAnother(mention.upperBound..<index) {
          return nil
        }
        let isOver = date.hasMonth ? date.months < resume.now : date.months / 12 < resume.now / 12
        return isOver ? index..<date.end : nil
      }
    }
    return nil
  }

  /// A clause with the next one, if that is about a renewal: `First aid, 2022; refresher due 2025`.
  private func withRenewal(_ clause: Range<Int>) -> Range<Int> {
    let next = clause.upperBound
    let line = resume.line(at: clause.lowerBound)
    guard next < line.upperBound, Self.renewals.contains(words[next].text) else { return clause }
    return clause.lowerBound..<line.upperBound
  }

  private static let renewals: Set<String> = [
    "refresher", "renewal", "recertification", "auffrischung", "verlangerung", "recyclage",
    "renovacion",
  ]

  /// Reads `First aid, October 2022 (three years)`: a date with a term that is over.
  private func term(after mention: Range<Int>, _ clause: Range<Int>) -> Range<Int>? {
    for index in mention.upperBound..<max(mention.upperBound, clause.upperBound - 1)
    where words[index].gap.has(.open) || ["for", "valid"].contains(words[index - 1].text) {
      guard let value = Numbers.value(words[index]), let unit = Numbers.unit(words[index + 1]),
        index > 0,
        let date = (max(mention.upperBound, index - Self.termReach)..<index).lazy.compactMap({
          DateRange.date(words, at: $0)
        }).first,
        !isOfAnother(mention.upperBound..<index)
      else { continue }
      let start = date.hasMonth ? date.months : date.months / 12 * 12 + 11
      return start + value * unit < resume.now ? index..<index + 2 : nil
    }
    return nil
  }

  /// How many words before its term a date stands.
  private static let termReach = 4

  /// Reads `Führerschein vorhanden, aber derzeit entzogen`.
  func expiry(inContrast at: Int, _ clauses: [Range<Int>]) -> Range<Int>? {
    guard at + 1 < clauses.count else { return nil }
    let next = clauses[at + 1]
    guard Self.contrasts.contains(words[next.lowerBound].text), !names(next),
      Credentials.mentions(in: words, next).isEmpty
    else { return nil }
    return Self.expired.first(in: words, next)
  }

  /// Whether another credential stands between a name and a cue.
  func isOfAnother(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty, range.contains(where: { words[$0].gap.has(.comma) }) else { return false }
    // `NCCCO: TLL current, TSS lapsed`.
    if range.contains(where: {
      words[$0].gap.has(.comma) && (words[$0].shape == .upper || words[$0].shape == .mixed)
        && !(words[$0].text.first?.isNumber ?? false)
        && Jurisdiction.place(words, at: $0, before: range.upperBound) == nil
    }) {
      return true
    }
    // What follows without a comma belongs to the name: `AWS D1.1 structural welding, expired 2020`.
    let others = (range.first { words[$0].gap.has(.comma) } ?? range.lowerBound)..<range.upperBound
    return !Credentials.mentions(in: words, others).isEmpty
      || !SkillLexicon.shared.mentions(in: words, others).isEmpty
  }

  static let expired = WordSet(
    """
    allowed to lapse; let it go; let lapse; lapse in; not kept up; no longer kept up
    expired; ran out; has run out; lapsed; out of date; not renewed; revoked; suspended; surrendered; inactive; abgelaufen
    erloschen; entzogen; caducado; caducada; vencido; vencida; perime; perimee; was valid; outdated
    refresher missed; refresher overdue; renewal missed; renewal overdue; recertification missed
    no longer valid; withdrawn; let lapse; let it lapse; elapsed; entziehung; expiree; has expired
    perimes; perimees; expires depuis; expire depuis; nicht mehr gultig; ungultig; caducados; caducadas
    vencidos; vencidas; not current; needs renewal; taken away; confiscated; disqualified; due for renewal
    voluntarily resigned; retired status; status retired; downgraded to; relinquished; handed back; given back
    dada de baja; dado de baja; sin reactivar; mise en sommeil; radiee; radie; ruht; ruhend
    voluntarily surrendered; zuruckgegeben; invalid; retirado; retirada; suspendu; suspendue; eingezogen; verfallen
    """)

  /// Reads `lapsed in 2023` in the line below a heading that is the name itself: `Gas Safe registration`.
  private func expiry(below mention: Range<Int>) -> Range<Int>? {
    let next = mention.upperBound
    guard resume.line(at: mention.lowerBound) == mention, next < words.count,
      !words[next].gap.has([.blank, .bullet]),
      let cue = Self.expired.first(in: words, resume.line(at: next)),
      // `First aid, expired 2021` is another one.
      cue.lowerBound == next || words[next].shape == .lower
    else { return nil }
    return cue
  }

  /// Reads `handed my registration back`.
  private func handedBack(_ range: Range<Int>) -> Range<Int>? {
    guard let verb = range.first(where: { ["handed", "gave", "sent"].contains(words[$0].text) }),
      let end = (verb + 1..<min(range.upperBound, verb + Self.termReach + 1)).first(where: {
        ["back", "in"].contains(words[$0].text)
      })
    else { return nil }
    return verb..<end + 1
  }

  /// What people do with a licence that they lose.
  private static let surrendered = WordSet(
    """
    abgegeben; abgeben mussen; handed in; gave up; given up; gave back; sent back; rendu; rendue; entregado; entregada
    perdu; perdue; perdido; perdida; verloren
    """)

  private static let until = WordSet(
    """
    good till; good until; good to; runs until; runs to; in date until; in date to; live until; current to; current till
    finished; ran until; valid until; valid to; valid through; valid till; valid thru; expires; expiry; expiring; expiration
    gultig bis; valable jusqu; valable jusqu en; valido hasta; valida hasta; good through; exp; until
    current through; current until; refresher due; recertification due; renewal due; bis; hasta; valid
    """)
}
