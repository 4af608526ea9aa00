import Testing

@testable import Documents

/// The numbers by which lines are joined from fragments and split into blocks: just below and
/// above.
@Suite(.timeLimit(.minutes(30))) struct LineThresholdTests {
  private func line(
    _ baseline: Float, size: Float = 10, isHeavy: Bool = false
  ) -> LineJoiner.PrintedLine {
    LineJoiner.PrintedLine(
      words: [0], left: 50, right: 100, top: baseline - 7.5, bottom: baseline + 2.5,
      baseline: baseline, size: size, startsWithMarker: false, isHeavy: isHeavy)
  }

  /// Without lines to measure, the leading is 1.25 ems: a step of more than 1.6 ems ends a block.
  @Test(arguments: [(Float(15.9), false), (16.1, true)])
  func wideStepsEndBlocks(step: Float, isSplit: Bool) {
    #expect(BlockSplitter([]).splits(line(0), line(step)) == isSplit)
  }

  @Test(arguments: [(Float(11.3), false), (11.4, true)])
  func changesOfSizeEndBlocks(size: Float, isSplit: Bool) {
    #expect(BlockSplitter([]).splits(line(0), line(12, size: size)) == isSplit)
  }

  @Test(arguments: [(Float(13), false), (13.2, true)])
  func changesOfWeightEndBlocks(step: Float, isSplit: Bool) {
    #expect(BlockSplitter([]).splits(line(0, isHeavy: true), line(step)) == isSplit)
    #expect(!BlockSplitter([]).splits(line(0), line(step)))
  }

  /// The usual step is below the middle of the sorted ones. Steps beyond 2.2 ems do not count, nor
  /// those between lines of different sizes.
  @Test func leadingIsMeasured() {
    func splitter(_ steps: [Float], size: Float = 10) -> BlockSplitter {
      var lines = [line(0)]
      for step in steps { lines.append(line((lines.last?.baseline ?? 0) + step, size: size)) }
      return BlockSplitter(lines)
    }
    #expect(splitter([10, 10, 10, 20, 20]).splits(line(0), line(13.1)))
    #expect(!splitter([10, 10, 20, 20, 20]).splits(line(0), line(24.9)))
    #expect(!splitter([23, 23, 23]).splits(line(0), line(15.9)))
    #expect(splitter([23, 23, 23]).splits(line(0), line(16.1)))
    #expect(!splitter([7, 7, 7]).splits(line(0), line(15.9)))
  }

  private func fragment(
    _ left: Float, _ right: Float, y: Float, size: Float = 10
  ) -> Fragment {
    Fragment(
      words: 0..<1, left: left, right: right, top: y - 7.5, bottom: y + 2.5, baseline: y,
      size: size, isMarker: false, startsWithMarker: false, dateHint: .none)
  }

  @Test func fragmentsOnOneLine() {
    let first = fragment(50, 80, y: 50)
    #expect(first.isBeside(fragment(100, 150, y: 52.9)))
    #expect(!first.isBeside(fragment(100, 150, y: 53.1)))
    // Raised text: its size, its shift, its gap and its overlap.
    #expect(first.isBeside(fragment(80, 90, y: 45.5, size: 8.4)))
    #expect(!first.isBeside(fragment(80, 90, y: 45.5, size: 8.6)))
    #expect(first.isBeside(fragment(80, 90, y: 44.6, size: 6)))
    #expect(!first.isBeside(fragment(80, 90, y: 44.4, size: 6)))
    #expect(first.isBeside(fragment(82.9, 90, y: 45.5, size: 6)))
    #expect(!first.isBeside(fragment(83.1, 90, y: 45.5, size: 6)))
    #expect(first.isBeside(fragment(78.1, 90, y: 45.5, size: 6)))
    #expect(!first.isBeside(fragment(77.9, 90, y: 45.5, size: 6)))
    #expect(fragment(50.9, 80.9, y: 50).isCopy(of: first))
    #expect(!fragment(51.1, 80, y: 50).isCopy(of: first))
    #expect(!fragment(50, 81.1, y: 50).isCopy(of: first))
  }

  private func word(
    _ left: Float, _ right: Float, y: Float = 50, size: Float = 10, tracking: Float = 0
  ) -> PrintedWord {
    PrintedWord(
      glyphs: 0..<1, left: left, right: right, baseline: y, size: size, top: y - 7.5,
      bottom: y + 2.5, tracking: tracking, isLetter: false, font: 0, runsRightToLeft: false,
      isInVisualOrder: false, isInvisible: false)
  }

  private func count(_ first: PrintedWord, _ second: PrintedWord, isMarker: Bool = false) -> Int {
    var isFirst = true
    return FragmentFinder.find(
      [first, second],
      isMarker: { _ in
        defer { isFirst = false }
        return isMarker && isFirst
      }, dateHint: { _ in .none }
    ).count
  }

  @Test func fragmentsEndAtGaps() {
    #expect(count(word(50, 80), word(88.9, 100)) == 1)
    #expect(count(word(50, 80), word(89.1, 100)) == 2)
    #expect(count(word(50, 80, tracking: 0.3), word(94.9, 110)) == 1)
    #expect(count(word(50, 80, tracking: 0.3), word(95.1, 110)) == 2)
    #expect(count(word(50, 55), word(94, 110), isMarker: true) == 1)
    #expect(count(word(50, 55), word(96, 110), isMarker: true) == 2)
    #expect(count(word(50, 80), word(76.6, 100)) == 1)
    #expect(count(word(50, 80), word(76.4, 100)) == 2)
    #expect(count(word(50, 80), word(82, 100, y: 51.1)) == 1)
    #expect(count(word(50, 80), word(82, 100, y: 51.3)) == 2)
    #expect(count(word(50, 80), word(82, 90, y: 45, size: 6)) == 1)
    #expect(count(word(50, 80), word(82, 90, y: 44, size: 6)) == 2)
  }

  /// Pieces that were not written one after the other, and touch, are one word.
  @Test(arguments: [(Float(80.5), 1), (80.7, 2), (79.1, 1), (78.9, 2)])
  func piecesThatTouchAreOneWord(left: Float, count: Int) {
    let words = [word(50, 80), word(300, 310), word(left, 100)]
    #expect(LetterSpacing([0, 2], words).count == count)
  }

  @Test func raisedPiecesAreWordsOfTheirOwn() {
    #expect(
      LetterSpacing([0, 2], [word(50, 80), word(300, 310), word(80, 90, y: 50.4)]).count == 1)
    #expect(
      LetterSpacing([0, 2], [word(50, 80), word(300, 310), word(80, 90, y: 50.6)]).count == 2)
  }

  /// Single letters 10 points wide with these gaps between them.
  private func letters(_ gaps: [Float]) -> Int {
    var words = [word(50, 60)]
    for gap in gaps {
      let left = (words.last?.right ?? 0) + gap
      words.append(word(left, left + 10))
    }
    for index in words.indices { words[index].isLetter = true }
    return LetterSpacing(Array(words.indices), words).count
  }

  @Test func letterSpacedWords() {
    #expect(letters([5, 5, 5]) == 1)
    #expect(letters([5, 5]) == 3)
    #expect(letters([11.9, 11.9, 11.9]) == 1)
    #expect(letters([12.1, 12.1, 12.1]) == 4)
    #expect(letters([5, 5, 8.4, 5, 5]) == 1)
    #expect(letters([5, 5, 8.6, 5, 5]) == 2)
  }
}
