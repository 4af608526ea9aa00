/// Reads the brackets after an item.
extension ItemReader {
  /// What brackets say of the words before them: `CRM (HubSpot or similar)` gives an example, `PyTorch
  /// (TensorFlow is fine too)` another choice.
  func bracketLink(_ start: Int) -> Link? {
    let end = (start + 1..<range.upperBound).first { words[$0].gap.has(.close) } ?? range.upperBound
    let bracket = start..<end
    if bracket.contains(where: { Self.alsoFine.contains(words[$0].text) }) { return .or }
    // `Analytics tools (GA4, Looker Studio)`.
    if bracket.dropFirst().contains(where: { words[$0].gap == .comma })
      || bracket.count > 1 && names.contains(start - 1)
    {
      return .example
    }
    return bracket.contains { Self.similar.contains(words[$0].text) } ? .example : nil
  }

  private static let alsoFine: Set<String> = [
    "fine", "ok", "okay", "too", "accepted", "works", "acceptable",
  ]
  private static let similar: Set<String> = [
    "similar", "equivalent", "comparable", "etc", "eg", "e.g", "zb", "z.b", "ahnlich", "ahnliche",
    "ahnliches", "similaire", "equivalente", "or", "oder", "ou", "o",
  ]
}
