/// Reads where a licence is from.
extension RequirementJudge {
  /// The places that an entry names. `CT` in `(R, CT)` is not a state, because `R` is not one either.
  func statedPlaces(_ entry: Range<Int>) -> [Jurisdiction.Place] {
    var outside = [Range<Int>]()
    var start = entry.lowerBound
    while let open = (start..<entry.upperBound).first(where: { words[$0].gap.has(.open) }) {
      let close =
        (open + 1..<max(open + 1, entry.upperBound)).first { words[$0].gap.has(.close) }
        ?? entry.upperBound
      let isListOfPlaces = (open..<close).allSatisfy {
        words[$0].shape != .upper
          || Jurisdiction.place(words, at: $0, before: $0 + 1) != nil
      }
      outside.append(start..<(isListOfPlaces ? close : open))
      start = close
    }
    outside.append(start..<entry.upperBound)
    return outside.flatMap { Jurisdiction.places(words, $0) }
  }

  /// Whether a driving licence may be used where the job is. The name of a licence tells where it is from.
  func isUsable(
    _ mention: Range<Int>, of places: [Jurisdiction.Place], in here: [Jurisdiction.Place]
  ) -> Bool {
    var origins = places
    if origins.isEmpty {
      if isCommercial(mention) { origins = [Jurisdiction.unitedStates] }
      origins += Jurisdiction.origin(of: words, mention)
    }
    guard !origins.isEmpty, !here.isEmpty else { return true }
    return origins.contains { origin in here.contains { Jurisdiction.mayDrive(origin, $0) } }
  }
}
