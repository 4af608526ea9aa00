import PDF

/// Puts right-to-left text into reading order: the bidirectional algorithm (Unicode Annex 9) undone,
/// from places on the page to the order of reading.
enum LogicalOrder {
  /// The direction that a word, or a character, has by itself.
  enum Direction: Sendable {
    case right, left
    case number
    /// Punctuation takes the direction of what is around it.
    case neutral
  }

  static func direction(of scalar: Unicode.Scalar) -> Direction {
    if GlyphText.runsRightToLeft(scalar) { return .right }
    if scalar.isASCII {
      switch scalar {
      case "0"..."9": return .number
      case "A"..."Z", "a"..."z": return .left
      default: return .neutral
      }
    }
    if scalar.properties.numericType != nil { return .number }
    return scalar.properties.isAlphabetic ? .left : .neutral
  }

  /// The direction of the first letter; without letters, that of a number.
  static func direction(of text: String) -> Direction {
    var found = Direction.neutral
    for scalar in text.unicodeScalars {
      switch direction(of: scalar) {
      case .right: return .right
      case .left: found = .left
      case .number: if found == .neutral { found = .number }
      case .neutral: break
      }
    }
    return found
  }

  /// - Parameters:
  ///   - words: The words of a line from left to right on the page.
  ///   - isRightToLeftPage: Whether the lines of the page begin on the right.
  static func order(_ printed: [Word], isRightToLeftPage: Bool) -> [Word] {
    var words = isRightToLeftPage ? joinedFromRight(printed) : printed
    var directions = words.map { direction(of: $0.text) }
    let rights = directions.count { $0 == .right }
    guard rights > 0 else {
      if isRightToLeftPage { turnNumbers(&words, directions) }
      return words
    }
    let lefts = directions.count { $0 == .left }
    let beginsRight = isRightToLeftPage || rights >= lefts
    var starts: Set<Int> = []
    if beginsRight {
      starts = turnCommas(in: &words, directions)
      turnFullStop(in: &words, directions)
      turnColons(in: &words, directions)
      markNumbersAsLeft(&directions, words)
    }
    let runs = runs(of: beginsRight ? .left : .right, in: directions, starts: starts)
    var ordered: [Word] = []
    var previous: Range<Int>?
    for run in beginsRight ? runs.reversed() : runs {
      let isReversed = !beginsRight && run.count > 1
      for index in isReversed ? Array(run.reversed()) : Array(run) {
        var word = words[index]
        if index == (isReversed ? run.upperBound - 1 : run.lowerBound) {
          // The gap between two runs is noted at the run on its right.
          word.followsTab =
            previous.map { words[beginsRight ? $0.lowerBound : run.lowerBound].followsTab } ?? false
        } else if isReversed {
          word.followsTab = words[index + 1].followsTab
        }
        ordered.append(word)
      }
      previous = run
    }
    if beginsRight { turnPlus(in: &ordered) }
    turnBrackets(&ordered)
    return ordered
  }

  /// Joins signs with the word that they touch: a line that needs two fonts is drawn in pieces. A sign between two
  /// numbers belongs to both (UAX #9, rule W4), as in "054-5550-173".
  private static func joinedFromRight(_ printed: [Word]) -> [Word] {
    joined(printed) { last, word, next in
      switch (direction(of: last.text), direction(of: word.text)) {
      case (.number, .number): last.text + word.text
      case (.number, .neutral):
        next.map { touches(word, $0) && direction(of: $0.text) == .number } == true
          ? last.text + word.text : nil
      case (.neutral, .number): endsClause(last.text) ? word.text + last.text : nil
      case (.neutral, .right), (.right, .neutral), (.right, .right): word.text + last.text
      default: nil
      }
    }
  }

  /// Joins words that touch each other in a line that runs from left to right.
  static func joinedFromLeft(_ printed: [Word]) -> [Word] {
    joined(printed) { last, word, _ in last.text + word.text }
  }

  /// Joins each word with the one on its left if they touch and `text` returns the text of both.
  private static func joined(
    _ printed: [Word], _ text: (_ last: Word, _ word: Word, _ next: Word?) -> String?
  ) -> [Word] {
    var words: [Word] = []
    for (index, word) in printed.enumerated() {
      let next = index + 1 < printed.count ? printed[index + 1] : nil
      guard let last = words.last, !word.followsTab, touches(last, word),
        let text = text(last, word, next)
      else {
        words.append(word)
        continue
      }
      // The word tells the font, and not the sign.
      var joined = direction(of: last.text) == .neutral ? word : last
      joined.text = text
      joined.followsTab = last.followsTab
      joined.box = last.box.flatMap { box in word.box.map { box.union($0) } }
      words[words.count - 1] = joined
    }
    return words
  }

  private static func touches(_ left: Word, _ right: Word) -> Bool {
    guard let one = left.box, let two = right.box else { return false }
    return abs(two.left - one.right) < touchingGap * max(left.size, right.size)
  }

  /// Words are further apart than this, in sizes of the type.
  private static let touchingGap = 0.1

  /// Whether a text is a sign that follows what is on its right.
  private static func endsClause(_ text: String) -> Bool {
    text.unicodeScalars.count == 1
      && text.unicodeScalars.allSatisfy { ".,:;".unicodeScalars.contains($0) }
  }

  /// Puts the groups of a telephone number into order that a line without letters shows from right to
  /// left: "6701 345 912 98+". Only its sign, or the zero that national numbers begin with, tells.
  private static func turnNumbers(_ words: inout [Word], _ directions: [Direction]) {
    var index = 0
    while index < words.count {
      var end = index
      while end < words.count, directions[end] == .number, end == index || !words[end].followsTab {
        end += 1
      }
      if end - index >= fewestGroups, let last = words[index..<end].last?.text,
        last.hasSuffix("+")
          || last.hasPrefix("0") && words[index..<end - 1].allSatisfy({ !$0.text.hasPrefix("0") })
            && words[index..<end].allSatisfy({ $0.text.unicodeScalars.allSatisfy(isDigit) })
      {
        let startsTab = words[index].followsTab
        words[index].followsTab = false
        words[index..<end].reverse()
        words[index].followsTab = startsTab
      }
      index = max(end, index + 1)
    }
    turnPlus(in: &words)
  }

  /// A telephone number has at least this many groups between spaces, if it has any.
  private static let fewestGroups = 3

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { direction(of: scalar) == .number }

  /// The sign of a telephone number is shown on the right of its digits in right-to-left text.
  private static func turnPlus(in words: inout [Word]) {
    for index in words.indices {
      let text = words[index].text.unicodeScalars
      guard text.last == "+", text.count > 1, text.dropLast().allSatisfy(isDigit) else { continue }
      words[index].text = "+" + String(String.UnicodeScalarView(text.dropLast()))
    }
  }

  /// A colon or comma on the left of a number or of words that are read from left to right follows
  /// them: "Name :2019" reads "2019: Name".
  private static func turnColons(in words: inout [Word], _ directions: [Direction]) {
    for index in words.indices where directions[index] == .number || directions[index] == .left {
      let text = words[index].text.unicodeScalars
      guard text.count > 1, let first = text.first, first == ":" || first == "," || first == ";"
      else { continue }
      var end = index
      if directions[index] == .left {
        while end + 1 < words.count, directions[end + 1] == .left { end += 1 }
      }
      words[index].text.unicodeScalars.removeFirst()
      words[end].text.unicodeScalars.append(first)
    }
  }

  /// An Arabic comma on the left of a word follows it, or the end of the run that it begins: "،Apache Spark"
  /// reads "Apache Spark،".
  /// - Returns: The words that such a comma sets off from the words on their left.
  private static func turnCommas(in words: inout [Word], _ directions: [Direction]) -> Set<Int> {
    var starts: Set<Int> = []
    for index in words.indices where directions[index] != .right {
      guard beginsWithComma(words[index]), words[index].text.unicodeScalars.count > 1 else {
        continue
      }
      let comma = words[index].text.unicodeScalars.removeFirst()
      var end = index
      while directions[index] == .left, end + 1 < words.count, directions[end + 1] == .left,
        !beginsWithComma(words[end + 1]), !words[end + 1].followsTab
      {
        end += 1
      }
      words[end].text.unicodeScalars.append(comma)
      starts.insert(index)
    }
    return starts
  }

  private static func beginsWithComma(_ word: Word) -> Bool {
    let first = word.text.unicodeScalars.first
    return first == "،" || first == "؛"
  }

  /// A period on the left of the last run of a line ends it: ".Power BI" reads "Power BI.", but ".NET" is a
  /// name.
  private static func turnFullStop(in words: inout [Word], _ directions: [Direction]) {
    guard let first = words.first?.text.unicodeScalars, directions[0] != .right, first.first == ".",
      let second = first.dropFirst().first, second.properties.isUppercase || second == "(",
      words[0].text != ".NET"
    else { return }
    var end = 0
    while end + 1 < words.count, directions[end + 1] == .left, !words[end + 1].followsTab {
      end += 1
    }
    words[0].text.unicodeScalars.removeFirst()
    words[end].text.unicodeScalars.append(".")
  }

  /// A telephone number with spaces is read from left to right.
  private static func markNumbersAsLeft(_ directions: inout [Direction], _ words: [Word]) {
    for index in directions.indices
    where directions[index] == .number
      && (words[index].text.hasPrefix("+") || beginsNumber(index, words, directions))
    {
      var end = index
      while end < directions.endIndex, directions[end] == .number {
        directions[end] = .left
        end += 1
      }
    }
  }

  /// Whether the first of several groups of digits begins with the zero of a national number, and no other one does.
  private static func beginsNumber(_ index: Int, _ words: [Word], _ directions: [Direction]) -> Bool
  {
    guard words[index].text.hasPrefix("0"), index == 0 || directions[index - 1] != .number else {
      return false
    }
    let groups = words[index...].indices.prefix { directions[$0] == .number }
    return groups.count >= fewestGroups
      && groups.allSatisfy { words[$0].text.unicodeScalars.allSatisfy(isDigit) }
      && !groups.dropFirst().contains { words[$0].text.hasPrefix("0") }
  }

  /// The words that are read together: those between two words of `inner`, and numbers after one;
  /// each other word by itself.
  /// - Parameter starts: The words that begin a run although that before them has the same direction.
  private static func runs(
    of inner: Direction, in directions: [Direction], starts: Set<Int> = []
  ) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var index = 0
    while index < directions.count {
      var end = index + 1
      if directions[index] == inner {
        var next = end
        while next < directions.count, directions[next] != opposite(inner), !starts.contains(next) {
          next += 1
          if directions[next - 1] == inner { end = next }
        }
        while inner == .left, end < directions.count, directions[end] == .number,
          !starts.contains(end)
        {
          end += 1
        }
      }
      runs.append(index..<end)
      index = end
    }
    return runs
  }

  private static func opposite(_ direction: Direction) -> Direction {
    direction == .left ? .right : .left
  }

  /// Fonts map a bracket to its shape, which in right-to-left text is that of its partner. If the
  /// first bracket of a line closes, all of them are turned.
  private static func turnBrackets(_ words: inout [Word]) {
    let brackets = words.lazy.flatMap { $0.text.unicodeScalars }.first { partners[$0] != nil }
    guard let first = brackets, closing.contains(first) else { return }
    for index in words.indices
    where words[index].text.unicodeScalars.contains(where: { partners[$0] != nil }) {
      words[index].text = String(
        String.UnicodeScalarView(words[index].text.unicodeScalars.map { partners[$0] ?? $0 }))
    }
  }

  private static let partners: [Unicode.Scalar: Unicode.Scalar] = [
    "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{", "«": "»", "»": "«",
  ]
  private static let closing: Set<Unicode.Scalar> = [")", "]", "}"]

  /// The glyphs of a word with right-to-left letters in the order of reading.
  static func glyphs(of word: PrintedWord, in page: PDFPage, frame: ReadingFrame) -> [Int] {
    let directions = word.glyphs.map { direction(of: page.glyphs[$0], in: page) }
    guard directions.contains(where: { $0 == .left || $0 == .number }) else {
      return word.isInVisualOrder ? word.glyphs.reversed() : Array(word.glyphs)
    }
    let glyphs = word.glyphs.enumerated().sorted { first, second in
      let (one, two) = (page.glyphs[first.element], page.glyphs[second.element])
      return frame.u(one.x, one.y) < frame.u(two.x, two.y)
    }
    let sorted = glyphs.map { directions[$0.offset] == .number ? .left : directions[$0.offset] }
    return runs(of: .left, in: sorted).reversed().flatMap { run in
      run.map { glyphs[$0].element }
    }
  }

  private static func direction(of glyph: Glyph, in page: PDFPage) -> Direction {
    let start = Int(glyph.scalarStart)
    guard glyph.scalarCount > 0, start < page.scalars.count else { return .neutral }
    return direction(of: page.scalars[start])
  }
}
