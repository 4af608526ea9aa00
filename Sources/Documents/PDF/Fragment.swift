import PDF

/// Words on one baseline that follow each other in content order without a wide gap. Columns are
/// found between fragments, and lines are joined from them.
struct Fragment {
  /// Indices of words.
  var words: Range<Int>
  var left: Float
  var right: Float
  var top: Float
  var bottom: Float
  var baseline: Float
  var size: Float
  /// Whether it is a bullet or number before the text of a list item.
  var isMarker: Bool
  /// Whether its first word is a bullet or number of a list item.
  var startsWithMarker: Bool
  var dateHint: DateHint
  /// Whether it is a date and a dash, which the other end of a period follows.
  var isHalfPeriod = false

  /// How much the words look like a date.
  enum DateHint: Comparable {
    case none
    case digit
    /// Four digits that begin with 19 or 20.
    case year
  }

  var center: Float { (left + right) / 2 }
  var box: PDFBox { PDFBox(left: left, top: top, right: right, bottom: bottom) }

  /// The fragment as a mirror shows it, so that columns are read from the right.
  func mirrored(width: Float) -> Fragment {
    var copy = self
    (copy.left, copy.right) = (width - right, width - left)
    return copy
  }

  /// Whether the fragment is drawn over `other` to look bold.
  func isCopy(of other: Fragment) -> Bool {
    words.count == other.words.count && abs(left - other.left) < DoubledText.shift * size
      && abs(right - other.right) < DoubledText.shift * size
  }

  /// Whether two fragments are on one line: on one baseline, or one raised beside the other.
  func isBeside(_ other: Fragment) -> Bool {
    let shift = abs(baseline - other.baseline)
    let (small, large) = size < other.size ? (self, other) : (other, self)
    if shift <= Beside.sameBaseline * small.size { return true }
    guard small.size < RaisedText.size * large.size, shift <= RaisedText.shift * large.size else {
      return false
    }
    let gap = max(left, other.left) - min(right, other.right)
    return gap < RaisedText.gap * large.size && gap > -Beside.overlap * large.size
  }

  /// Limits for fragments of one line, in ems. Test: `LineThresholdTests`.
  private enum Beside {
    /// Text of one line may be off by this much: mixed fonts and scripts, scanned pages.
    static let sameBaseline: Float = 0.3
    /// Raised text overlaps the word before it by less than this.
    static let overlap: Float = 0.2
  }
}

/// Text that is printed twice with a small shift to look bold.
enum DoubledText {
  /// The largest horizontal shift, in ems. Word processors shift by 0.03 em, and two neighboring
  /// words never start this close. Test: `PageLayoutTests/textDrawnTwiceIsReadOnce`.
  static let shift: Float = 0.1
}

/// Superscripts and subscripts. Distances are in ems of the larger type.
/// Test: `PageLayoutTests/raisedGlyphsStayWithTheirWord`.
enum RaisedText {
  /// Raised text is smaller than this; word processors scale it to 0.58 to 0.7.
  static let size: Float = 0.85
  /// It is raised or lowered by at most this much; word processors use 0.33 to 0.5.
  static let shift: Float = 0.55
  /// It follows its word closer than a space, which is about 0.25 em wide and more.
  static let gap: Float = 0.3
}

/// Joins words to fragments. Distances are in ems of the larger type.
enum FragmentFinder {
  /// The widest gap inside a fragment: spaces of justified text reach it, tabs and gutters are
  /// wider. Test: `PageLayoutTests/gapsSeparateWordsAndTabs`.
  private static let widestGap: Float = 0.9
  /// Text follows its bullet at a tab stop of up to half an inch.
  /// Test: `PageLayoutTests/bulletsBelongToTheirText`.
  private static let widestGapAfterMarker: Float = 4
  /// Letter-spaced words are further apart by this many times their tracking.
  /// Test: `PageLayoutTests/letterSpacedHeadingsAreWhole`.
  static let trackingPerGap: Float = 2
  /// Words that overlap by more than this are separate columns or drawn over each other.
  /// Test: `LineThresholdTests`.
  private static let widestOverlap: Float = 0.35
  /// Words are on one baseline up to this shift; beyond it they are raised.
  /// Test: `PageLayoutTests/raisedGlyphsStayWithTheirWord`.
  private static let sameBaseline: Float = 0.12
  /// A word larger than the fragment by this factor sets its size and baseline.
  private static let largerType: Float = 1.05

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
        if open.dateHint != .year {
          open.dateHint = max(open.dateHint, dateHint(word))
        } else {
          open.isHalfPeriod = isMarker(word)
        }
      } else {
        fragments.append(open)
        open = begin(word, at: index, isMarker: isMarker, dateHint: dateHint)
      }
    }
    fragments.append(open)
    unmarkDashes(&fragments)
    return fragments
  }

  /// Takes a dash below a date for a part of a period on several lines, and not for the bullet of a list item:
  /// "May 2019", and below it "–" and "today".
  private static func unmarkDashes(_ fragments: inout [Fragment]) {
    for index in fragments.indices.dropFirst() where fragments[index].isMarker {
      let (date, dash) = (fragments[index - 1], fragments[index])
      guard date.dateHint == .year, date.left <= dash.center, dash.center <= date.right,
        (0...farthestDash).contains((dash.baseline - date.baseline) / date.size)
      else { continue }
      fragments[index].isMarker = false
      fragments[index].startsWithMarker = false
      fragments[index].dateHint = .digit
    }
  }

  /// The next line is closer than this.
  private static let farthestDash: Float = 2

  /// A gap wider than this may be that of a column; spaces between words are up to 0.35 em wide, unless
  /// text is justified.
  private static let narrowColumnGap: Float = 0.6
  /// Left edges that differ by no more than this, in points, are aligned.
  private static let sameEdge: Float = 0.6
  /// At least this many fragments begin at the left edge of a column. Test: `LabelColumnTests/datesCloseToTheirText`.
  private static let fewestStarts = 3
  /// What is in the margin has at most this many words.
  private static let mostMarginWords = 4

  /// Splits fragments at gaps that are as narrow as those of justified text, but before an edge at which
  /// other text begins: a date that almost touches the text that it dates.
  static func splitAtEdges(
    _ fragments: [Fragment], _ words: [PrintedWord],
    dateHint: (PrintedWord) -> Fragment.DateHint
  ) -> [Fragment] {
    var gaps: [(fragment: Int, word: Int, edge: Float)] = []
    for (index, fragment) in fragments.enumerated()
    where fragment.dateHint == .year && !fragment.startsWithMarker && fragment.words.count > 1 {
      let start = fragment.words.lowerBound
      for word in fragment.words.dropFirst().prefix(mostMarginWords) {
        let (before, next) = (words[word - 1], words[word])
        guard next.left - before.right > narrowColumnGap * max(before.size, next.size) else {
          continue
        }
        if !before.runsRightToLeft, !next.runsRightToLeft, word > start {
          gaps.append((index, word, next.left))
        }
        break
      }
    }
    guard !gaps.isEmpty else { return fragments }
    var result: [Fragment] = []
    var done = 0
    for gap in gaps {
      let starts = fragments.count {
        abs($0.left - gap.edge) <= sameEdge && $0.baseline != fragments[gap.fragment].baseline
      }
      guard starts >= fewestStarts else { continue }
      result += fragments[done..<gap.fragment]
      done = gap.fragment + 1
      let whole = fragments[gap.fragment]
      result.append(part(of: whole, whole.words.lowerBound..<gap.word, words, dateHint))
      result.append(part(of: whole, gap.word..<whole.words.upperBound, words, dateHint))
    }
    return result + fragments[done...]
  }

  private static func part(
    of whole: Fragment, _ range: Range<Int>, _ words: [PrintedWord],
    _ dateHint: (PrintedWord) -> Fragment.DateHint
  ) -> Fragment {
    var part = whole
    part.words = range
    part.left = words[range].reduce(.infinity) { min($0, $1.left) }
    part.right = words[range].reduce(-.infinity) { max($0, $1.right) }
    part.isHalfPeriod = part.isHalfPeriod && range.upperBound == whole.words.upperBound
    part.dateHint = words[range].reduce(.none) { max($0, dateHint($1)) }
    return part
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
    guard gap > -widestOverlap * size else { return false }
    if shift > sameBaseline * size {
      return shift <= RaisedText.shift * size && gap < RaisedText.gap * size
        && min(word.size, last.size) < RaisedText.size * size
    }
    let widest =
      fragment.isMarker ? widestGapAfterMarker : widestGap + trackingPerGap * last.tracking
    return gap <= widest * size
  }

  private static func join(_ word: PrintedWord, at index: Int, to fragment: inout Fragment) {
    fragment.words = fragment.words.lowerBound..<index + 1
    fragment.left = min(fragment.left, word.left)
    fragment.right = max(fragment.right, word.right)
    fragment.top = min(fragment.top, word.top)
    fragment.bottom = max(fragment.bottom, word.bottom)
    fragment.isMarker = false
    if word.size > fragment.size * largerType {
      fragment.size = word.size
      fragment.baseline = word.baseline
    }
  }
}
