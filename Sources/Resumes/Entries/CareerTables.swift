import Documents

/// Positions as Japanese histories of work list them: a line with the period and the employer, lines about the
/// employer, and a table whose columns are the period and the work done.
///
///     2017年10月～現在 川崎精機部品株式会社
///     事業内容：精密機械部品の製造・販売　従業員数：180名
///     期間 | 業務内容
///     2017年10月～現在 | 経理課 主任
///                     | ・月次決算
struct CareerTables {
  private(set) var positions: [Position] = []
  /// The lines of a period in a table.
  private var dates: [Fragment] = []
  private var prose: [Fragment] = []

  private enum Confidence {
    static let name = 0.92
    static let title = 0.88
    static let line = 0.85
  }

  /// The longest title in a cell, in scalars: longer lines tell of the work.
  private static let longestTitle = 24

  /// Fails unless there is such a table below a line with a period and an employer.
  init?(_ lines: [TextLine]) {
    guard lines.contains(where: { $0.content.scalars.contains(where: EastAsianText.isEastAsian) })
    else { return nil }
    let titles = Set(lines.indices.filter { Self.isTitle(lines[$0]) })
    let hasTitles = titles.contains { Self.names(.period, lines[$0]) }
    guard hasTitles || lines.contains(where: Self.labelsWork) else { return nil }
    var tables = 0
    for (index, line) in lines.enumerated() {
      if !hasTitles, Self.labelsWork(line), !positions.isEmpty { tables += 1 }
      if titles.contains(index) {
        tables += positions.isEmpty ? 0 : 1
      } else if let (name, period) = Self.employer(line) {
        endProse()
        dates = []
        var position = Position()
        position.organization = Value(name, confidence: Confidence.name)
        position.period = period
        position.periodSources = [line.whole[period.range].source]
        positions.append(position)
      } else if !positions.isEmpty {
        read(line)
      }
    }
    endProse()
    guard tables > 0 else { return nil }
  }

  /// Whether a cell is the title of what somebody did: "【業務内容】".
  private static func labelsWork(_ line: TextLine) -> Bool {
    line.cells.contains { cell in
      cell.scalars.first == "【" && cell.scalars.last == "】"
        && FieldLabels.field(cell.trimming { $0 == "【" || $0 == "】" }) == .description
    }
  }

  /// Whether a line consists of titles of columns, or is one of them.
  private static func isTitle(_ line: TextLine) -> Bool {
    guard let last = line.content.scalars.last, last != ":", last != "：" else { return false }
    let fields = line.cells.map(FieldLabels.field)
    return fields.allSatisfy { $0 == .period || $0 == .description } && !fields.isEmpty
  }

  private static func names(_ field: FieldLabels.Field, _ line: TextLine) -> Bool {
    line.cells.contains { FieldLabels.field($0) == field }
  }

  /// The employer and the period of a line that has both.
  private static func employer(_ line: TextLine) -> (name: Fragment, period: Period)? {
    guard !line.hasBullet, let period = line.periods.first(where: \.isRange) else { return nil }
    let rest = EntryLineReader.parts(of: line.content, without: period.range)
    guard rest.count == 1, let name = rest.first, RoleScore.organization(name) > 0 else {
      return nil
    }
    return (name, period)
  }

  private mutating func read(_ line: TextLine) {
    // "◆資本金：3億円⇥非上場" tells of the employer.
    if let first = line.cells.first,
      let colon = first.scalars.firstIndex(where: { $0 == ":" || $0 == "：" }),
      FieldLabels.field(first.prefix(upTo: colon)) == .other, dates.isEmpty
    {
      return
    }
    for cell in line.cells { read(cell, isItem: line.hasBullet) }
  }

  private mutating func read(_ cell: Fragment, isItem: Bool) {
    guard let first = cell.scalars.first, first != "【", first != "〔" else { return }
    if Self.isDate(cell) {
      dates.append(cell)
      return
    }
    let followsDates = !dates.isEmpty
    endDates()
    let last = positions.count - 1
    if let colon = cell.scalars.firstIndex(where: { $0 == ":" || $0 == "：" }),
      let field = FieldLabels.field(cell.prefix(upTo: colon))
    {
      let rest = cell.suffix(from: colon + 1).pruned
      if field == .title, positions[last].title == nil, !rest.isEmpty {
        positions[last].title = Value(rest, confidence: Confidence.title)
      }
      return
    }
    if isItem || first == "・" {
      let item = first == "・" ? cell.suffix(from: cell.range.lowerBound + 1).trimmed : cell
      positions[last].highlights.append(Value(item, confidence: Confidence.line))
    } else if positions[last].title == nil, cell.scalars.count <= Self.longestTitle,
      !Self.namesUnit(cell),
      followsDates || RoleScore.title(cell) > 1, cell.scalars.last != "。"
    {
      positions[last].title = Value(cell, confidence: Confidence.title)
    } else {
      prose.append(cell)
    }
  }

  /// Whether a text ends as names of departments and branches do.
  private static func namesUnit(_ cell: Fragment) -> Bool {
    cell.scalars.last.map { unitEndings.contains($0) } ?? false
  }

  private static let unitEndings = Set("部課所店室局".unicodeScalars)

  /// Whether a text is a period or a part of one: "2017年10月", "～", "～現在".
  private static func isDate(_ cell: Fragment) -> Bool {
    let text = cell.trimming { !$0.isAlphabetic && !$0.isNumeric }
    return text.isEmpty || DateWords.present.contains(Folding.fold(text.scalars))
      || DateScanner.periods(in: text).contains { period in
        text.prefix(upTo: period.range.lowerBound).pruned.isEmpty
          && text.suffix(from: period.range.upperBound).pruned.isEmpty
      }
  }

  /// A period within the time at the employer is that of another position there.
  private mutating func endDates() {
    guard !dates.isEmpty, let last = positions.last else { return }
    defer { dates = [] }
    let joined = dates.map(\.text).joined()
    guard
      let period = DateScanner.periods(in: Array(joined.unicodeScalars)[...]).first(
        where: \.isRange),
      period.start != last.period?.start || period.end != last.period?.end
    else { return }
    let sources = dates.map(\.source)
    guard last.title != nil || !last.highlights.isEmpty else {
      positions[positions.count - 1].period = period
      positions[positions.count - 1].periodSources = sources
      return
    }
    endProse()
    var next = Position()
    next.organization = last.organization
    next.period = period
    next.periodSources = sources
    positions.append(next)
  }

  private mutating func endProse() {
    guard !prose.isEmpty, !positions.isEmpty else { return }
    positions[positions.count - 1].summary = Value(joining: prose, confidence: Confidence.line)
    prose = []
  }
}
