/// The rows of a form that lists when the person entered and left schools and companies, as the Japanese
/// forms do: "2014⇥4⇥東都大学工学部 入学", "2018⇥3⇥同 卒業", "2018⇥4⇥株式会社東都 入社", "現在に至る".
struct EventRows {
  private(set) var studies: [Study] = []
  private(set) var positions: [Position] = []

  /// What a row says.
  private enum Event {
    case entersSchool, leavesSchool, entersCompany, leavesCompany, stays
  }

  /// A section has such rows if at least this many of its lines are events, and this share of them.
  private static let minimumEvents = 2
  private static let minimumShare = 0.5

  private enum Confidence {
    static let name = 0.9
    static let rest = 0.85
  }

  private var openStudy = false
  private var openPosition = false

  /// Fails unless most lines are events.
  init?(_ lines: [TextLine]) {
    let isEastAsian = lines.contains { line in
      !line.content.scalars.isASCII
        && line.content.scalars.contains(where: EastAsianText.isEastAsian)
    }
    guard isEastAsian else { return nil }
    let rows = lines.compactMap(Row.init)
    let events = rows.count { $0.event != nil }
    guard events >= Self.minimumEvents, Double(events) >= Self.minimumShare * Double(rows.count)
    else { return nil }
    // A row says when one thing happened; entries of other resumes have periods.
    let ranges = lines.count { $0.periods.contains(where: \.isRange) }
    guard ranges < events else { return nil }
    for row in rows { add(row) }
  }

  /// Whether a line ends the rows: "現在に至る", "以上".
  static func ends(_ line: Fragment) -> Bool {
    guard line.scalars.first.map(EastAsianText.isEastAsian) ?? false else { return false }
    return closings.contains(line.text.filter { !$0.isWhitespace })
  }

  private static let closings: Set<String> = ["以上", "現在に至る", "現在にいたる", "至現在"]

  /// Whether a line is a row of such a form: "営業部に配属".
  static func isRow(_ line: Fragment) -> Bool {
    guard line.scalars.last.map(EastAsianText.isEastAsian) ?? false else { return false }
    return (verbs.lazy.map(\.0) + changes).contains { line.scalars.reversed().starts(with: $0) }
  }

  /// Verbs of changes within a company, reversed.
  private static let changes: [[Unicode.Scalar]] = [
    "配属", "異動", "昇進", "昇格", "転勤", "出向", "転籍", "任命", "帰任", "休職", "復職", "社名変更",
  ].map { Array($0.unicodeScalars.reversed()) }

  /// A row without its date and its verb.
  private struct Row {
    var period: Period?
    var dateSources: [Value.Source] = []
    var text: Fragment
    var event: Event?
    /// What follows the verb, or is in brackets after it.
    var role: Fragment?

    /// Fails for lines that say nothing: the titles of the columns, "以上".
    init?(_ line: TextLine) {
      var cells = line.cells
      (period, dateSources) = Self.period(&cells, in: line)
      guard let first = cells.first, let last = cells.last else { return nil }
      text = line.whole[first.range.lowerBound..<last.range.upperBound].pruned
      guard !text.isEmpty, !Self.silent.contains(text.text.filter { !$0.isWhitespace }) else {
        return nil
      }
      readVerb()
    }

    private mutating func readVerb() {
      let scalars = text.scalars.prefix { $0 != "(" && $0 != "（" }
      let whole = text[scalars.startIndex..<scalars.endIndex].trimmed
      for (verb, event) in EventRows.verbs where whole.scalars.reversed().starts(with: verb) {
        self.event = event
        var rest = whole.prefix(upTo: whole.range.upperBound - verb.count).trimmed
        for ending in EventRows.endings where rest.scalars.reversed().starts(with: ending) {
          rest = rest.prefix(upTo: rest.range.upperBound - ending.count).trimmed
          break
        }
        role = Self.bracketed(text, from: scalars.endIndex)
        text = rest
        return
      }
      readInnerVerb(whole)
    }

    /// The last word in the brackets after a verb, if it names a job: "入社（営業部 主任）".
    private static func bracketed(_ text: Fragment, from open: Int) -> Fragment? {
      guard open < text.range.upperBound, let close = text.scalars.last,
        close == ")" || close == "）",
        let last = text[open + 1..<text.range.upperBound - 1].split(\.isWhitespace).last,
        RoleScore.title(last) >= PositionReader.clearScore
      else { return nil }
      return last
    }

    /// Takes the verb between a company and the job or the department: "東都商事 入社 営業部".
    private mutating func readInnerVerb(_ whole: Fragment) {
      let words = whole.split(\.isWhitespace)
      for word in words.dropFirst().dropLast() {
        let verb = EventRows.verbs.first { word.scalars.reversed().elementsEqual($0.0) }
        guard let event = verb?.1 else { continue }
        self.event = event
        text = whole.prefix(upTo: word.range.lowerBound).trimmed
        role = whole.suffix(from: word.range.upperBound).pruned
        return
      }
    }

    /// Takes the date from the front of the cells: one cell with year and month, or a cell for each.
    private static func period(
      _ cells: inout [Fragment], in line: TextLine
    ) -> (Period?, [Value.Source]) {
      guard let first = cells.first else { return (nil, []) }
      if let year = year(first) {
        cells.removeFirst()
        var date = CalendarDate(year: year)
        var sources = [first.source]
        if let second = cells.first, let month = number(second), (1...12).contains(month) {
          cells.removeFirst()
          date.month = month
          sources.append(second.source)
        }
        let period = Period(
          start: date, end: date, isOngoing: false, isRange: false, range: first.range)
        return (period, sources)
      }
      if DatePlaceholder.range(in: first) == first.range {
        cells.removeFirst()
        if let second = cells.first, number(second) != nil { cells.removeFirst() }
        return (nil, [])
      }
      guard let period = DateScanner.periods(in: first).first,
        first.prefix(upTo: period.range.lowerBound).pruned.isEmpty
      else { return (nil, []) }
      let rest = first.suffix(from: period.range.upperBound).trimmed
      cells[0] = rest
      if rest.isEmpty { cells.removeFirst() }
      return (period, [line.whole[period.range].source])
    }

    /// A year alone: "2014", "平成26", "H26", "令和元年".
    private static func year(_ cell: Fragment) -> Int? {
      if let number = number(cell) { return CalendarDate.years.contains(number) ? number : nil }
      var scalars = Array(cell.trimmed.scalars)
      if scalars.last != "年" { scalars.append("年") }
      guard scalars.count <= EventRows.maximumYear,
        let period = DateScanner.periods(in: scalars[...]).first,
        period.range == 0..<scalars.count, period.start?.month == nil
      else { return nil }
      return period.start?.year
    }

    private static func number(_ cell: Fragment) -> Int? {
      var digits = cell.trimmed.scalars
      if let last = digits.last, last == "年" || last == "月" { digits = digits.dropLast() }
      guard (1...4).contains(digits.count) else { return nil }
      var value = 0
      for scalar in digits {
        guard let digit = DateToken.digit(scalar) else { return nil }
        value = value * 10 + digit
      }
      return value
    }

    private static let silent: Set<String> = ["以上", "年月", "年", "月", "学歴・職歴", "学歴", "職歴"]
  }

  /// The longest year alone, in scalars: "平成26年度".
  private static let maximumYear = 6

  private mutating func add(_ row: Row) {
    switch row.event {
    case .entersSchool: enterSchool(row)
    case .leavesSchool: leaveSchool(row)
    case .entersCompany: enterCompany(row)
    case .leavesCompany: leaveCompany(row)
    case .stays: stay(row)
    case nil: describe(row)
    }
  }

  private mutating func enterSchool(_ row: Row) {
    var study = Study()
    let (name, rest) = Self.school(row.text)
    if let name { study.institution = Value(name, confidence: Confidence.name) }
    // "同大学大学院": the school of the row above.
    if study.institution == nil { study.institution = studies.last?.institution }
    if let rest { study.area = Value(rest, confidence: Confidence.rest) }
    study.period = row.period?.begun
    study.periodSources = row.dateSources
    studies.append(study)
    openStudy = true
  }

  private mutating func leaveSchool(_ row: Row) {
    let (name, rest) = Self.school(row.text)
    let isOther =
      name.map { name in studies.last?.institution.map { $0.text != name.text } ?? true } ?? false
    if !openStudy || isOther {
      var study = Study()
      guard let name else { return }
      study.institution = Value(name, confidence: Confidence.name)
      if let rest { study.area = Value(rest, confidence: Confidence.rest) }
      study.period = row.period
      study.periodSources = row.dateSources
      studies.append(study)
    } else if let date = row.period?.end {
      studies[studies.count - 1].period?.end = date
      studies[studies.count - 1].periodSources += row.dateSources
    }
    openStudy = false
  }

  private mutating func enterCompany(_ row: Row) {
    var position = Position()
    let parts = row.text.split { $0.isWhitespace }
    guard let name = Self.company(parts, in: row.text) else { return }
    position.organization = Value(name, confidence: Confidence.name)
    let rest = row.role ?? row.text.suffix(from: name.range.upperBound).pruned
    // "医療法人社団恵風会 みなと湾岸病院": a hospital of the company.
    let unit = row.text.suffix(from: name.range.upperBound).pruned
    if RoleScore.organization(unit) > 0, RoleScore.title(unit) < PositionReader.clearScore {
      position.organization = Value(row.text, confidence: Confidence.rest)
    }
    if RoleScore.title(rest) >= PositionReader.clearScore {
      position.title = Value(rest, confidence: Confidence.rest)
    }
    position.period = row.period?.begun
    position.periodSources = row.dateSources
    positions.append(position)
    openPosition = true
  }

  private mutating func leaveCompany(_ row: Row) {
    guard openPosition else { return }
    if let date = row.period?.end {
      positions[positions.count - 1].period?.end = date
      positions[positions.count - 1].periodSources += row.dateSources
    }
    openPosition = false
  }

  private mutating func stay(_ row: Row) {
    if openPosition {
      positions[positions.count - 1].period?.isOngoing = true
      openPosition = false
    } else if openStudy {
      studies[studies.count - 1].period?.isOngoing = true
    }
  }

  /// A row below a company: the title that the person got, or what the person did.
  private mutating func describe(_ row: Row) {
    guard openPosition else { return }
    if positions[positions.count - 1].title == nil,
      RoleScore.title(row.text) >= PositionReader.strongTitle
    {
      positions[positions.count - 1].title = Value(row.text, confidence: Confidence.rest)
    } else {
      positions[positions.count - 1].highlights.append(
        Value(row.text, confidence: Confidence.rest))
    }
  }

  /// The name of a company: the first word, with the second if the first is a legal form.
  private static func company(_ parts: [Fragment], in text: Fragment) -> Fragment? {
    guard let first = parts.first else { return nil }
    guard legalForms.contains(first.text), let second = parts.dropFirst().first else {
      return first
    }
    return text[first.range.lowerBound..<second.range.upperBound]
  }

  private static let legalForms: Set<String> = [
    "株式会社", "有限会社", "合同会社", "合資会社", "医療法人", "社会福祉法人", "学校法人", "一般社団法人", "一般財団法人",
    "公益財団法人", "公益社団法人", "特定非営利活動法人", "独立行政法人", "国立大学法人",
  ]

  /// Splits the name of a school from its faculty: "東都大学工学部機械工学科". No name after "同".
  private static func school(_ text: Fragment) -> (name: Fragment?, rest: Fragment?) {
    let scalars = text.scalars
    if scalars.first == "同" {
      let rest = text.suffix(from: text.range.lowerBound + 1).trimmed
      let faculty = school(rest).rest ?? (rest.isEmpty ? nil : rest)
      return (nil, faculty.flatMap { ["大学", "大学院", "校", "上"].contains($0.text) ? nil : $0 })
    }
    var end: Int?
    for suffix in schools {
      for start in scalars.indices where scalars[start...].starts(with: suffix) {
        // "大学" in the name of a faculty comes later: "東都大学大学院" is the last one.
        if end.map({ start <= $0 }) ?? true { end = max(end ?? 0, start + suffix.count) }
      }
    }
    guard let end, end > text.range.lowerBound else {
      let parts = text.split { $0.isWhitespace }
      guard let first = parts.first, parts.count > 1 else { return (text, nil) }
      return (first, text.suffix(from: first.range.upperBound).trimmed)
    }
    let rest = text.suffix(from: end).trimmed
    // "専門学校東都カレッジ"
    if schools.contains(where: { text.prefix(upTo: end).scalars.elementsEqual($0) }) {
      return (text, nil)
    }
    return (text.prefix(upTo: end).trimmed, rest.isEmpty ? nil : rest)
  }

  private static let schools: [[Unicode.Scalar]] = [
    "大学院", "大学校", "大学", "高等専門学校", "専門学校", "高等学校", "中学校", "小学校", "高校", "短大", "学院", "学園",
    "学校", "スクール", "アカデミー",
  ].map { Array($0.unicodeScalars) }

  /// Verbs at the end of a row, reversed, the longest first.
  private static let verbs: [([Unicode.Scalar], Event)] = {
    let table: [(Event, String)] = [
      (.entersSchool, "入学 編入学 転入学 転入 編入 進学 入校 入塾 留学"),
      (.leavesSchool, "卒業 卒業見込 卒業見込み 卒業予定 修了 修了見込 修了見込み 修了予定 満期退学 単位取得退学 中退 中途退学 退学"),
      (.entersCompany, "入社 入職 入行 入庁 入所 入局 入団 就職 着任 採用 転職 再就職 入社予定 勤務開始 開業 設立"),
      (.leavesCompany, "退社 退職 退任 離職 退所 退局 退官 契約満了 契約終了 派遣期間満了 廃業"),
      (.stays, "現在に至る 現在にいたる 至現在 在職中 在籍中 在学中 勤務中"),
    ]
    return table.flatMap { event, verbs in
      verbs.split(separator: " ").map { (Array($0.unicodeScalars.reversed()), event) }
    }.sorted { $0.0.count > $1.0.count }
  }()

  /// What may stand between a name and its verb, reversed, the longest first.
  private static let endings: [[Unicode.Scalar]] = [
    "として", "より", "から", "にて", "に", "へ", "を", "と", "の", "を一身上の都合により", "一身上の都合により", "一身上の都合で",
  ].sorted { $0.count > $1.count }.map { Array($0.unicodeScalars.reversed()) }
}

extension Period {
  /// The period that a single date begins; a period with two ends as it is.
  fileprivate var begun: Period {
    isRange
      ? self : Period(start: start, end: nil, isOngoing: false, isRange: true, range: range)
  }
}
