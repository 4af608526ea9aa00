import Documents

/// Splits a section into entries: at the lines with dates, or where the style of the first entry
/// recurs.
struct EntrySplitter {
  /// The maximum number of lines of an entry before its date: organization, place, title. Tested by
  /// `ThresholdTests/linesBeforeTheDate`.
  private static let maximumLinesBeforeDate = 3

  /// The largest size of a font, in points, that styles distinguish.
  private static let maximumSize = 500.0

  private var entries: [Entry] = []
  private let lines: [EntryLine]
  private let hasAnchors: Bool

  static func entries(of lines: [TextLine]) -> [Entry] {
    var splitter = EntrySplitter(lines: EntryLineReader.read(InlineDescription.split(lines)))
    splitter.split()
    return splitter.entries
  }

  private init(lines: [EntryLine]) {
    self.lines = lines
    hasAnchors = lines.contains { $0.isAnchor && !$0.isBody }
  }

  private mutating func split() {
    if let entries = closedByDates() {
      self.entries = entries
      return
    }
    let runs = runs()
    let offset = usualOffset(runs)
    let style = usualStyle(runs)
    for run in runs {
      add(run, offset: offset, style: style)
    }
  }

  /// The entries of a section in which each one ends with a line for its date, below its description; nil in
  /// other sections.
  private func closedByDates() -> [Entry]? {
    let dates = lines.indices.filter { lines[$0].isAnchor }
    guard dates.count > 1, dates.last == lines.indices.last,
      dates.allSatisfy({ lines[$0].isDateOnly && !lines[$0].isBody }),
      dates.contains(where: { $0 > 0 && lines[$0 - 1].isBody })
    else { return nil }
    var entries: [Entry] = []
    var start = 0
    for date in dates {
      let body = (start..<date).firstIndex { lines[$0].isBody } ?? date
      guard start < body else { return nil }
      entries.append(
        Entry(header: lines[start..<body] + [lines[date]], body: Array(lines[body..<date])))
      start = date + 1
    }
    return entries
  }

  private struct Run {
    var header: [EntryLine]
    var body: [EntryLine]
    var anchors: [Int] { header.indices.filter { header[$0].isAnchor } }
  }

  private func runs() -> [Run] {
    var runs: [Run] = []
    for line in lines {
      if line.isBody {
        if runs.isEmpty { runs.append(Run(header: [], body: [])) }
        runs[runs.count - 1].body.append(line)
      } else if runs.last.map(\.body.isEmpty) ?? false {
        runs[runs.count - 1].header.append(line)
      } else {
        runs.append(Run(header: [line], body: []))
      }
    }
    return runs
  }

  /// Returns how many lines an entry usually has before its date.
  private func usualOffset(_ runs: [Run]) -> Int? {
    var counts: [Int: Int] = [:]
    for run in runs where run.anchors.count == 1 { counts[run.anchors[0], default: 0] += 1 }
    return counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
  }

  private struct OpeningStyle: Hashable {
    var size: Int
    var isBold: Bool
    var isItalic: Bool
    var isCapitals: Bool

    init(_ line: TextLine) {
      size = Int(min(max(line.size, 0), EntrySplitter.maximumSize).rounded())
      let first = line.words.first { $0.range.lowerBound >= line.content.range.lowerBound }
      isBold = first?.style.isBold ?? line.isBold
      isItalic = first?.style.isItalic ?? line.isItalic
      isCapitals = line.isCapitals
    }
  }

  /// Returns the most frequent style of the lines that open entries; of equally frequent ones, the
  /// first.
  private func usualStyle(_ runs: [Run]) -> OpeningStyle? {
    var counts: [OpeningStyle: (count: Int, first: Int)] = [:]
    for run in runs where !run.anchors.isEmpty || !hasAnchors {
      if let first = run.header.first(where: { !$0.isDateOnly }) {
        let place = counts.count
        counts[OpeningStyle(first.line), default: (0, place)].count += 1
      }
    }
    return counts.max {
      ($0.value.count, -$0.value.first) < ($1.value.count, -$1.value.first)
    }?.key
  }

  private mutating func add(_ run: Run, offset: Int?, style: OpeningStyle?) {
    let anchors = run.anchors
    guard !run.header.isEmpty else {
      describe(run.body)
      return
    }
    if anchors.isEmpty {
      addDateless(run, style: style)
      return
    }
    var starts = starts(in: run, anchors, offset: offset, style: style)
    if let dateless = dateless(in: run, anchors, offset: offset, style: style) {
      starts.append(dateless)
    }
    // Lines before the first start belong to the previous entry, or open this one.
    if let first = starts.first, first > 0 {
      if entries.isEmpty { starts[0] = 0 } else { describe(Array(run.header[..<first])) }
    }
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : run.header.count
      // An array of all lines is shared, not copied.
      let isWhole = start == 0 && end == run.header.count
      entries.append(
        Entry(header: isWhole ? run.header : Array(run.header[start..<end]), body: []))
    }
    describe(run.body)
  }

  private mutating func describe(_ lines: [EntryLine]) {
    guard !entries.isEmpty else { return }
    if entries[entries.count - 1].body.isEmpty {
      entries[entries.count - 1].body = lines
    } else {
      entries[entries.count - 1].body += lines
    }
  }

  private func starts(
    in run: Run, _ anchors: [Int], offset: Int?, style: OpeningStyle?
  ) -> [Int] {
    var starts: [Int] = []
    for (place, anchor) in anchors.enumerated() {
      let low = place == 0 ? 0 : anchors[place - 1] + 1
      if place == 0, anchor <= Self.maximumLinesBeforeDate {
        starts.append(firstStart(in: run, anchor, offset: offset, style: style))
        continue
      }
      // Entries that begin with a line for their date.
      if anchors[0] == 0, run.header[0].isDateOnly, run.header[anchor].isDateOnly {
        starts.append(anchor)
        continue
      }
      // A date that has wrapped closes the line above it.
      if run.header[anchor].isDateOnly, anchor == low + 1, !run.header[anchors[0]].isDateOnly,
        run.header[low].line.cells.count > 1, run.header[anchor].period?.isRange == false
      {
        starts.append(low)
        continue
      }
      // The first line since the last date that has the usual style and is not too far away.
      let usual = min(offset ?? anchors[0], anchor - low)
      let window = max(low, anchor - Self.maximumLinesBeforeDate)...anchor
      let styled = style.flatMap { style in
        window.first {
          OpeningStyle(run.header[$0].line) == style && !run.header[$0].isDateOnly
            && (run.header[$0].line.isApart || style.isBold || style.isCapitals)
        }
      }
      let guess = max(low, anchor - usual)
      if let styled, styled != guess, !run.header[guess].line.isApart,
        OpeningStyle(run.header[guess].line) != style
      {
        starts.append(styled)
      } else {
        starts.append(guess)
      }
    }
    return starts
  }

  /// Returns where an entry without a date starts behind the last date: at a line set apart in the style of the lines
  /// that open entries, where other entries have their dates below such a line.
  private func dateless(
    in run: Run, _ anchors: [Int], offset: Int?, style: OpeningStyle?
  ) -> Int? {
    guard let last = anchors.last, let offset, offset > 0, let style,
      style.isBold || style.isCapitals
    else { return nil }
    return run.header.indices.dropFirst(last + 1).first {
      run.header[$0].line.isApart && OpeningStyle(run.header[$0].line) == style
    }
  }

  /// Returns where the first entry of a run starts: at its first line, unless entries have fewer lines
  /// before their date, the line at that place is set apart, and no line before it opens entries.
  private func firstStart(
    in run: Run, _ anchor: Int, offset: Int?, style: OpeningStyle?
  ) -> Int {
    guard let offset, offset < anchor, !entries.isEmpty else { return 0 }
    let start = anchor - offset
    let isOpening = run.header[..<start].contains { OpeningStyle($0.line) == style }
    return run.header[start].line.isApart && !isOpening && !run.header[0].line.isApart ? start : 0
  }

  /// Adds lines without a date: an entry if the section has no dates or if they have the style of
  /// one.
  private mutating func addDateless(_ run: Run, style: OpeningStyle?) {
    let isOpening = run.header.first.map { OpeningStyle($0.line) == style } ?? false
    let isDistinct = style.map { $0.isBold || $0.isCapitals } ?? false
    guard
      !hasAnchors || run.body.first?.hasSideDate == true
        || isOpening && isDistinct && run.header.first?.line.isApart == true
          && run.header.allSatisfy({ $0.line.content.scalars.last != ":" })
    else {
      if entries.isEmpty {
        entries.append(Entry(header: run.header, body: run.body))
      } else {
        describe(run.header + run.body)
      }
      return
    }
    var header: [EntryLine] = []
    for line in run.header {
      let opens =
        !header.isEmpty && line.line.isApart
        && (isDistinct ? OpeningStyle(line.line) == style : true)
      if opens {
        entries.append(Entry(header: header, body: []))
        header = []
      }
      header.append(line)
    }
    entries.append(Entry(header: header, body: run.body))
  }
}
