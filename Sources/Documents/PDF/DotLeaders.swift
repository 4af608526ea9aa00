/// Replaces dots that lead from a word to the end of its line (`Projects . . . . 2019`) by a tab.
enum DotLeaders {
  /// The words of a line without leaders.
  static func removed(from words: [Word]) -> [Word] {
    // By index: most lines have no leaders, and a closure over words would copy each of them.
    guard words.indices.contains(where: { isDots(words[$0].text) || hasInside(words[$0].text) })
    else { return words }
    var kept: [Word] = []
    var followsLeader = false
    var index = 0
    while index < words.count {
      var end = index
      var dots = 0
      while end < words.count, isDots(words[end].text) {
        dots += words[end].text.utf8.count
        end += 1
      }
      if dots >= fewest {
        followsLeader = true
        index = end
        continue
      }
      for var part in end == index ? split(words[index]) : Array(words[index..<end]) {
        part.followsTab = part.followsTab || followsLeader && !kept.isEmpty
        followsLeader = false
        kept.append(part)
      }
      index = max(end, index + 1)
    }
    return kept
  }

  /// Three dots are an ellipsis. Test: `PageLayoutTests/dotLeadersAreTabs`.
  private static let fewest = 4

  private static func isDots(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: ".") && text.utf8.allSatisfy { $0 == UInt8(ascii: ".") }
  }

  /// Whether the word contains a leader that touches other characters.
  private static func hasInside(_ text: String) -> Bool {
    guard text.utf8.count > 2 * fewest, mayHaveInside(text) else { return false }
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: ".") ? run + 1 : 0
      if run > fewest { return true }
    }
    return false
  }

  /// Whether every `fewest + 1`th character contains a dot: no leader fits between two of them.
  private static func mayHaveInside(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      var place = fewest
      while place < bytes.count {
        if bytes[place] == UInt8(ascii: ".") { return true }
        place += fewest + 1
      }
      return false
    } ?? true
  }

  /// The parts before and after each leader inside a word, each with its share of the word's box.
  private static func split(_ word: Word) -> [Word] {
    guard hasInside(word.text) else { return [word] }
    let length = Double(word.text.utf8.count)
    var parts: [Word] = []
    var start = word.text.startIndex
    while start < word.text.endIndex {
      let end = word.text.utf8[start...].firstRange(of: "......".utf8.prefix(fewest + 1))
      let stop = end?.lowerBound ?? word.text.endIndex
      if start < stop {
        var part = word
        part.text = String(word.text[start..<stop])
        part.followsTab = parts.isEmpty ? word.followsTab : true
        if let box = word.box {
          let first = Double(word.text.utf8.distance(from: word.text.startIndex, to: start))
          let last = Double(word.text.utf8.distance(from: word.text.startIndex, to: stop))
          part.box?.left = box.left + box.width * first / length
          part.box?.right = box.left + box.width * last / length
        }
        parts.append(part)
      }
      start = stop
      let scalars = word.text.unicodeScalars
      while start < scalars.endIndex, end != nil, scalars[start] == "." {
        start = scalars.index(after: start)
      }
    }
    return parts
  }
}
