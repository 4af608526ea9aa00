/// Splits cells at their dates.
extension EntryLineReader {
  /// Returns the parts of a cell around a date, without lengths of time.
  static func parts(of cell: Fragment, without range: Range<Int>?) -> [Fragment] {
    guard let range else {
      return [cell.pruned].filter { !$0.isEmpty && !DateScanner.isDuration($0) }
    }
    func hasText(_ part: Fragment) -> Bool {
      part.scalars.contains { $0.isAlphabetic || $0.isNumeric } && !DateScanner.isDuration(part)
    }
    let before = cell.prefix(upTo: range.lowerBound).pruned
    let after = cell.suffix(from: range.upperBound).pruned
    let label = before.trimming { $0 == ":" || $0 == "：" || $0.isWhitespace }
    let rest =
      FieldLabels.field(label) == .period ? before.prefix(upTo: before.range.lowerBound) : before
    return [withoutDateWords(rest), after].filter(hasText)
  }

  /// Removes labels of dates at the end: nothing is left of "Expected" in "Expected May 2026".
  private static func withoutDateWords(_ fragment: Fragment) -> Fragment {
    let pieces = fragment.split { $0 == " " }
    var end = pieces.count
    while end > 0, dateLabels.contains(Folding.words(pieces[end - 1].scalars).joined()) { end -= 1 }
    guard end < pieces.count else { return fragment }
    guard end > 0 else { return fragment[fragment.range.upperBound..<fragment.range.upperBound] }
    return fragment.prefix(upTo: pieces[end - 1].scalars.endIndex).pruned
  }

  private static let dateLabels = WordTable.words(
    """
    expected graduated grad graduation anticipated completed issued date dates period duration zeitraum conferred
    graduating class conclusao prevista previsto previsao concluido concluida em obtenu obtenue prevu prevue
    abgeschlossen voraussichtlich behaald afgerond verwacht finalizado finalizada egreso conseguito conseguita
    """
  )
}
