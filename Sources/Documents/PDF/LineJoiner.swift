/// Joins the fragments of a leaf to lines of words from left to right.
struct LineJoiner {
  /// A line as indices of words.
  struct PrintedLine {
    var words: [Int]
    var left: Float
    var right: Float
    var top: Float
    var bottom: Float
    var baseline: Float
    var size: Float
    var startsWithMarker: Bool
    var isHeavy: Bool
    /// Whether fragments overlap, although their words do not: signs that a font lacks are drawn after the rest.
    var isInterleaved = false
  }

  /// Lines with more words are not searched for copies, which takes quadratic time. The longest
  /// line in any resume of the corpus has fewer than 100 words.
  private static let longestLine = 2000
  /// A fragment that begins this many ems before the end of the line may be a copy of its text.
  /// Test: `PageLayoutTests/textDrawnAgainInPiecesIsReadOnce`.
  private static let copyOverlap: Float = 0.2

  let fragments: [Fragment]
  let words: [PrintedWord]
  /// Whether a word is set in bold.
  let isHeavy: (PrintedWord) -> Bool
  /// Whether lines begin on the right.
  var beginsRight = false

  func lines(of region: RegionRows) -> [PrintedLine] {
    region.rows.map { line(of: region.items[$0]) }
  }

  private func line(of items: ArraySlice<Int>) -> PrintedLine {
    var line = PrintedLine(
      words: [], left: .infinity, right: -.infinity, top: .infinity, bottom: -.infinity,
      baseline: 0, size: 0, startsWithMarker: false, isHeavy: true)
    var last: Fragment?
    var overlaps = false
    for item in items {
      let fragment = fragments[item]
      if let last, fragment.isCopy(of: last) { continue }
      last = fragment
      if fragment.left < line.right - Self.copyOverlap * fragment.size,
        line.words.count < Self.longestLine
      {
        appendWithoutCopies(fragment.words, to: &line)
        overlaps = true
      } else {
        append(fragment.words, to: &line)
      }
      line.left = min(line.left, fragment.left)
      line.right = max(line.right, fragment.right)
      line.top = min(line.top, fragment.top)
      line.bottom = max(line.bottom, fragment.bottom)
      if fragment.size > line.size {
        line.size = fragment.size
        line.baseline = fragment.baseline
      }
    }
    if beginsRight || overlaps { interleave(&line) }
    line.startsWithMarker =
      (beginsRight ? items.last : items.first).map { fragments[$0].startsWithMarker } ?? false
    line.isHeavy = line.words.allSatisfy { isHeavy(words[$0]) }
    return line
  }

  /// Puts the words of overlapping fragments into order from left to right. If words overlap as well, as doubled text
  /// does, they stay as they are in text that is read in this direction.
  private func interleave(_ line: inout PrintedLine) {
    let sorted = line.words.sorted { words[$0].left < words[$1].left }
    guard sorted != line.words else { return }
    let isApart = zip(sorted, sorted.dropFirst()).allSatisfy { left, right in
      words[right].left > words[left].right - Self.copyOverlap * words[left].size
    }
    guard beginsRight || isApart else { return }
    line.words = sorted
    line.isInterleaved = true
  }

  /// Appends words that overlap the line, except copies of its words: the fragments of a copy may
  /// begin and end elsewhere.
  private func appendWithoutCopies(_ range: Range<Int>, to line: inout PrintedLine) {
    let new = range.filter { word in
      !line.words.contains { words[word].isCopy(of: words[$0]) }
    }
    line.words += new.sorted { words[$0].left < words[$1].left }
  }

  /// Appends words from left to right. The words of one fragment stay together if two overlap.
  private func append(_ range: Range<Int>, to line: inout PrintedLine) {
    var isSorted = true
    for index in range.dropFirst() where words[index].left < words[index - 1].left {
      isSorted = false
    }
    if isSorted {
      line.words.append(contentsOf: range)
    } else {
      line.words += range.sorted { words[$0].left < words[$1].left }
    }
  }
}
