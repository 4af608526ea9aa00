/// Groups the pieces of a line that form one word: pieces that touch and letters typed with spaces
/// between them. Text drawn twice to look bold is dropped.
struct LetterSpacing {
  /// Indices of words from left to right, without copies.
  private(set) var items: [Int]
  /// Ranges of `items` that form one word each; empty if each item is a word.
  private var groups: [Range<Int>] = []

  /// The gaps at which two pieces touch, in ems. A space is at least 0.2 em wide; kerning moves
  /// pieces over each other by less than 0.1. Test: `LineThresholdTests/piecesThatTouchAreOneWord`.
  private static let touchingGaps: (least: Float, most: Float) = (-0.1, 0.06)
  /// Pieces that touch are on the same baseline up to this many ems; raised text is not part of a
  /// word here. Test: `LineThresholdTests/piecesThatTouchAreOneWord`.
  private static let sameBaseline: Float = 0.05
  /// The minimum number of single letters that form a letter-spaced word: `A B C` may be a list.
  /// Test: `PageLayoutTests/letterSpacedHeadingsAreWhole`.
  private static let fewestLetters = 4
  /// Letters whose usual gap exceeds this many ems are cells of a table.
  /// Test: `LineThresholdTests/letterSpacedWords`.
  private static let widestGap: Float = 1.2
  /// A gap ends a letter-spaced word if it exceeds the usual one by this factor: two typed spaces
  /// are twice as wide as one. Test: `LineThresholdTests/letterSpacedWords`.
  private static let widerGap: Float = 1.7

  /// - Parameter line: Indices of words from left to right.
  init(_ line: [Int], _ words: [PrintedWord]) {
    items = line
    if Self.isPlain(line, words) { return }
    items = []
    items.reserveCapacity(line.count)
    groups.reserveCapacity(line.count)
    for index in line {
      guard let last = items.last else {
        append(index)
        continue
      }
      if words[index].isCopy(of: words[last]) { continue }
      append(index)
      if index != last + 1, Self.touches(words[last], words[index]) { joinLast() }
    }
    joinLetters(words)
  }

  /// The number of words.
  var count: Int { groups.isEmpty ? items.count : groups.count }

  /// The `items` of a word.
  subscript(index: Int) -> Range<Int> { groups.isEmpty ? index..<index + 1 : groups[index] }

  /// Whether each piece is a word, as in most lines.
  private static func isPlain(_ line: [Int], _ words: [PrintedWord]) -> Bool {
    guard let first = line.first else { return true }
    var hasLettersAlone = words[first].isLetter
    var last = first
    for index in line.dropFirst() {
      if words[index].isCopy(of: words[last]) { return false }
      if index != last + 1, touches(words[last], words[index]) { return false }
      hasLettersAlone = hasLettersAlone && words[index].isLetter
      last = index
    }
    return !hasLettersAlone
  }

  /// Whether a word continues with the next one.
  private static func touches(_ before: PrintedWord, _ word: PrintedWord) -> Bool {
    let size = max(before.size, word.size)
    let gap = (word.left - before.right) / size
    return gap > touchingGaps.least && gap < touchingGaps.most && !word.runsRightToLeft
      && abs(word.baseline - before.baseline) < sameBaseline * size
  }

  private mutating func append(_ index: Int) {
    groups.append(items.count..<items.count + 1)
    items.append(index)
  }

  private mutating func joinLast() {
    let last = groups.removeLast()
    groups[groups.count - 1] = groups[groups.count - 1].lowerBound..<last.upperBound
  }

  /// Joins a line of single letters (`J O R D A N  L E E`), whose words end at the wider gaps.
  private mutating func joinLetters(_ words: [PrintedWord]) {
    guard groups.count >= Self.fewestLetters, groups.count == items.count,
      items.allSatisfy({ words[$0].isLetter })
    else { return }
    let gaps = zip(items, items.dropFirst()).map { words[$1].left - words[$0].right }
    let middle = gaps.sorted()[gaps.count / 2]
    guard middle < Self.widestGap * words[items[0]].size else { return }
    var joined: [Range<Int>] = [0..<1]
    for (index, gap) in gaps.enumerated() {
      if gap < Self.widerGap * middle {
        joined[joined.count - 1] = joined[joined.count - 1].lowerBound..<index + 2
      } else {
        joined.append(index + 1..<index + 2)
      }
    }
    // Words of a single letter on average are initials.
    if joined.count * 2 <= groups.count { groups = joined }
  }
}
