import Documents

/// A heading with the lines under it.
struct Section: Sendable {
  /// Nil for the lines before the first heading of the page or of a column.
  var heading: Heading?
  var kind: SectionKind
  var lines: [TextLine]
  /// Whether it is a part of another section: under the same heading, or above the first one.
  var isPart = false

  var isHeader: Bool { heading == nil && !isPart }
}

/// Assigns lines to the heading above them, column by column.
struct SectionSplitter {
  private var sections: [Section] = [Section(heading: nil, kind: .contact, lines: [])]
  private var current = 0
  /// The section of the last full-width line, which columns without a heading continue.
  private var band = 0
  /// The open section of each column since the last full-width line, across page breaks.
  private var open: [Int: Int] = [:]
  private var column = 0
  /// The open section of each column before the last full-width lines.
  private var carried: [Int: Int] = [:]
  /// The page of the last line, and where the text of its columns begins and ends.
  private var page = 0
  private var edges: [Int: Edges] = [:]
  /// The open sections of the columns of the page before, until a line of this page continues one.
  private var above: [(section: Int, edges: Edges)] = []

  /// The cells of tables that are columns of the page.
  private var columns: Set<Line.Cell> = []
  /// The cell of the last line.
  private var cell: Line.Cell?
  /// The section before the table of the last line.
  private var outside = 0

  private struct Edges {
    /// Where lines begin, in whole points.
    var lefts: Set<Int>
    var right: Double

    func union(_ other: Edges) -> Edges {
      Edges(lefts: lefts.union(other.lefts), right: max(right, other.right))
    }

    /// Whether a line begins where others begin.
    func begins(at left: Double) -> Bool {
      lefts.contains { abs(Double($0) - left) <= SectionSplitter.alignment }
    }
  }

  /// Edges that differ by no more than this, in points, are aligned.
  private static let alignment = 6.0

  static func sections(of reading: LineReading, headings: [Heading]) -> [Section] {
    var splitter = SectionSplitter()
    // A cell with a title and text below it is a column of the page, as in templates of word processors.
    for heading in headings where heading.last + 1 < reading.lines.count {
      if let cell = reading.lines[heading.first].cell, reading.lines[heading.last + 1].cell == cell
      {
        splitter.columns.insert(cell)
      }
    }
    var next = headings.startIndex
    var index = 0
    while index < reading.lines.count {
      let line = reading.lines[index]
      if case .footer = line.role {
        // A running footer with contact data belongs to no section that it interrupts.
        splitter.sections[0].lines.append(line)
        index += 1
        continue
      }
      splitter.move(to: line)
      if next < headings.endIndex, headings[next].first == index {
        splitter.start(headings[next])
        index = headings[next].last + 1
        next += 1
      } else {
        splitter.sections[splitter.current].lines.append(line)
        index += 1
      }
      splitter.note(line)
    }
    return splitter.sections.flatMap(TitledParts.split).flatMap(LabeledRows.split)
  }

  private mutating func move(to line: TextLine) {
    let next = line.column
    if line.whole.page != page {
      page = line.whole.page
      above = open.compactMap { column, section in edges[column].map { (section, $0) } }
      edges = [:]
    }
    if next != 0 { above = [] }
    if let section = continuedAbove(line) {
      current = section
      above = []
    }
    if let table = line.cell?.table, table != cell?.table { outside = current }
    // What is above the first title of such a cell does not continue the last section of the one before.
    if let cell, let new = line.cell, new != cell, new.table == cell.table, new.row == cell.row,
      columns.contains(new), columns.contains(cell)
    {
      current = outside
    }
    cell = line.cell
    guard next != column else { return }
    if next != 0 { current = open[next] ?? continued(line) ?? band }
    column = next
  }

  /// Returns the section of the column of the page before whose lines begin where a full-width line does: the second
  /// page often has no sidebar.
  private func continuedAbove(_ line: TextLine) -> Int? {
    guard let box = line.box else { return nil }
    return above.first {
      $0.edges.begins(at: box.left)
        && box.right <= $0.edges.right + Self.alignment
    }?.section
  }

  /// Returns the section that a column continues: on a later page, a heading over one column only
  /// does not end the section of the other.
  private func continued(_ line: TextLine) -> Int? {
    guard line.whole.page > 0, let before = carried[line.column], let box = line.box,
      sections[band].lines.isEmpty, let heading = sections[band].heading,
      heading.fragments.first?.page == line.whole.page, let over = heading.box
    else { return nil }
    return over.right < box.left || over.left > box.right ? before : nil
  }

  private mutating func start(_ heading: Heading) {
    sections.append(Section(heading: heading, kind: heading.kind, lines: []))
    current = sections.endIndex - 1
    above = []
  }

  private mutating func note(_ line: TextLine) {
    let column = line.column
    if let box = line.box {
      let edge = Edges(lefts: [Int(box.left)], right: box.right)
      edges[column] = edges[column]?.union(edge) ?? edge
    }
    if column == 0 {
      band = current
      if !open.isEmpty { carried = open }
      open = [:]
    } else {
      open[column] = current
    }
  }
}
