import Documents

/// Reads skills: "Category: a, b, c", lists with commas, bullets or bars, tables, and one skill on
/// each line.
struct SkillReader {
  /// The longest label, in scalars and in words. Tested by `ThresholdTests/lengthsOfSkills`, as are
  /// the longest skills.
  private static let maximumLabelLength = 50
  private static let maximumLabelWords = 6

  /// The longest skill, in words; longer items are sentences.
  private static let maximumSkillWords = 9

  /// Items of more words than this may be sentences.
  private static let maximumCertainWords = 5
  private static let uncertainConfidence = 0.4

  /// The share of the skills that are right, measured with `make bench-resumes`: of items of up to
  /// this number of words in a section that lists only skills, and of others.
  private static let maximumSureWords = 3
  private static let sureConfidence = 0.94
  private static let usualConfidence = 0.8

  /// The longest item after "and" at the end of a list, in words.
  private static let maximumLastItemWords = 4

  /// Edges less than this apart, in points, are aligned.
  private static let alignment = 3.0

  /// The width of a separator and a space, in points.
  private static let separatorWidth = 6.0

  /// Without geometry, a line of at least this many scalars is full.
  private static let fullLine = 60

  /// From this number of rows with a label and a list on, other rows of two cells are such rows too.
  private static let minimumLabelRows = 2

  /// A list that ends with a period is a sentence from this number of words on, if it has more than
  /// this number of words between two commas: "Also proficient in Photoshop and Illustrator."
  static let minimumSentenceWords = 8
  static let maximumWordsPerItem = 3.5

  /// How many lines back a parenthesis may be open.
  private static let maximumOpenLines = 3

  var groups: [SkillGroup] = []
  private(set) var languages: [LanguageSkill] = []
  /// What a label such as "Interests" announces.
  private(set) var interests: [Value] = []
  /// Whether no line has a date or is a sentence, so that the lines hold nothing but skills.
  private var isClean = true
  /// Whether most lines begin with a bullet.
  private var isBulleted = false
  /// Whether each line is one item, so that a comma in a few of them separates nothing.
  private var linesAreItems = false
  /// Whether the lines are rows of a label and a list.
  private var hasLabelCells = false
  private(set) var rightEdges: [Int: Double] = [:]

  init(_ lines: [TextLine]) {
    for line in lines {
      if let right = line.box?.right {
        rightEdges[line.column] = max(rightEdges[line.column] ?? 0, right)
      }
    }
    isBulleted = lines.count(where: \.hasBullet) * 2 > lines.count
    linesAreItems = isBulleted && Self.listsLines(lines)
    let rows = lines.count { line in
      line.cells.count == 2 && Self.isList(line.cells[1]) && !Self.isList(line.cells[0])
    }
    hasLabelCells = rows >= Self.minimumLabelRows
    isClean = lines.allSatisfy { line in
      line.periods.isEmpty
        && !Sentence.opens(line.content, words: line.words.count)
        && !line.cells.contains { isUnclear($0) }
    }
    for list in lists(lines) { add(list) }
    removeLevels()
    removeRepeated()
    weigh()
  }

  /// A skill may be listed twice.
  static let fewestRepetitions = 3

  /// Lowers the confidence of all items if one of them may be a sentence: the others may be pieces of
  /// sentences as well.
  private mutating func weigh() {
    let isMixed = groups.contains { $0.keywords.contains { $0.confidence < Self.usualConfidence } }
    guard isMixed else { return }
    for group in groups.indices {
      for keyword in groups[group].keywords.indices {
        let confidence = groups[group].keywords[keyword].confidence
        groups[group].keywords[keyword].confidence = min(confidence, Self.usualConfidence)
      }
    }
  }

  /// A list: its label and its text on one or more lines.
  struct List {
    var label: Fragment?
    var parts: [Fragment]
    var isListed: Bool
  }

  private func lists(_ lines: [TextLine]) -> [List] {
    var lists: [List] = []
    var heading: Fragment?
    let matrix = Self.matrix(lines)
    for (index, line) in lines.enumerated() {
      if let matrix, matrix.contains(index) {
        // The other columns say how well and how long.
        if index > matrix.lowerBound, line.cells.count > 1 {
          lists.append(List(label: nil, parts: [line.cells[0]], isListed: true))
        }
        continue
      }
      if index + 1 < lines.count, isRowLabel(line, of: lines[index + 1]) {
        heading = line.content.pruned
        continue
      }
      let (label, cells) = labelled(line)
      if cells.isEmpty {
        heading = label
        continue
      }
      let previous = index > 0 ? lines[index - 1] : nil
      if label == nil, let previous, var last = lists.last,
        continues(line, after: previous, last.parts, isListed: last.isListed)
      {
        last.parts += cells
        last.isListed = last.isListed || cells.contains(where: Self.isList)
        lists[lists.count - 1] = last
        continue
      }
      lists.append(
        List(
          label: label ?? heading, parts: cells,
          isListed: label != nil || cells.contains(where: Self.isList)))
    }
    return lists
  }

  /// Whether a line is the first cell of a table's row and the next line a later one, with a list.
  private func isRowLabel(_ line: TextLine, of next: TextLine) -> Bool {
    guard let cell = line.cell, let other = next.cell, cell.table == other.table,
      cell.row == other.row, cell.column == 0, other.column > 0, isLabel(line.content)
    else { return false }
    return !Self.isList(line.content) && Self.isList(next.content)
  }

  /// Splits a label from its list: "Languages: Python, C++" and "Languages⇥Python, C++". A label
  /// alone applies to the lines below.
  private func labelled(_ line: TextLine) -> (label: Fragment?, cells: [Fragment]) {
    let cells = line.cells
    guard let first = cells.first else { return (nil, []) }
    if let colon = first.scalars.firstIndex(where: { $0 == ":" || $0 == "：" }),
      isLabel(first.prefix(upTo: colon)), !isInsideName(colon, of: first)
    {
      let rest = first.suffix(from: colon + 1).trimmed
      let others = ([rest] + cells.dropFirst()).filter { !$0.isEmpty }
      return (first.prefix(upTo: colon).pruned, others)
    }
    if cells.count == 2, hasLabelCells || Self.isList(cells[1]), !Self.isList(first),
      isLabel(first)
    {
      return (first.pruned, [cells[1]])
    }
    // Bold words before plain ones: a label without a colon.
    if cells.count == 1, !Self.isList(first) || line.words.first?.style.contains(.bold) == true {
      let style = line.style(of: first)
      if let cut = line.words.firstIndex(where: {
        $0.range.lowerBound >= first.range.lowerBound && !$0.style.contains(.bold)
      }),
        cut > 0,
        line.words[..<cut].allSatisfy({
          $0.style.contains(.bold) || $0.range.lowerBound < first.range.lowerBound
        }), !style.contains(.bold)
      {
        let label = first.prefix(upTo: line.words[cut].range.lowerBound).pruned
        if !label.isEmpty, isLabel(label) {
          return (label, [first.suffix(from: line.words[cut].range.lowerBound).pruned])
        }
      }
      if !Self.isList(first), line.isBold, !line.hasBullet, HeadingMatch.read(first) != nil {
        return (first.pruned, [])
      }
    }
    return (nil, cells)
  }

  /// Whether a colon is within the name of a product, as in "1С:Предприятие, Excel" and "micro:bit": no space follows, and
  /// a digit precedes it or a small letter follows what names no kind of skills.
  private func isInsideName(_ colon: Int, of fragment: Fragment) -> Bool {
    let scalars = fragment.scalars
    guard colon + 1 < scalars.endIndex, !scalars[colon + 1].isWhitespace, scalars[colon] == ":"
    else { return false }
    return scalars[..<colon].hasDecimal
      || scalars[colon + 1].isLowercase && HeadingMatch.read(fragment.prefix(upTo: colon)) == nil
  }

  private func isLabel(_ fragment: Fragment) -> Bool {
    fragment.scalars.count <= Self.maximumLabelLength && !fragment.scalars.contains(",")
      && fragment.split(keepingParentheses: false) { $0 == " " }.count <= Self.maximumLabelWords
  }

  static func isList(_ fragment: Fragment) -> Bool {
    fragment.split(isSeparator).count > 1 || fragment.scalars.last == ","
  }

  static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isSign(among: ",;|•·∙●¦、，،؛；⋅・")
  }

  /// Whether a line continues the list of the previous line.
  private func continues(
    _ line: TextLine, after previous: TextLine, _ parts: [Fragment], isListed: Bool
  ) -> Bool {
    guard !line.hasBullet, line.column == previous.column, line.whole.page == previous.whole.page
    else { return false }
    if let last = parts.last?.scalars.last,
      last == "," || last == "&" || last == "/" || last == "\u{AD}"
    {
      return true
    }
    if depth(parts) > 0 || !line.isApart && line.content.scalars.first == "(" { return true }
    if !line.isApart, let last = parts.last, !Self.isList(last), Self.slashes(last) > 0,
      Self.slashes(line.content) > 0
    {
      return true
    }
    if breaksInsideWord(previous, before: line, parts) { return true }
    // A narrow column wraps an item of several words: "Rédaction de cahiers des / charges".
    if line.content.beginsInLowerCase, !line.isApart, let last = parts.last,
      last.scalars.first?.isUppercase == true, last.scalars.contains(" ")
    {
      return true
    }
    guard isListed || previous.hasBullet else { return false }
    // If bullets or bars separate the items, so does the end of the line.
    if let last = parts.last, !last.scalars.contains(","),
      last.scalars.contains(where: Self.isSeparator),
      !line.content.beginsInLowerCase
    {
      return false
    }
    if line.cell != previous.cell { return false }
    if previous.hasBullet, let left = line.box?.left, let edge = previous.contentLeft,
      abs(left - edge) < Self.alignment
    {
      return true
    }
    guard let right = previous.box?.right, let edge = rightEdges[line.column] else {
      return line.block == previous.block && previous.whole.scalars.count >= Self.fullLine
    }
    let first = line.words.first?.box?.width ?? 0
    // In a list of bullets, a line without one continues the item above, however far apart the lines are.
    return (!line.isApart || previous.hasBullet && isBulleted)
      && right + first + Self.separatorWidth > edge
  }

  /// Returns how many parentheses are open at the end of the parts.
  private func depth(_ parts: [Fragment]) -> Int {
    parts.suffix(Self.maximumOpenLines).reduce(0) {
      $1.scalars.reduce($0) { $1 == "(" ? $0 + 1 : $1 == ")" ? max(0, $0 - 1) : $0 }
    }
  }

  private mutating func add(_ list: List) {
    if let label = list.label, Self.isLanguages(label),
      list.parts.contains(where: { LanguageSkill.read($0) != nil })
    {
      for item in items(list.parts) {
        if let language = LanguageSkill.read(item) { languages.append(language) }
      }
      return
    }
    let items =
      linesAreItems && list.label == nil && !list.parts.contains(where: Self.isTagged)
      ? [list.parts] : items(list.parts)
    guard !isSentence(list, items.count) else { return }
    // "Excel: advanced | 5 years".
    if let label = list.label, !items.isEmpty,
      items.allSatisfy({ $0.allSatisfy { SkillLevel.isLevel($0.pruned.text) } })
    {
      addToList(keyword([label]))
      return
    }
    let keywords = items.flatMap { keyword($0) }
    guard !keywords.isEmpty else { return }
    if let label = list.label, HeadingMatch.read(label)?.kind == .interests {
      interests += keywords
      return
    }
    if let name = list.label.map({ Value($0, confidence: 0.9) }) {
      groups.append(SkillGroup(name: name, keywords: keywords))
    } else {
      addToList(keywords)
    }
  }

  /// Adds skills without a label.
  private mutating func addToList(_ keywords: [Value]) {
    guard !keywords.isEmpty else { return }
    if let last = groups.last, last.name == nil {
      groups[groups.count - 1].keywords += keywords
    } else {
      groups.append(SkillGroup(name: nil, keywords: keywords))
    }
  }

  private static func isLanguages(_ label: Fragment) -> Bool {
    HeadingMatch.read(label)?.kind == .languages
  }

  /// Returns the items of a list, each on one or two lines.
  private func items(_ parts: [Fragment]) -> [[Fragment]] {
    var items: [[Fragment]] = []
    var isOpen = false
    let separators = Self.spacedSeparators(parts)
    for (index, part) in parts.enumerated() {
      let pieces =
        Self.isTagged(part)
        ? part.split { $0 == "#" }
        : separators.map { part.split(spaced: $0) } ?? part.split(Self.isSeparator)
      for (place, piece) in pieces.enumerated() {
        if place == 0, isOpen, !items.isEmpty {
          items[items.count - 1].append(piece)
        } else {
          items.append([piece])
        }
      }
      // Cells of one line are separate items.
      let next = index + 1 < parts.count ? parts[index + 1] : nil
      let isBesideNext = next?.line == part.line && next?.page == part.page
      isOpen =
        !isBesideNext && !(separators == "/" && part.scalars.last == "/")
        && part.scalars.last.map { !Self.isSeparator($0) } ?? false
    }
    return items
  }

  /// Returns a skill without its level; nothing for sentences and for levels alone.
  private func keyword(_ item: [Fragment]) -> [Value] {
    var parts = item.map { $0.trimmed }
    // "* Gas fitting" in the second cell of a line.
    if let first = parts.first,
      let length = Bullet.length(in: Array(first.scalars), isListItem: false)
    {
      parts[0] = first.suffix(from: first.range.lowerBound + length).trimmed
    }
    guard let first = parts.first else { return [] }
    parts[0] = Self.withoutLeadingAnd(first)
    if let last = parts.last { parts[parts.count - 1] = SkillLevel.without(last) }
    parts = parts.enumerated().map { place, part in
      // A hyphen at the end of a line is a part of the word that goes on below.
      let pruned = place > 0 && part.scalars.first == "(" ? part.trimmed : part.pruned
      let isBroken =
        place + 1 < parts.count && (part.endsInHyphen || part.scalars.last == "\u{AD}")
        && !pruned.isEmpty
      return isBroken ? part[pruned.range.lowerBound..<part.range.upperBound] : pruned
    }.filter { !$0.isEmpty }
    guard !parts.isEmpty else { return [] }
    let value = Value(joining: parts, confidence: Self.usualConfidence)
    var text = value.text
    while text.hasSuffix("."), !text.dropLast().contains(".") { text.removeLast() }
    let words = text.split(separator: " ")
    guard !text.isEmpty, words.count <= Self.maximumSkillWords,
      text.unicodeScalars.contains(where: { $0.isAlphabetic }),
      !SkillLevel.isLevel(text)
    else { return [] }
    return [
      Value(
        text, sources: value.sources,
        confidence: words.count > Self.maximumCertainWords || isStrayLetter(text)
          ? Self.uncertainConfidence
          : isClean && words.count <= Self.maximumSureWords && parts.count == 1
            ? Self.sureConfidence : Self.usualConfidence)
    ]
  }

  private static func withoutLeadingAnd(_ fragment: Fragment) -> Fragment {
    let words = fragment.split { $0 == " " }
    guard words.count > 1, let first = words.first,
      ["and", "und", "et", "y", "e", "en"].contains(first.text),
      words.count <= maximumLastItemWords
    else { return fragment }
    return fragment.suffix(from: words[1].scalars.startIndex)
  }
}
