/// A heading with the lines under it.
struct Section: Sendable {
  /// Nil for what stands before the first heading of the page or of a column.
  var heading: Heading?
  var kind: SectionKind
  var lines: [TextLine]

  var isHeader: Bool { heading == nil }
}

enum SectionSplitter {
  /// Lines go to the heading above them in their column; a column without a heading on the first
  /// page holds what belongs to the top, on later pages it goes on with its column.
  static func sections(of reading: LineReading, headings: [Heading]) -> [Section] {
    var sections: [Section] = [Section(heading: nil, kind: .contact, lines: [])]
    /// The section that is open in each column.
    var open: [Int: Int] = [:]
    var current = 0
    var place = (page: 0, column: reading.lines.first?.column ?? 0)
    var next = headings.startIndex
    var index = 0
    while index < reading.lines.count {
      let line = reading.lines[index]
      let here = (page: line.whole.page, column: line.column)
      if here != place {
        if here.column != place.column {
          if let before = open[here.column] {
            current = before
          } else if here.page == 0, here.column != 0 {
            current = 0
          }
        }
        place = here
      }
      if next < headings.endIndex, headings[next].first == index {
        let heading = headings[next]
        sections.append(Section(heading: heading, kind: heading.kind, lines: []))
        current = sections.endIndex - 1
        open[here.column] = current
        index = heading.last + 1
        next += 1
        continue
      }
      sections[current].lines.append(line)
      open[here.column] = current
      index += 1
    }
    return sections
  }
}
