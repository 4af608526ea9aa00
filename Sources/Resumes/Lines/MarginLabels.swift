import Documents

/// Finds the labels of a page whose section titles stand in the left margin, or in the first column
/// of a table, beside the text of their sections.
struct MarginLabels {
  /// The number of words of the label at the start of each line that has one.
  private(set) var counts: [Int: Int] = [:]
  /// The lines whose label continues that of the line before.
  private(set) var continued: Set<Int> = []

  /// Left edges that differ by no more than this, in points, are aligned.
  private static let alignment = 3.0
  /// A label has at most this many words. "Laboratory and computing skills" has four.
  private static let maximumWords = 6
  /// Fewer titles of sections in the margin are rows of a list.
  private static let fewestTitles = 2
  /// For each line in the margin that is not a label, this many begin beside the labels.
  private static let insidePerOutside = 4

  /// For each line above the labels, such as the name, as many are beside them.
  private static let insidePerLineAbove = 1

  /// A line whose first cell may be a label.
  private struct Candidate {
    var line: Int
    var words: Int
    /// Where the text beside it begins; nil if there is none.
    var text: Double?
    /// Where the label begins and ends.
    var left: Double
    var right: Double
    var kind: SectionKind?
    /// Its text, if it is beside a text and not the title of a section.
    var label: [Unicode.Scalar] = []
    var style: Word.Style
    var size: Double

    /// Whether it begins at the edge of another label, in the same type.
    func isAligned(with other: Candidate) -> Bool {
      abs(left - other.left) <= MarginLabels.alignment && style == other.style
        && abs(size - other.size) < MarginLabels.alignment / 10
    }
  }

  init(_ page: Page) {
    guard page.size != nil else { return }
    let candidates = page.lines.indices.compactMap { Self.candidate(page.lines[$0], $0) }
    var best: [Candidate] = []
    for title in candidates where title.kind != nil {
      guard let text = title.text else { continue }
      // The candidates are in reading order. Above this title are only labels of several lines, which are
      // not on one line with their text.
      let aligned = candidates.filter { other in
        (other.line >= title.line || other.text == nil && other.isAligned(with: title))
          && (other.text.map { Self.isAligned($0, text, other.size) } ?? (other.right < text))
      }
      if aligned.count > best.count, Self.areLabels(aligned, at: text, on: page) { best = aligned }
    }
    if Self.areRows(best, of: page) { best = [] }
    let styles = best.filter { $0.kind != nil }
    for label in best {
      let isLikeTitle = styles.contains {
        $0.style == label.style && abs($0.size - label.size) < Self.alignment / 10
      }
      if isLikeTitle { counts[label.line] = label.words }
    }
    for (label, next) in zip(best, best.dropFirst())
    where next.line == label.line + 1 && counts[label.line] != nil && counts[next.line] != nil {
      // Two titles with a text each are two labels.
      let areTwo = label.kind != nil && next.kind != nil && next.text != nil
      let gap = page.lines[next.line].words.first?.box.flatMap { below in
        page.lines[label.line].words.first?.box.map { below.top - $0.bottom }
      }
      if !areTwo, let gap, gap < Self.widestGap * next.size { continued.insert(next.line) }
    }
  }

  /// Whether a text begins at the edge of the text beside the labels, or is a list indented from it.
  private static func isAligned(_ left: Double, _ edge: Double, _ size: Double) -> Bool {
    left >= edge - alignment && left <= edge + max(alignment, listIndent * size)
  }

  /// The indent of a list, in sizes of the type of the labels.
  private static let listIndent = 1.0

  /// The lines of a label are closer than this, in sizes of its type.
  private static let widestGap = 0.6

  private static func candidate(_ line: Line, _ index: Int) -> Candidate? {
    guard !line.isListItem, let first = line.words.first else { return nil }
    let end = line.words.indices.dropFirst().first { line.words[$0].followsTab } ?? line.words.count
    guard end <= maximumWords, let left = first.box?.left,
      let right = line.words[end - 1].box?.right
    else { return nil }
    let label = line.words[..<end]
    let isAddress = label.indices.contains { index in
      label[index].text.hasDecimal || label[index].text.has(UInt8(ascii: "@"))
    }
    guard !isAddress else { return nil }
    let text = end < line.words.count ? line.words[end].box?.left : nil
    var scalars: [Unicode.Scalar] = []
    if text != nil {
      for index in label.indices {
        if !scalars.isEmpty { scalars.append(" ") }
        for scalar in label[index].text.unicodeScalars { scalars.append(scalar) }
      }
    }
    let match = text.flatMap { _ in
      HeadingMatch.read(Fragment(page: 0, line: 0, scalars: scalars[...]))
    }
    return Candidate(
      line: index, words: end, text: text, left: left, right: right,
      kind: match?.isWhole == true ? match?.kind : nil,
      label: text != nil && match?.isWhole != true ? scalars : [], style: first.style,
      size: first.size)
  }

  /// Whether a label names a field of an entry and not a section: "Dates", "Employer".
  private static func namesField(_ candidate: Candidate) -> Bool {
    !candidate.label.isEmpty
      && FieldLabels.field(Fragment(page: 0, line: 0, scalars: candidate.label[...])) != nil
  }

  /// Whether the text beside these candidates is the body of the page, and the candidates name
  /// sections.
  private static func areLabels(
    _ candidates: [Candidate], at text: Double, on page: Page
  ) -> Bool {
    let beside = candidates.filter { $0.text != nil && $0.kind != nil }
    // The labels of a form have the words of titles as well: "Occupation", "Education provider".
    guard Set(beside.map(\.kind)).count >= fewestTitles, let first = candidates.first,
      candidates.count(where: namesField) < beside.count
    else { return false }
    let own = Set(candidates.map(\.line))
    var inside = 0
    var above = 0
    var outside = 0
    for index in page.lines.indices {
      guard let left = page.lines[index].words.first?.box?.left else { continue }
      if index < first.line {
        above += 1
      } else if own.contains(index) || left >= text - alignment
        || datesText(page.lines[index], at: text)
      {
        inside += 1
      } else if !isDateBeside(page.lines[index], text) {
        outside += 1
      }
    }
    // Rows of a list are a small part of their page.
    return inside >= outside * insidePerOutside && inside >= above * insidePerLineAbove
  }

  /// Whether plain labels name rows of sections, because the titles of the sections are bold and have lines of their own.
  private static func areRows(_ labels: [Candidate], of page: Page) -> Bool {
    guard !labels.isEmpty, !labels.contains(where: { $0.style.isBold }) else { return false }
    let titles = page.lines.indices.count { index in
      let words = page.lines[index].words
      guard words.count <= maximumWords, words.allSatisfy(\.style.isBold),
        !words.dropFirst().contains(where: \.followsTab)
      else { return false }
      let scalars = Array(words.map { Array($0.text.unicodeScalars) }.joined(separator: [" "]))
      return HeadingMatch.read(Fragment(page: 0, line: 0, scalars: scalars[...]))?.isWhole == true
    }
    return titles >= fewestTitles
  }

  /// Whether a line has a date in the margin and its text where that of the labels begins.
  private static func datesText(_ line: Line, at text: Double) -> Bool {
    guard let next = line.words.indices.dropFirst().first(where: { line.words[$0].followsTab }),
      let left = line.words[next].box?.left, abs(left - text) <= alignment
    else { return false }
    return hasDigit(line.words[..<next])
  }

  /// Whether a line is a date in the margin whose text has lines of its own.
  private static func isDateBeside(_ line: Line, _ text: Double) -> Bool {
    guard let right = line.box?.right, right < text else { return false }
    return hasDigit(line.words[...])
  }

  private static func hasDigit(_ words: ArraySlice<Word>) -> Bool {
    words.indices.contains { words[$0].text.hasDecimal }
  }
}
