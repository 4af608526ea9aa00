import Documents

/// Finds the gaps of columns that are too narrow for a tab: a date or a label in the margin is often
/// set as close to its text as two words are, but all texts begin at one edge.
enum AlignedGaps {
  /// Edges that differ by no more than this, in points, are equal: text at one tab stop.
  private static let alignment = 0.6

  /// This many lines or cells begin at the edge of a column.
  private static let fewestStarts = 3

  /// And this many lines have words before it: two may meet the edge by chance.
  private static let fewestGaps = 3

  /// The narrowest gap, in ems. Spaces are 0.2 to 0.35 em wide in ragged lines, and lines of justified
  /// text begin at one edge themselves.
  private static let narrowest = 0.4

  /// What is in the margin has at most this many words.
  private static let mostWords = 4

  /// Returns the page with the words after such gaps marked as following a tab.
  static func marked(_ page: Page) -> Page {
    guard page.size != nil else { return page }
    var behind: [Int: Int] = [:]
    var gaps: [(line: Int, word: Int, step: Int)] = []
    for number in page.lines.indices {
      guard let gap = gap(in: page.lines[number]) else { continue }
      gaps.append((number, gap.word, step(gap.edge)))
      behind[step(gap.edge), default: 0] += 1
    }
    guard gaps.count >= fewestGaps else { return page }
    var starts: [Int: Int] = [:]
    for line in page.lines {
      if let left = line.words.first?.box?.left { starts[step(left), default: 0] += 1 }
    }
    var copy = page
    for gap in gaps {
      let steps = gap.step - 1...gap.step + 1
      if steps.reduce(0, { $0 + (behind[$1] ?? 0) }) >= fewestGaps,
        steps.reduce(0, { $0 + (starts[$1] ?? 0) }) >= fewestStarts
      {
        copy.lines[gap.line].words[gap.word].followsTab = true
      }
    }
    return copy
  }

  private static func step(_ edge: Double) -> Int {
    edge.isFinite ? Int((max(-1e6, min(1e6, edge)) / alignment).rounded()) : 0
  }

  /// The first gap of a line, after a few words, that is wider than a space but not a tab already.
  private static func gap(in line: Line) -> (word: Int, edge: Double)? {
    guard line.words.count > 1, !line.isListItem else { return nil }
    for index in 1..<min(line.words.count, mostWords + 1) {
      if line.words[index].followsTab { return nil }
      guard let before = line.words[index - 1].box, let box = line.words[index].box else {
        return nil
      }
      let size = max(line.words[index].size, line.words[index - 1].size)
      if box.left - before.right > narrowest * size { return (index, box.left) }
    }
    return nil
  }
}
