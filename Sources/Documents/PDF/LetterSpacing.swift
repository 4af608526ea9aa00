/// Groups the words of a line that are one word: pieces that touch, letters typed with spaces
/// between them, and text drawn twice to look bold.
struct LetterSpacing {
  /// Indices of words from left to right, without copies.
  private(set) var items: [Int]
  /// Ranges of `items` that are one word each; empty where each item is one.
  private var groups: [Range<Int>] = []

  /// - Parameter line: indices of words from left to right.
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

  /// How many words there are.
  var count: Int { groups.isEmpty ? items.count : groups.count }

  /// The `items` of a word.
  subscript(index: Int) -> Range<Int> { groups.isEmpty ? index..<index + 1 : groups[index] }

  /// Whether no words of the line belong together, as in most lines.
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

  /// Whether a word goes on with the next one.
  private static func touches(_ before: PrintedWord, _ word: PrintedWord) -> Bool {
    let size = max(before.size, word.size)
    let gap = (word.left - before.right) / size
    return gap > -0.1 && gap < 0.06 && !word.runsRightToLeft
      && abs(word.baseline - before.baseline) < 0.05 * size
  }

  private mutating func append(_ index: Int) {
    groups.append(items.count..<items.count + 1)
    items.append(index)
  }

  private mutating func joinLast() {
    let last = groups.removeLast()
    groups[groups.count - 1] = groups[groups.count - 1].lowerBound..<last.upperBound
  }

  /// `J O R D A N  L E E`: a line of single letters, four at least. The wider gaps end words.
  private mutating func joinLetters(_ words: [PrintedWord]) {
    guard groups.count >= 4, groups.count == items.count,
      items.allSatisfy({ words[$0].isLetter })
    else { return }
    let gaps = zip(items, items.dropFirst()).map { words[$1].left - words[$0].right }
    let middle = gaps.sorted()[gaps.count / 2]
    guard middle < 1.2 * words[items[0]].size else { return }
    var joined: [Range<Int>] = [0..<1]
    for (index, gap) in gaps.enumerated() {
      if gap < 1.7 * middle {
        joined[joined.count - 1] = joined[joined.count - 1].lowerBound..<index + 2
      } else {
        joined.append(index + 1..<index + 2)
      }
    }
    if joined.count * 2 <= groups.count { groups = joined }
  }
}
