/// Grades in words, as degrees have them at the end: "jeles", "bestått meget godt", "mention bien".
enum GradeWords {
  /// Returns the grade and the text before it, if a text consists of a grade or ends with one after a comma or a dash.
  static func grade(in fragment: Fragment) -> (value: Fragment, rest: Fragment)? {
    if names(fragment) { return (fragment, fragment.prefix(upTo: fragment.range.lowerBound)) }
    guard let sign = fragment.scalars.lastIndex(where: { $0.isComma || $0.isSign(among: "–—;(") })
    else { return nil }
    let last = fragment.suffix(from: sign + 1).pruned
    return names(last) ? (last, fragment.prefix(upTo: sign).pruned) : nil
  }

  private static func names(_ text: Fragment) -> Bool {
    phrases.contains(Folding.words(text.scalars).phrase)
  }

  private static let phrases = WordTable.foldedPhrases(
    """
    mention bien,mention assez bien,mention très bien,mention passable,mention b,mention ab,mention tb,
    sehr gut,gut,befriedigend,mit auszeichnung,mit gutem erfolg,mit ausgezeichnetem erfolg,
    sobresaliente,notable,matrícula de honor,con lode,met onderscheiding,met grote onderscheiding,
    bestått,bestått meget godt,meget godt bestått,godt bestått,bestået,godkänd,väl godkänd,
    kiváló,jeles,jó,közepes,kiváló minősítés,jeles minősítés,jó minősítés,kitüntetéses,kitüntetéssel,
    z wyróżnieniem,bardzo dobry,ocena bardzo dobra,s vyznamenáním,prospěl s vyznamenáním,
    с отличием,з відзнакою,с отличие,με άριστα,άριστα,λίαν καλώς
    """)
}
