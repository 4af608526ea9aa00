import Documents

/// The features of the candidates of a resume.
package struct HeadingFeatures: Sendable {
  private let reading: LineReading
  private let candidates: [HeadingCandidate]
  private let principal: HeadingStyle?
  private var styles: [HeadingStyle: StyleUse] = [:]
  private var edges: [Int: (left: Double, right: Double)] = [:]

  /// How the lines of a style are used.
  private struct StyleUse {
    var lines = 0
    var titles = 0
    var apart = 0
    var words = 0
  }

  /// Distances in points.
  private static let alignment = 3.0
  /// A style of more lines than these is used for a few, some or many lines.
  private static let uses = (few: 3, some: 8, many: 20)
  /// A style of more than this share of all lines is common.
  private static let commonShare = 0.3
  /// The middle of a centered line is at most this far from the middle of its column, in points.
  private static let centerTolerance = 6.0
  /// A longer text, in scalars, is long for a heading.
  private static let longText = 28
  /// A line with at least this many words is prose.
  private static let proseWords = 8

  init(_ reading: LineReading, _ candidates: [HeadingCandidate], principal: HeadingStyle?) {
    self.reading = reading
    self.candidates = candidates
    self.principal = principal
    for line in reading.lines {
      let style = HeadingStyle(line)
      styles[style, default: StyleUse()].lines += 1
      if line.isApart { styles[style, default: StyleUse()].apart += 1 }
      styles[style, default: StyleUse()].words += Self.wordCount(line)
      guard let box = line.box else { continue }
      let edge = edges[line.column] ?? (box.left, box.right)
      edges[line.column] = (min(edge.left, box.left), max(edge.right, box.right))
    }
    for candidate in candidates where candidate.match?.isWhole == true {
      styles[candidate.style]?.titles += 1
    }
  }

  private static func wordCount(_ line: TextLine) -> Int {
    line.content.scalars.count { $0 == " " || $0 == "\t" } + 1
  }

  /// The features that a candidate has.
  func of(_ candidate: HeadingCandidate) -> [HeadingFeature] {
    var found: [HeadingFeature] = [.always]
    let line = reading.lines[candidate.first]
    addStyle(of: candidate, line, to: &found)
    addNeighbors(of: candidate, line, to: &found)
    addText(of: candidate, line, to: &found)
    addPlace(of: candidate, line, to: &found)
    addUse(of: candidate.style, to: &found)
    addWords(of: candidate, line, to: &found)
    return found
  }

  private func addStyle(
    of candidate: HeadingCandidate, _ line: TextLine, to found: inout [HeadingFeature]
  ) {
    if reading.bodySize > 0 {
      let ratio = Double(candidate.style.size) / 2 / reading.bodySize
      if ratio > HeadingStyle.minimumMuchLargerSize {
        found.append(.muchLarger)
      } else if ratio > HeadingStyle.minimumLargerSize {
        found.append(.larger)
      } else {
        found.append(ratio < HeadingStyle.maximumSmallerSize ? .smaller : .sameSize)
      }
    } else {
      found.append(.unknownSize)
    }
    if line.isBold { found.append(.bold) }
    if line.isBold, !reading.bodyIsBold { found.append(.boldUnlikeBody) }
    if line.isItalic { found.append(.italic) }
    if line.isCapitals { found.append(.capitals) }
    if line.hasRuleBelow { found.append(.ruleBelow) }
    if let level = line.role.headingLevel { found.append(level > 0 ? .level : .title) }
    if HeadingMatch.hasSpacedLetters(line.content) { found.append(.spacedLetters) }
    switch candidate.contrast {
    case ...0: found.append(.contrast0)
    case 1: found.append(.contrast1)
    case 2: found.append(.contrast2)
    case 3: found.append(.contrast3)
    default: found.append(.contrast4)
    }
  }

  private func addNeighbors(
    of candidate: HeadingCandidate, _ line: TextLine, to found: inout [HeadingFeature]
  ) {
    let next = candidate.last + 1 < reading.lines.count ? reading.lines[candidate.last + 1] : nil
    let isApartBelow = next.map { $0.isApart || $0.column != line.column } ?? true
    if line.isApart { found.append(.apartAbove) }
    if isApartBelow { found.append(.apartBelow) }
    if line.isApart == isApartBelow { found.append(line.isApart ? .apartBoth : .closeBoth) }
    if let next, next.column == line.column {
      if next.hasBullet { found.append(.nextBullet) }
      if HeadingStyle(next).isNear(candidate.style) { found.append(.nextSameStyle) }
      if next.isBold { found.append(.nextBold) }
      if next.size < line.size * HeadingStyle.maximumSmallerSize { found.append(.nextSmaller) }
      if Self.wordCount(next) >= Self.proseWords { found.append(.nextProse) }
      if next.cells.count > 1 { found.append(.nextCells) }
      if next.content.scalars.hasDecimal,
        DateScanner.periods(in: next.content).contains(where: \.isRange)
      {
        found.append(.nextDated)
      }
    } else {
      found.append(.nextNone)
    }
    guard candidate.first > 0, reading.lines[candidate.first - 1].column == line.column else {
      found.append(.previousNone)
      return
    }
    let previous = reading.lines[candidate.first - 1]
    if previous.hasBullet { found.append(.previousBullet) }
    if Self.wordCount(previous) >= Self.proseWords { found.append(.previousProse) }
    if HeadingStyle(previous).isNear(candidate.style) { found.append(.previousSameStyle) }
    if principal != nil, HeadingMatch.read(previous.content)?.isWhole == true {
      found.append(.previousTitle)
    }
  }

  private func addText(
    of candidate: HeadingCandidate, _ line: TextLine, to found: inout [HeadingFeature]
  ) {
    let scalars = line.content.scalars
    let words = Self.wordCount(line)
    switch words {
    case 1: found.append(.words1)
    case 2: found.append(.words2)
    case 3: found.append(.words3)
    case 4: found.append(.words4)
    default: found.append(.words5)
    }
    if scalars.count > Self.longText { found.append(.longText) }
    if scalars.last == ":" { found.append(.endsColon) }
    var isTitleCase = words > 1
    var startsWord = true
    var hasComma = false
    var hasParenthesis = false
    var hasConjunction = false
    var hasNumber = false
    for scalar in scalars {
      if scalar == "," || scalar == "、" || scalar == "،" { hasComma = true }
      if scalar == "(" || scalar == "（" { hasParenthesis = true }
      if scalar == "&" || scalar == "/" || scalar == "+" { hasConjunction = true }
      if scalar.isDecimal { hasNumber = true }
      if startsWord, scalar.isLowercase { isTitleCase = false }
      startsWord = scalar.isWhitespace
    }
    if hasComma { found.append(.comma) }
    if hasParenthesis { found.append(.parenthesis) }
    if hasConjunction { found.append(.conjunction) }
    if hasNumber { found.append(.number) }
    if isTitleCase, !line.isCapitals { found.append(.titleCase) }
    if scalars.first?.isLowercase == true { found.append(.lowerCase) }
  }

  private func addPlace(
    of candidate: HeadingCandidate, _ line: TextLine, to found: inout [HeadingFeature]
  ) {
    if let box = line.box, let edge = edges[line.column] {
      let isAtEdge = box.left - edge.left < Self.alignment
      found.append(isAtEdge ? .atEdge : .indented)
      let middle = (box.left + box.right) / 2
      if !isAtEdge, abs(middle - (edge.left + edge.right) / 2) < Self.centerTolerance {
        found.append(.centered)
      }
    }
    if line.whole.page == 0, candidate.first < 2 { found.append(.topOfResume) }
    if candidate.first > 0, reading.lines[candidate.first - 1].column != line.column {
      found.append(.topOfColumn)
    }
    if let cell = line.cell { found.append(cell.column == 0 ? .inFirstCell : .inCell) }
    if line.isMarginLabel { found.append(.marginLabel) }
  }

  private func addUse(of style: HeadingStyle, to found: inout [HeadingFeature]) {
    let use = styles[style] ?? StyleUse()
    switch use.lines {
    case ...1: found.append(.styleOnce)
    case ...Self.uses.few: found.append(.styleFew)
    case ...Self.uses.some: found.append(.styleSome)
    default: found.append(.styleMany)
    }
    if Double(use.lines) > Self.commonShare * Double(reading.lines.count) {
      found.append(.styleCommon)
    }
    if use.apart * 5 >= use.lines * 4 { found.append(.styleApart) }
    if use.words <= use.lines * 3 { found.append(.styleShort) }
    switch use.titles {
    case 0: break
    case 1: found.append(.styleTitles1)
    case 2: found.append(.styleTitles2)
    default: found.append(.styleTitles3)
    }
    if use.titles * 2 >= use.lines { found.append(.styleMostlyTitles) }
    if use.titles * 8 < use.lines { found.append(.styleRarelyTitles) }
    guard let principal else { return found.append(.noTitlesAtAll) }
    if style == principal {
      found.append(.mostTitlesStyle)
    } else if style.isNear(principal) {
      found.append(.nearMostTitlesStyle)
    }
  }

  private func addWords(
    of candidate: HeadingCandidate, _ line: TextLine, to found: inout [HeadingFeature]
  ) {
    let isOfStyle = candidate.style == principal
    switch candidate.match {
    case let match? where match.isWhole:
      found.append(.wholeTitle)
      if candidate.contrast > 0 { found.append(.wholeTitleWithContrast) }
      if candidate.contrast <= 0, !line.isApart { found.append(.wholeTitlePlain) }
      if line.isApart { found.append(.wholeTitleApart) }
      found.append(isOfStyle ? .wholeTitleOfStyle : .wholeTitleOfOtherStyle)
    case .some:
      found.append(.partTitle)
      if isOfStyle { found.append(.partTitleOfStyle) }
      if candidate.contrast > 1 { found.append(.partTitleWithContrast) }
    case nil:
      found.append(.noTitle)
      found.append(isOfStyle ? .noTitleOfStyle : .noTitleOfOtherStyle)
      if candidate.contrast > 1 { found.append(.noTitleWithContrast) }
      if candidate.contrast > 1, isOfStyle { found.append(.noTitleOfContrastingStyle) }
    }
    if candidate.match?.isWhole != true, HeadingFinder.namesEntry(line) {
      found.append(.namesEntry)
      if isOfStyle { found.append(.namesEntryOfStyle) }
    }
  }
}
