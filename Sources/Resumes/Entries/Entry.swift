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

  /// The entry with sentences behind the first one of an opening line as items below it: "Lecturer, University of Leeds.
  /// Director of Research since 2023".
  var withSentencesBelow: Entry {
    var copy = self
    for index in header.indices {
      for (place, part) in header[index].parts.enumerated() {
        guard let first = Sentence.first(of: part) else { continue }
        copy.header[index].parts[place] = first
        let rest = part.suffix(from: first.range.upperBound + 1).trimmed
        var item = header[index]
        item.line.hasBullet = true
        item.line.content = rest
        item.parts = [rest]
        item.period = nil
        item.isBody = true
        copy.body.insert(item, at: 0)
      }
    }
    return copy
  }
}
