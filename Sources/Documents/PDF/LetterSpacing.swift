/// Groups the words of a line that are one word: pieces that touch, letters typed with spaces
/// between them, and text drawn twice to look bold.
enum LetterSpacing {
  /// - Parameter line: indices of words from left to right.
  /// - Returns: groups of indices; each is one word.
  static func groups(_ line: [Int], _ words: [PrintedWord]) -> [[Int]] {
    var groups: [[Int]] = []
    groups.reserveCapacity(line.count)
    for index in line {
      guard let last = groups.last?.last else {
        groups.append([index])
        continue
      }
      let (before, word) = (words[last], words[index])
      let size = max(before.size, word.size)
      if isCopy(word, of: before) { continue }
      let gap = (word.left - before.right) / size
      if index != last + 1, gap > -0.1, gap < 0.06, !word.runsRightToLeft,
        abs(word.baseline - before.baseline) < 0.05 * size
      {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
      }
    }
    return joinLetters(groups, words)
  }

  private static func isCopy(_ word: PrintedWord, of before: PrintedWord) -> Bool {
    abs(word.left - before.left) < 0.1 * word.size
      && abs(word.right - before.right) < 0.1 * word.size
      && word.glyphs.count == before.glyphs.count
  }

  /// `J O R D A N  L E E`: a line of single letters, four at least. The wider gaps end words.
  private static func joinLetters(_ groups: [[Int]], _ words: [PrintedWord]) -> [[Int]] {
    guard groups.count >= 4,
      groups.allSatisfy({ $0.count == 1 && words[$0[0]].isLetter })
    else { return groups }
    let gaps = zip(groups, groups.dropFirst()).map { words[$1[0]].left - words[$0[0]].right }
    let middle = gaps.sorted()[gaps.count / 2]
    guard middle < 1.2 * words[groups[0][0]].size else { return groups }
    var joined: [[Int]] = []
    for (index, group) in groups.enumerated() {
      if index > 0, gaps[index - 1] < 1.7 * middle {
        joined[joined.count - 1] += group
      } else {
        joined.append(group)
      }
    }
    return joined.count * 2 <= groups.count ? joined : groups
  }
}
