/// Finds the known word that a mistyped word was meant to be.
package enum Spelling {
  /// Longer words are compared by this many characters.
  private static let longest = 64

  /// The known word with the fewest edits, if they are at most a third of its length.
  package static func nearest(to word: String, in known: [String]) -> String? {
    let ranked = known.map { (word: $0, distance: distance(word, $0)) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, best.word.count / 3) ? best.word : nil
  }

  /// The number of edits between two words: insertions, deletions and replacements of a character,
  /// and swaps of two neighbors (optimal string alignment distance).
  package static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left.lowercased().prefix(longest))
    let right = Array(right.lowercased().prefix(longest))
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (i, letter) in left.enumerated() {
      var row = [i + 1]
      for (j, other) in right.enumerated() {
        var edits = min(last[j] + (letter == other ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other {
          edits = min(edits, beforeLast[j - 1] + 1)
        }
        row.append(edits)
      }
      (beforeLast, last) = (last, row)
    }
    return last[right.count]
  }
}
