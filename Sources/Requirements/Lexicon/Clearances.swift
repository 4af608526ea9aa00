/// Levels of security clearances.
enum Clearances {
  /// Returns the highest level that a range names; nil if it names none.
  static func level(_ words: [Word], _ range: Range<Int>) -> ClearanceLevel? {
    var highest: ClearanceLevel?
    for index in range {
      let level: ClearanceLevel? =
        switch words[index].text {
        case "sci", "dv": .compartmented
        case "ts": .topSecret
        case "secret":
          index > range.lowerBound && words[index - 1].text == "top" ? .topSecret : .secret
        case "sc", "q": words[index].shape == .lower ? nil : .secret
        case "confidential", "ctc": .confidential
        case "bpss", "baseline", "trust": .basic
        default: nil
        }
      if let level, level >= highest ?? level { highest = level }
    }
    return highest
  }
}
