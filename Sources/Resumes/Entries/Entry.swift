/// An entry of a section: a position, a degree, a project.
struct Entry: Sendable {
  /// The opening lines, in reading order.
  var header: [EntryLine]
  /// The lines that describe the entry.
  var body: [EntryLine]

  var period: (period: Period, sources: [Value.Source])? {
    func isRange(_ line: EntryLine) -> Bool { line.period?.isRange == true }
    let best =
      header.first(where: isRange) ?? body.first(where: isRange)
      ?? header.first(where: \.isAnchor) ?? body.first(where: \.isAnchor)
    guard let best, let period = best.period else { return nil }
    return (period, best.periodSources)
  }

  /// The list items under the entry, each with its continuation lines, and the running text.
  var description: (highlights: [Value], summary: Value?) {
    var items: [[Fragment]] = []
    var prose: [Fragment] = []
    for line in body {
      let fragments = line.parts.isEmpty ? [] : [line.line.content]
      if line.line.hasBullet {
        items.append(line.parts)
      } else if items.isEmpty {
        prose += line.isAnchor ? line.parts : fragments
      } else {
        items[items.count - 1] += line.isAnchor ? line.parts : fragments
      }
    }
    return (
      items.filter { !$0.isEmpty }.map { Value(joining: $0, confidence: 0.9) },
      prose.isEmpty ? nil : Value(joining: prose, confidence: 0.8)
    )
  }
}
