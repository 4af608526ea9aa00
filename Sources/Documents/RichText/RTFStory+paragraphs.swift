extension RTFStory {
  mutating func tab() {
    switch state.destination {
    case .body:
      guard !state.run.hidden, !state.run.deleted else { return }
      stories[stories.count - 1].builder.tab()
    default: show(" ")
    }
  }

  mutating func endLine() {
    guard state.destination == .body else { return show(" ") }
    settle()
    stories[stories.count - 1].builder.endLine()
  }

  /// Ends a paragraph, at `\par` and at the end of a story.
  mutating func endParagraph() {
    guard state.destination == .body else { return }
    let index = stories.count - 1
    let isInTable = state.paragraph.isInTable || stories[index].isRowOpen
    if !isInTable, stories[index].hasRows {
      stories[index].hasRows = false
      stories[index].table += 1
      stories[index].row = 0
      stories[index].column = 0
    }
    endBlock()
  }

  mutating func endCell() {
    guard state.destination == .body else { return }
    state.paragraph.isInTable = true
    endBlock()
    stories[stories.count - 1].column += 1
    stories[stories.count - 1].hasRows = true
  }

  mutating func endRow() {
    guard state.destination == .body else { return }
    let index = stories.count - 1
    if stories[index].column > 0 { stories[index].row += 1 }
    stories[index].column = 0
    stories[index].isRowOpen = false
  }

  private mutating func endBlock() {
    let index = stories.count - 1
    settle()
    let count = stories[index].builder.lines.count
    stories[index].builder.endBlock()
    if state.paragraph.hasRuleBelow, stories[index].builder.lines.count > count {
      stories[index].builder.ruleBelow()
    }
    stories[index].hasMarker = false
    let boxes = stories[index].boxes
    stories[index].boxes = []
    for box in boxes { stories[index].builder.append(box) }
  }

  /// Sets the role of the lines that end now.
  private mutating func settle() {
    let index = stories.count - 1
    let story = stories[index]
    let isInTable = state.paragraph.isInTable || story.isRowOpen
    stories[index].builder.cell =
      isInTable ? Line.Cell(table: story.table, row: story.row, column: story.column) : nil
    stories[index].builder.role = role(in: story)
  }

  private func role(in story: Story) -> Line.Role {
    switch story.kind {
    case .header: return .header
    case .footer: return .footer
    case .note: return .footnote
    case .body, .textBox: break
    }
    let style = state.paragraph.style.flatMap { styles[$0] }
    let name = style?.name.lowercased() ?? ""
    if WordHeadingNames.isTitle(name: name, id: "") { return .heading(level: 0) }
    let level =
      state.paragraph.outlineLevel ?? style?.outlineLevel
      ?? WordHeadingNames.outlineLevel(name: name, id: "")
    if let level, (0...8).contains(level) { return .heading(level: level + 1) }
    return story.hasMarker ? .listItem(level: state.paragraph.listLevel) : .body
  }
}
