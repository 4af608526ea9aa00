import Documents

/// The lines of a document with their features, without page numbers and running titles.
struct LineReading: Sendable {
  var lines: [TextLine] = []
  /// The most frequent font size, in points; 0 if no size is known.
  var bodySize: Double = 0
  /// Whether most letters are bold, so that bold type does not stand out.
  var bodyIsBold = false

  init(_ document: Document) {
    for (pageIndex, printed) in document.pages.enumerated() {
      let isMirrored = MirroredPage.runsRightToLeft(printed)
      let page = JustifiedGaps.closed(
        AlignedGaps.marked(isMirrored ? MirroredPage.of(printed) : printed), isFirst: pageIndex == 0
      )
      let first = lines.count
      var previous: Line?
      var hasPendingBullet = false
      let labels = MarginLabels(page)
      for (lineIndex, line) in page.lines.enumerated() {
        if labels.continued.contains(lineIndex) { continue }
        if labels.counts[lineIndex] != nil {
          appendLabel(of: page, at: lineIndex, labels, page: pageIndex, after: previous)
          previous = line
          continue
        }
        if pageIndex == 0, lines.count < Self.linesAboveName, let title = SizeSplit.titled(line) {
          for part in [title.first, title.rest] {
            if let text = Self.textLine(part, page: pageIndex, line: lineIndex, after: previous) {
              lines.append(text)
            }
          }
          previous = line
          continue
        }
        if pageIndex == 0, let (large, small) = SizeSplit.split(line) {
          // A name with smaller text beside it: each becomes a line of its own.
          for part in [large, small] {
            if let text = Self.textLine(part, page: pageIndex, line: lineIndex, after: previous) {
              lines.append(text)
            }
          }
          previous = line
          continue
        }
        if Bullet.isRating(line) { continue }
        if TypedRule.isRule(line) {
          // Below a title, it sets the title apart as a drawn rule does.
          if let last = lines.indices.last, lines[last].whole.page == pageIndex,
            lines[last].whole.line == lineIndex - 1
          {
            lines[last].hasRuleBelow = true
          }
          previous = line
          continue
        }
        if Self.isLoneBullet(line) {
          // Some producers place the bullet on a line of its own.
          hasPendingBullet = true
          continue
        }
        if var text = Self.textLine(line, page: pageIndex, line: lineIndex, after: previous) {
          text.hasBullet = text.hasBullet || hasPendingBullet
          hasPendingBullet = false
          let isDecoration = PageDecoration.contains(
            text, isFirstPage: pageIndex == 0,
            isAtEnd: lineIndex > 0 && lineIndex >= page.lines.count - Self.linesAtEnd)
          if !isDecoration { lines.append(text) }
          previous = line
        }
      }
      if isMirrored {
        for index in first..<lines.count { lines[index].isRightToLeft = true }
      }
    }
    markRepeatedSigns()
    softenHyphens(isHyphenated: document.metadata.isFromTeX)
    lines = Signature.removed(from: TableRows.joined(SplitRows.reordered(lines)))
    markTableTitles()
    measureBody()
    unmarkIcons()
    measureColumns()
  }

  /// Appends the lines of a label in the margin and then the text beside it.
  private mutating func appendLabel(
    of page: Page, at first: Int, _ labels: MarginLabels, page number: Int, after line: Line?
  ) {
    var end = first + 1
    while labels.continued.contains(end) { end += 1 }
    var previous = line
    var texts: [TextLine] = []
    for index in first..<end {
      let (label, rest) = SizeSplit.split(page.lines[index], after: labels.counts[index] ?? 0)
      if var text = Self.textLine(label, page: number, line: index, after: previous) {
        text.isMarginLabel = true
        text.isApart = index == first
        lines.append(text)
      }
      if let text = Self.textLine(rest, page: number, line: index, after: previous) {
        texts.append(text)
      }
      previous = page.lines[index]
    }
    lines += texts
  }

  /// The title of a section is beside the name only at the top of a form: among its first lines.
  private static let linesAboveName = 4

  /// The number of lines at the end of a page that may be a running footer.
  private static let linesAtEnd = 2

  private static func isLoneBullet(_ line: Line) -> Bool {
    guard line.words.count == 1, let word = line.words.first else { return false }
    let scalars = word.text.unicodeScalars
    return scalars.count == 1 && scalars.first.map(Bullet.isSign) ?? false
  }

  private static func textLine(
    _ line: Line, page: Int, line number: Int, after previous: Line?
  ) -> TextLine? {
    var words: [TextLine.PlacedWord] = []
    var links: [String] = []
    var sizes = LetterSizes()
    var letters = 0
    var bold = 0
    var italic = 0
    // The words are read in place: a copy of one counts the references of its strings.
    let printed = line.words
    var capacity = 0
    for index in printed.indices { capacity += printed[index].text.utf8.count + 1 }
    words.reserveCapacity(printed.count)
    var scalars: [Unicode.Scalar] = []
    // `Array(unsafeUninitializedCapacity:)` would look up the type of the array on each call.
    withUnsafeTemporaryAllocation(of: Unicode.Scalar.self, capacity: capacity) { buffer in
      var count = 0
      for index in printed.indices {
        if count > 0 { buffer.append(printed[index].followsTab ? "\t" : " ", &count) }
        let start = count
        buffer.append(scalarsOf: printed[index].text, &count)
        if start == count || buffer[start] == " ", SizeSplit.isBlank(printed[index].text) {
          continue
        }
        let range = start..<count
        let style = printed[index].style
        var word = TextLine.PlacedWord(
          range: range, style: style, size: printed[index].size, box: printed[index].box)
        if let uri = printed[index].uri {
          word.link = links.count
          links.append(uri)
        }
        words.append(word)
        letters += range.count
        sizes.add(range.count, of: printed[index].size)
        if style.isBold { bold += range.count }
        if style.isItalic { italic += range.count }
      }
      scalars.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[..<count]))
    }
    guard scalars.contains(where: { !$0.isWhitespace }) else { return nil }
    let whole = Fragment(page: page, line: number, scalars: scalars[...])
    // "—— Experience ——" is a title and no list item.
    let framed = TypedRule.inside(scalars)
    let bullet =
      framed == nil ? Bullet.length(in: scalars, isListItem: line.role.isListItem) : nil
    let content = (framed.map { whole[$0] } ?? whole.suffix(from: bullet ?? 0)).trimmed
    guard !content.isEmpty else { return nil }
    let box = line.box
    return TextLine(
      whole: whole, content: content, hasBullet: bullet != nil,
      cells: content.scalars.contains("\t")
        ? EastAsianText.joinedSigns(
          content.split(keepingParentheses: false) { $0 == "\t" }, in: content)
        : [content], words: words, links: links,
      size: sizes.only
        ?? sizes.counts.max { ($0.letters, $0.size) < ($1.letters, $1.size) }?.size ?? 0,
      isBold: bold * 2 > letters, isItalic: italic * 2 > letters,
      isCapitals: Self.isCapitals(content), block: line.block, column: line.column,
      role: line.role, hasRuleBelow: line.hasRuleBelow, cell: line.cell, box: box,
      isApart: isApart(line, box, from: previous), periods: DateScanner.periods(in: whole))
  }

  /// Whitespace that sets lines apart, in heights of the lower line: between the leading inside a
  /// paragraph (up to 0.4 at line spacing 1.4) and half an empty line. Tested by
  /// `ThresholdTests/gapsBetweenLines`.
  private static let minimumGap = 0.45

  /// A line this many of its heights above the previous one starts a new column.
  private static let columnJump = 2.0

  /// The ratio of upper-case to lower-case letters from which a text counts as capitals: "SENIOR QA
  /// ENGINEER at IBM" is one. Tested by `ThresholdTests/capitals`.
  private static let capitalsPerLowerCase = 8

  private static func isApart(_ line: Line, _ box: Box?, from previous: Line?) -> Bool {
    guard let previous else { return true }
    guard let box, let above = previous.box else { return line.block != previous.block }
    let gap = box.top - above.bottom
    return gap > minimumGap * min(above.height, box.height) || gap < -columnJump * box.height
  }

  private static func isCapitals(_ fragment: Fragment) -> Bool {
    var upper = 0
    var lower = 0
    for scalar in fragment.scalars {
      if scalar.isUppercase {
        upper += 1
      } else if scalar.isLowercase {
        lower += 1
        // More capitals than the text has letters would be needed.
        if lower * capitalsPerLowerCase >= fragment.scalars.count { return false }
      }
    }
    return upper > 1 && upper > lower * capitalsPerLowerCase
  }

  private mutating func measureColumns() {
    var edges: [ColumnPlace: Double] = [:]
    var run: (place: ColumnPlace, edge: Double)?
    for index in lines.indices {
      guard let right = lines[index].box?.right else { continue }
      let place = ColumnPlace(lines[index])
      var edge = 0.0
      if let run, run.place == place {
        edge = run.edge
      } else {
        if let run { edges[run.place] = run.edge }
        edge = edges[place] ?? 0
      }
      run = (place, max(edge, right))
    }
    if let run { edges[run.place] = run.edge }
    var last: (place: ColumnPlace, edge: Double?)?
    for index in lines.indices {
      let place = ColumnPlace(lines[index])
      if last?.place != place { last = (place, edges[place]) }
      lines[index].columnEdge = last?.edge
    }
  }

  /// The lines of a column follow each other, so that few of these are looked up.
  private struct ColumnPlace: Hashable {
    var page: Int
    var column: Int

    init(_ line: TextLine) {
      page = line.whole.page
      column = line.column
    }
  }

  private mutating func measureBody() {
    var sizes = LetterSizes()
    var size = (printed: 0.0, rounded: 0.0)
    var bold = 0
    var letters = 0
    for line in lines.indices {
      let words = lines[line].words
      for index in words.indices {
        let count = words[index].range.count
        // Rounding is a call of a function, and most words have the size of the one before.
        if words[index].size != size.printed {
          size = (words[index].size, (words[index].size * 2).rounded() / 2)
        }
        sizes.add(count, of: size.rounded)
        letters += count
        if words[index].style.isBold { bold += count }
      }
    }
    bodySize = sizes.counts.max { ($0.letters, $1.size) < ($1.letters, $0.size) }?.size ?? 0
    bodyIsBold = bold * 2 > letters
  }
}

extension UnsafeMutableBufferPointer<Unicode.Scalar> {
  /// Appends a scalar to the first `count`.
  fileprivate func append(_ scalar: Unicode.Scalar, _ count: inout Int) {
    initializeElement(at: count, to: scalar)
    count += 1
  }

  /// Appends the scalars of a text, with a fast path for ASCII.
  fileprivate func append(scalarsOf text: String, _ count: inout Int) {
    text.withBytes { bytes in
      if bytes.reduce(0, |) < 0x80 {
        for index in bytes.indices {
          initializeElement(at: count + index, to: Unicode.Scalar(bytes[index]))
        }
        count += bytes.count
      } else {
        for scalar in text.unicodeScalars { append(scalar, &count) }
      }
    }
  }
}

extension Document.Metadata {
  /// Whether TeX made the document.
  fileprivate var isFromTeX: Bool {
    producer.map { $0.contains("TeX") || $0.hasPrefix("xdvipdfmx") || $0.hasPrefix("dvips") }
      ?? false
  }
}

extension Line.Role {
  var isListItem: Bool { if case .listItem = self { true } else { false } }
  var headingLevel: Int? { if case .heading(let level) = self { level } else { nil } }
}
