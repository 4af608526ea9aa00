/// Entries whose fields are labeled: "Dates⇥2019 – 2021" above "Position held⇥Nurse", as forms such
/// as Europass have them, or "Company: Acme" above "Role: Engineer".
struct LabeledEntries {
  typealias Field = FieldLabels.Field

  /// The fields of one entry: the values of each, and the lines of each value.
  typealias Fields = [Field: [[Fragment]]]

  private(set) var entries: [Fields] = []
  private var last: Field?
  /// The left edge of the values, in points; nil without geometry.
  private var valueEdge: Double?

  /// A section is a form if at least this many of its lines have labels, and this share of those that
  /// begin at the left.
  private static let minimumLabels = 3
  private static let minimumShare = 0.5

  private enum Confidence {
    static let field = 0.93
    /// The part of a value before an address.
    static let part = 0.88
  }

  /// Returns nil if the lines are not a form about work.
  static func positions(of lines: [TextLine]) -> [Position]? {
    guard let form = form(lines, names: [.title, .employer]) else { return nil }
    return form.entries.compactMap { fields in
      var position = Position()
      position.title = value(fields[.title])
      position.organization = name(fields[.employer])
      position.place = value(fields[.place])
      (position.period, position.periodSources) = period(fields[.period])
      position.highlights = (fields[.description] ?? []).map {
        Value(joining: $0, confidence: Confidence.field)
      }
      return position.title == nil && position.organization == nil ? nil : position
    }
  }

  /// Returns nil if the lines are not a form about education.
  static func studies(of lines: [TextLine]) -> [Study]? {
    guard let form = form(lines, names: [.degree, .institution]) else { return nil }
    return form.entries.compactMap { fields in
      var study = Study()
      study.institution = name(fields[.institution] ?? fields[.employer])
      if let degree = (fields[.degree] ?? fields[.title])?.first {
        if degree.count == 1, let line = degree.first {
          let (type, area) = DegreeReader.read(line)
          study.studyType = type.map { Value($0, confidence: Confidence.field) }
          study.area = area.map { Value($0, confidence: Confidence.part) }
        } else {
          study.studyType = Value(joining: degree, confidence: Confidence.field)
        }
      }
      if study.area == nil { study.area = value(fields[.area]) }
      (study.period, study.periodSources) = period(fields[.period])
      return study.institution == nil && study.studyType == nil ? nil : study
    }
  }

  private static func form(_ lines: [TextLine], names: Set<Field>) -> LabeledEntries? {
    LabeledEntries(lines, names: names) ?? LabeledEntries(table: lines, names: names)
  }

  init(entries: [Fields]) { self.entries = entries }

  private init?(_ lines: [TextLine], names: Set<Field>) {
    let rows = lines.map { line in
      (line.hasBullet && line.cells.count == 1 ? nil : Self.row(line)) ?? Self.label(line)
    }
    let labels = rows.compactMap { $0?.field }
    let inner = lines.indices.count { lines[$0].hasBullet && rows[$0] == nil }
    // The value of a label with a line of its own is on the next line.
    let values = rows.indices.dropLast().count {
      rows[$0]?.values.isEmpty == true && rows[$0 + 1] == nil
    }
    guard labels.count >= Self.minimumLabels, names.isSubset(of: Set(labels)),
      Double(labels.count + values) >= Self.minimumShare * Double(lines.count - inner)
    else { return nil }
    valueEdge =
      zip(lines, rows).lazy.compactMap { line, row in
        row?.values.first.flatMap { line.left(of: $0) }
      }.first
    for (line, row) in zip(lines, rows) {
      if last == .period, let end = Self.endOfPeriod(line) {
        entries[entries.count - 1][.period]? += end.map { [$0] }
      } else if let (field, cells) = row {
        add(cells, to: field)
      } else {
        append(line)
      }
    }
  }

  /// The field that the first cell of a line names, and the rest of the line.
  private static func row(_ line: TextLine) -> (field: Field, values: [Fragment])? {
    guard let first = line.cells.first else { return nil }
    if let colon = first.scalars.firstIndex(where: { $0 == ":" || $0 == "：" }),
      let field = FieldLabels.field(first.prefix(upTo: colon))
    {
      let rest = first.suffix(from: colon + 1).trimmed
      let others =
        field == .period
        ? line.cells.dropFirst().map(withoutEndLabel) : Array(line.cells.dropFirst())
      return (field, ([rest] + others).filter { !$0.isEmpty })
    }
    if line.cells.count == 1,
      let date = dateBehindLabel(line.content, { FieldLabels.field($0) == .period })
    {
      return (.period, [date])
    }
    guard line.cells.count > 1, let field = FieldLabels.field(first),
      let second = line.cells.dropFirst().first,
      field == .period || !isOther(second, than: field)
    else { return nil }
    return (field, Array(line.cells.dropFirst()))
  }

  /// The date behind a label of one word: "From 09/2018".
  private static func dateBehindLabel(_ text: Fragment, _ isLabel: (Fragment) -> Bool) -> Fragment?
  {
    guard let space = text.scalars.firstIndex(of: " "), isLabel(text.prefix(upTo: space).pruned)
    else { return nil }
    let date = text.suffix(from: space + 1).trimmed
    return DateScanner.periods(in: date).first?.range == date.range ? date : nil
  }

  /// The field that a whole line names, above its value: "• Date (da – a)" above "gennaio 2018 – oggi".
  private static func label(_ line: TextLine) -> (field: Field, values: [Fragment])? {
    guard line.cells.count == 1, line.content.scalars.count <= longestLabel,
      let field = FieldLabels.field(line.content)
    else { return nil }
    return (field, [])
  }

  /// What a line says of the end of a period: "To⇥02/2021", "To 02/2021", "To (actual or expected)"; nil for other lines.
  private static func endOfPeriod(_ line: TextLine) -> [Fragment]? {
    if let date = dateBehindLabel(line.content, labelsEnd) { return [date] }
    guard let first = line.cells.first, first.spacedWordCount <= longestEndLabel, labelsEnd(first)
    else { return nil }
    return Array(line.cells.dropFirst())
  }

  private static func labelsEnd(_ label: Fragment) -> Bool {
    endLabels.contains(Folding.words(label.scalars.prefix { $0 != "(" }).phrase)
  }

  /// The longest such label, in words.
  private static let longestEndLabel = 4

  /// The longest label with a line of its own, in scalars.
  private static let longestLabel = 80

  /// The end of a period without its label: "To: 02/2021".
  private static func withoutEndLabel(_ cell: Fragment) -> Fragment {
    guard let colon = cell.scalars.firstIndex(of: ":"), labelsEnd(cell.prefix(upTo: colon)) else {
      return cell
    }
    return cell.suffix(from: colon + 1).trimmed
  }

  private static let endLabels: Set<String> = [
    "to", "until", "till", "end", "end date", "bis", "au", "a", "hasta", "ate", "al", "tot", "do",
  ]

  /// Whether a text is a date or names another field, so that it is not the value of a label: "Job
  /// Title⇥Month Year" is the first line of an entry.
  private static func isOther(_ value: Fragment, than field: Field) -> Bool {
    if let other = FieldLabels.placeholder(Folding.words(value.scalars)), other != field {
      return true
    }
    if DatePlaceholder.range(in: value) == value.range { return true }
    return DateScanner.periods(in: value).contains { $0.isRange && $0.range == value.range }
  }

  /// Adds a value; a field that the entry has already, other than a description, opens the next one.
  private mutating func add(_ values: [Fragment], to field: Field) {
    let isOpening =
      entries.last.map { $0[field] != nil && field != .description && field != .other } ?? true
    if isOpening { entries.append([:]) }
    entries[entries.count - 1][field, default: []] += values.map { [$0] }
    last = field
  }

  /// Adds a line without a label to the field above it. The second line of a label has no value, or the
  /// second line of one beside it.
  private mutating func append(_ line: TextLine) {
    guard !entries.isEmpty, let field = last else { return }
    if entries[entries.count - 1][field]?.isEmpty == true, !line.hasBullet {
      // The first line below a label.
      entries[entries.count - 1][field] = [[line.content]]
    } else if line.hasBullet {
      entries[entries.count - 1][.description, default: []].append([line.content])
    } else if line.cells.count > 1, line.content.beginsInLowerCase {
      for cell in line.cells.dropFirst() { add(line: cell, to: field) }
    } else if isBelowValues(line) {
      add(line: line.content, to: field)
    }
  }

  /// Whether a line begins where the values do, and not where the labels do.
  private func isBelowValues(_ line: TextLine) -> Bool {
    guard let valueEdge, let left = line.contentLeft else {
      return !line.content.beginsInLowerCase
    }
    return left > valueEdge - Self.alignment
  }

  /// Adds a line to a value. One that begins in lower case continues the line above it, as does any
  /// below a title or a degree; below a name is an address.
  private mutating func add(line: Fragment, to field: Field) {
    var values = entries[entries.count - 1][field] ?? []
    let continues = line.beginsInLowerCase || field == .title || field == .degree
    if continues, !values.isEmpty, values[values.count - 1].count < Self.maximumLines {
      values[values.count - 1].append(line)
    } else {
      values.append([line])
    }
    entries[entries.count - 1][field] = values
  }

  /// The longest title or degree, in lines of a narrow column.
  private static let maximumLines = 4

  /// Edges that differ by no more than this, in points, are aligned.
  private static let alignment = 3.0

  private static func value(_ values: [[Fragment]]?) -> Value? {
    values?.first.map { Value(joining: $0, confidence: Confidence.field) }
  }

  /// The name of an organization without the address or the faculty after a comma.
  private static func name(_ values: [[Fragment]]?) -> Value? {
    guard let lines = values?.first, !lines.isEmpty else { return nil }
    guard let index = lines.firstIndex(where: { $0.scalars.contains(where: \.isComma) }),
      let comma = lines[index].scalars.firstIndex(where: \.isComma)
    else {
      return Value(joining: lines, confidence: Confidence.field)
    }
    let words = Folding.words(lines[index].suffix(from: comma + 1).scalars)
    if let next = words.first, OrganizationWords.allForms.contains(next) {
      return Value(joining: Array(lines[...index]), confidence: Confidence.part)
    }
    return Value(
      joining: lines[..<index] + [lines[index].prefix(upTo: comma).pruned],
      confidence: Confidence.part)
  }

  private static func period(_ values: [[Fragment]]?) -> (Period?, [Value.Source]) {
    let parts = Array((values ?? []).joined()).filter { !$0.isEmpty }
    if parts.count > 1, let joined = joined(parts[0], parts[1]) { return joined }
    for part in parts {
      let periods = DateScanner.periods(in: part)
      // "2020 – 2016" in a script that runs from right to left.
      let range =
        periods.first(where: \.isRange)
        ?? DateScanner.periods(in: part, isReversible: true).first(where: \.isRange)
      if let period = range ?? periods.first {
        return (period, [part[period.range].source])
      }
    }
    return (nil, [])
  }

  /// A period whose ends are in two columns or on two lines.
  private static func joined(_ first: Fragment, _ second: Fragment) -> (Period, [Value.Source])? {
    let parts = [first.pruned, second.pruned]
    guard !parts.contains(where: { DateScanner.periods(in: $0).contains(where: \.isRange) }) else {
      return nil
    }
    let ends = parts.map(\.scalars)
    let scalars = Array(ends[0]) + Array(" – ".unicodeScalars) + Array(ends[1])
    guard let period = DateScanner.periods(in: scalars[...]).first, period.isRange,
      period.range == 0..<scalars.count
    else { return nil }
    return (period, [first.source, second.source])
  }
}
