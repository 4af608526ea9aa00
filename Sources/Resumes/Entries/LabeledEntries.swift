/// Entries whose fields are labeled: "Dates⇥2019 – 2021" above "Position held⇥Nurse", as forms such
/// as Europass have them, or "Company: Acme" above "Role: Engineer".
struct LabeledEntries {
  private typealias Field = FieldLabels.Field

  /// The fields of one entry, each with the lines of its value.
  private typealias Fields = [Field: [Fragment]]

  private var entries: [Fields] = []
  private var last: Field?

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
    guard let form = LabeledEntries(lines, names: [.title, .employer]) else { return nil }
    return form.entries.compactMap { fields in
      var position = Position()
      position.title = value(fields[.title])
      position.organization = name(fields[.employer])
      position.place = value(fields[.place])
      (position.period, position.periodSources) = period(fields[.period])
      position.highlights = (fields[.description] ?? []).map {
        Value($0, confidence: Confidence.field)
      }
      return position.title == nil && position.organization == nil ? nil : position
    }
  }

  /// Returns nil if the lines are not a form about education.
  static func studies(of lines: [TextLine]) -> [Study]? {
    guard let form = LabeledEntries(lines, names: [.degree, .institution]) else { return nil }
    return form.entries.compactMap { fields in
      var study = Study()
      study.institution = name(fields[.institution] ?? fields[.employer])
      if let degree = (fields[.degree] ?? fields[.title])?.first {
        let (type, area) = DegreeReader.read(degree)
        study.studyType = type.map { Value($0, confidence: Confidence.field) }
        study.area = area.map { Value($0, confidence: Confidence.part) }
      }
      if study.area == nil { study.area = value(fields[.area]) }
      (study.period, study.periodSources) = period(fields[.period])
      return study.institution == nil && study.studyType == nil ? nil : study
    }
  }

  private init?(_ lines: [TextLine], names: Set<FieldLabels.Field>) {
    let rows = lines.map { $0.hasBullet && $0.cells.count == 1 ? nil : Self.row($0) }
    let labels = rows.compactMap { $0?.field }
    let inner = lines.count { $0.hasBullet }
    guard labels.count >= Self.minimumLabels, names.isSubset(of: Set(labels)),
      Double(labels.count) >= Self.minimumShare * Double(lines.count - inner)
    else { return nil }
    for (line, row) in zip(lines, rows) {
      if let (field, cells) = row {
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
      return (field, ([rest] + line.cells.dropFirst()).filter { !$0.isEmpty })
    }
    guard line.cells.count > 1, let field = FieldLabels.field(first) else { return nil }
    return (field, Array(line.cells.dropFirst()))
  }

  /// Adds a value; a field that the entry has already, other than a description, opens the next one.
  private mutating func add(_ values: [Fragment], to field: Field) {
    let isOpening =
      entries.last.map { $0[field] != nil && field != .description && field != .other } ?? true
    if isOpening { entries.append([:]) }
    entries[entries.count - 1][field, default: []] += values
    last = field
  }

  /// Adds a line without a label to the field above it. The second line of a label has no value.
  private mutating func append(_ line: TextLine) {
    guard !entries.isEmpty, let field = last else { return }
    if line.cells.count > 1, line.content.beginsInLowerCase {
      entries[entries.count - 1][field, default: []] += line.cells.dropFirst()
    } else if line.hasBullet || !line.content.beginsInLowerCase {
      let target = line.hasBullet ? Field.description : field
      entries[entries.count - 1][target, default: []].append(line.content)
    }
  }

  private static func value(_ parts: [Fragment]?) -> Value? {
    guard let first = parts?.first else { return nil }
    return Value(first, confidence: Confidence.field)
  }

  /// The name of an organization without the address or the faculty after a comma.
  private static func name(_ parts: [Fragment]?) -> Value? {
    guard let first = parts?.first else { return nil }
    guard let comma = first.scalars.firstIndex(where: \.isComma) else {
      return Value(first, confidence: Confidence.field)
    }
    let words = Folding.words(first.suffix(from: comma + 1).scalars)
    if let next = words.first, OrganizationWords.allForms.contains(next) {
      return Value(first, confidence: Confidence.part)
    }
    return Value(first.prefix(upTo: comma).pruned, confidence: Confidence.part)
  }

  private static func period(_ parts: [Fragment]?) -> (Period?, [Value.Source]) {
    for part in parts ?? [] {
      let periods = DateScanner.periods(in: part)
      if let period = periods.first(where: \.isRange) ?? periods.first {
        return (period, [part[period.range].source])
      }
    }
    return (nil, [])
  }
}
