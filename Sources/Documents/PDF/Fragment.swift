/// Words on one baseline that follow each other in content order without a wide gap: the pieces that
/// columns are found with and lines are joined from.
struct Fragment {
  /// Indices of words.
  var words: Range<Int>
  var left: Float
  var right: Float
  var top: Float
  var bottom: Float
  var baseline: Float
  var size: Float
  /// A bullet or number that stands before the text of a list item.
  var isMarker: Bool
  /// Whether its first word is one.
  var startsWithMarker: Bool
  var dateHint: DateHint

  /// How much its words look like a date.
  enum DateHint: Comparable {
    case none
    case digit
    /// Four digits that begin with 19 or 20.
    case year
  }

  var center: Float { (left + right) / 2 }

  /// Whether it is drawn over the other to look bold.
  func isCopy(of other: Fragment) -> Bool {
    words.count == other.words.count && abs(left - other.left) < 0.1 * size
      && abs(right - other.right) < 0.1 * size
  }

  /// Whether two pieces stand on one line: on one baseline, or one raised beside the other.
  func isBeside(_ other: Fragment) -> Bool {
    let shift = abs(baseline - other.baseline)
    let (small, large) = size < other.size ? (self, other) : (other, self)
    if shift <= 0.3 * small.size { return true }
    guard small.size < 0.85 * large.size, shift <= 0.55 * large.size else { return false }
    let gap = max(left, other.left) - min(right, other.right)
    return gap < 0.3 * large.size && gap > -0.2 * large.size
  }
}

/// Words → fragments.
enum FragmentFinder {
  /// The widest gap inside a fragment in ems; columns and tabs are wider.
  private static let widestGap: Float = 0.9
  private static let widestGapAfterMarker: Float = 4

  static func find(
    _ words: [PrintedWord], isMarker: (PrintedWord) -> Bool,
    dateHint: (PrintedWord) -> Fragment.DateHint
  ) -> [Fragment] {
    guard let first = words.first else { return [] }
    var fragments: [Fragment] = []
    var open = begin(first, at: 0, isMarker: isMarker, dateHint: dateHint)
    for index in 1..<words.count {
      let word = words[index]
      if continues(open, words[index - 1], with: word) {
        join(word, at: index, to: &open)
        if open.dateHint != .year { open.dateHint = max(open.dateHint, dateHint(word)) }
      } else {
        fragments.append(open)
        open = begin(word, at: index, isMarker: isMarker, dateHint: dateHint)
      }
    }
    fragments.append(open)
    return fragments
  }

  private static func begin(
    _ word: PrintedWord, at index: Int, isMarker: (PrintedWord) -> Bool,
    dateHint: (PrintedWord) -> Fragment.DateHint
  ) -> Fragment {
    let isMarker = isMarker(word)
    return Fragment(
      words: index..<index + 1, left: word.left, right: word.right, top: word.top,
      bottom: word.bottom, baseline: word.baseline, size: word.size, isMarker: isMarker,
      startsWithMarker: isMarker, dateHint: dateHint(word))
  }

  private static func continues(
    _ fragment: Fragment, _ last: PrintedWord, with word: PrintedWord
  ) -> Bool {
    let size = max(word.size, last.size)
    let shift = abs(word.baseline - fragment.baseline)
    var gap = word.left - last.right
    if word.runsRightToLeft || last.runsRightToLeft, word.left < last.left {
      gap = last.left - word.right
    }
    guard gap > -0.35 * size else { return false }
    if shift > 0.12 * size {
      return shift <= 0.55 * size && gap < 0.3 * size && min(word.size, last.size) < 0.85 * size
    }
    let widest = fragment.isMarker ? widestGapAfterMarker : widestGap + 2 * last.tracking
    return gap <= widest * size
  }

  private static func join(_ word: PrintedWord, at index: Int, to fragment: inout Fragment) {
    fragment.words = fragment.words.lowerBound..<index + 1
    fragment.left = min(fragment.left, word.left)
    fragment.right = max(fragment.right, word.right)
    fragment.top = min(fragment.top, word.top)
    fragment.bottom = max(fragment.bottom, word.bottom)
    fragment.isMarker = false
    if word.size > fragment.size * 1.05 {
      fragment.size = word.size
      fragment.baseline = word.baseline
    }
  }
}
