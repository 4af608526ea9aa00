import Documents

extension LabeledEntries {
  /// A table has this many columns that name a field.
  private static let fewestColumns = 2

  /// Cells begin within this distance of their title, in points; centered titles begin later.
  private static let widestShift = 60.0

  private struct Column {
    var field: Field
    /// The left edge of its title, in points; nil without geometry.
    var left: Double?
  }

  /// Reads a table whose columns have titles: "Company⇥Position⇥Period". Fails for other lines.
  init?(table lines: [TextLine], names: Set<Field>) {
    guard let first = lines.first else { return nil }
    let titles = lines.prefix { Self.isSameRow($0, first) }
    guard let columns = Self.columns(of: titles, names: names),
      !lines.dropFirst(titles.count).contains(where: Self.namesOnlyFields)
    else { return nil }
    var entries: [Fields] = []
    var above = first
    for line in lines.dropFirst(titles.count) {
      defer { above = line }
      if Self.isCell(line), let cell = line.cell, cell.column < columns.count {
        if !Self.isSameRow(line, above) { entries.append([:]) }
        guard !entries.isEmpty else { return nil }
        Self.add(
          line.content, to: &entries[entries.count - 1][columns[cell.column].field, default: []])
        continue
      }
      let cells = Self.placed(line, in: columns)
      // Further lines of a row have no date and leave columns empty.
      let isNew =
        cells.count == columns.count
        || cells.first?.column == 0 && cells.count > 1
          && cells.contains { columns[$0.column].field == .period }
      if isNew || entries.isEmpty { entries.append([:]) }
      for (column, cell) in cells {
        Self.add(cell, to: &entries[entries.count - 1][columns[column].field, default: []])
      }
    }
    guard entries.contains(where: { !names.isDisjoint(with: $0.keys) }) else { return nil }
    self.init(entries: entries)
  }

  /// Whether a line is a line of one cell, and not a whole row.
  private static func isCell(_ line: TextLine) -> Bool { line.cell != nil && line.cells.count == 1 }

  private static func isSameRow(_ line: TextLine, _ other: TextLine) -> Bool {
    if line.whole.line == other.whole.line, line.whole.page == other.whole.page { return true }
    guard isCell(line), isCell(other), let cell = line.cell, let before = other.cell else {
      return false
    }
    return cell.table == before.table && cell.row == before.row
      && line.whole.page == other.whole.page
  }

  /// The columns that a row of titles names, on one line or with a line for each cell; nil for other lines.
  private static func columns(of titles: ArraySlice<TextLine>, names: Set<Field>) -> [Column]? {
    guard let line = titles.first else { return nil }
    if titles.count > 1 {
      var cells: [Int: Fragment] = [:]
      for title in titles {
        guard let column = title.cell?.column else { return nil }
        if cells[column].flatMap(field) == nil { cells[column] = title.content }
      }
      guard let last = cells.keys.max(), last < mostColumns else { return nil }
      return columns((0...last).map { (cells[$0], nil) }, names)
    }
    return columns(line.cells.map { ($0, line.left(of: $0)) }, names)
  }

  /// Cells further to the right are those of a form and not of a list.
  private static let mostColumns = 12

  private static func field(_ title: Fragment) -> Field? {
    FieldLabels.field(title) ?? (isEnd(title) ? .period : nil)
  }

  private static func columns(
    _ titles: [(text: Fragment?, left: Double?)], _ names: Set<Field>
  ) -> [Column]? {
    guard titles.count >= fewestColumns else { return nil }
    var fields = titles.map { $0.text.flatMap(field) }
    // "Board / University" beside "Institution".
    if fields.count(where: { $0 == .institution }) > 1 {
      for (index, title) in titles.enumerated() where fields[index] == .institution {
        if title.text.map({ Folding.words($0.scalars).first == "board" }) == true {
          fields[index] = .other
        }
      }
    }
    let known = fields.compactMap { $0 }
    let others = known.filter { $0 != .period && $0 != .other }
    guard known.count >= fewestColumns, known.count * 2 > fields.count,
      Set(others).count == others.count, !names.isDisjoint(with: known)
    else { return nil }
    return zip(titles, fields).map { Column(field: $1 ?? .other, left: $0.left) }
  }

  /// Whether all cells of a line name fields, as in the second line of a template that nobody has filled
  /// in. The titles of a table are in its first row only.
  private static func namesOnlyFields(_ line: TextLine) -> Bool {
    line.cells.count > 1
      && line.cells.allSatisfy { cell in
        FieldLabels.placeholder(Folding.words(cell.scalars)) != nil
          || DatePlaceholder.range(in: cell) == cell.range
      }
  }

  /// Whether a title names one end of a period: "From".
  private static func isEnd(_ title: Fragment) -> Bool {
    ends.contains(Folding.words(title.scalars).joined(separator: " "))
  }

  private static let ends = WordTable.foldedPhrases(
    """
    from,to,sign on,sign off,start,end,start date,end date,joined,left,von,bis,beginn,ende,début,fin,de,à,desde,hasta,inicio,dal,al,inizio,fine,início,até,van,tot,od,do,от,до,с,по,från,till,
    fra,til,başlangıç,bitiş,من,إلى,از,تا,開始,終了,入社,退社,开始时间,结束时间
    """)

  /// The cells of a line with the columns they are in: one after the other if none is empty, otherwise
  /// those whose titles begin nearest.
  private static func placed(
    _ line: TextLine, in columns: [Column]
  ) -> [(column: Int, cell: Fragment)] {
    if line.cells.count == columns.count {
      return zip(columns.indices, line.cells).map { (column: $0, cell: $1) }
    }
    // Without geometry, a row may lack its last cells.
    if columns.allSatisfy({ $0.left == nil }), line.cells.count < columns.count,
      zip(columns, line.cells).allSatisfy({ column, cell in
        (column.field == .period) == !DateScanner.periods(in: cell).isEmpty
      })
    {
      return zip(columns.indices, line.cells).map { (column: $0, cell: $1) }
    }
    var next = 0
    return line.cells.compactMap { cell -> (column: Int, cell: Fragment)? in
      guard let left = line.left(of: cell) else { return nil }
      let distances = columns.indices.dropFirst(next).compactMap { index in
        columns[index].left.map { (index: index, distance: abs($0 - left)) }
      }
      guard let nearest = distances.min(by: { $0.distance < $1.distance }),
        nearest.distance < widestShift
      else { return nil }
      next = nearest.index + 1
      return (nearest.index, cell)
    }
  }

  /// Adds a line of a cell: all lines of a cell are one value.
  private static func add(_ cell: Fragment, to values: inout [[Fragment]]) {
    if values.isEmpty { values.append([]) }
    values[0].append(cell)
  }
}
