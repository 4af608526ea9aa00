/// Counts letters by font size, in runs of words of the same size.
struct LetterSizes {
  private var ended: [Double: Int] = [:]
  private var run: (size: Double, letters: Int) = (0, 0)

  mutating func add(_ letters: Int, of size: Double) {
    if size != run.size {
      if run.letters > 0 { ended[run.size, default: 0] += run.letters }
      run = (size, 0)
    }
    run.letters += letters
  }

  /// The size of all letters; nil if there are several.
  var only: Double? { ended.isEmpty ? run.size : nil }

  var counts: [(size: Double, letters: Int)] {
    if ended.isEmpty { return [run] }
    return ended.merging([run.size: run.letters], uniquingKeysWith: +)
      .map { (size: $0.key, letters: $0.value) }
  }
}
