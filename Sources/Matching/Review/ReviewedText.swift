internal import Records
internal import Requirements

/// The lines of a resume's text and the fields that were read from each.
///
/// `meta.x-provenance` counts the lines of each page without the empty ones, which separate blocks.
struct ReviewedText {
  struct Line {
    /// Offsets in Unicode scalars of the text.
    let range: Range<Int>
    /// The JSON Pointers of the fields that were read from the line.
    var fields: [String] = []
  }

  private let scalars: [Unicode.Scalar]
  private(set) var lines: [Line] = []
  private let sources: [String: Source]

  private struct Source {
    let confidence: Double
    /// The first printed part: its line, and its offsets in that line.
    let line: Int
    let range: Range<Int>
  }

  init(_ text: String, provenance: JSON?) {
    scalars = Array(text.unicodeScalars)
    var lines: [Line] = []
    // The index of the first line of each page.
    var pages = [0]
    var start = 0
    for end in 0...scalars.count {
      let mark = end < scalars.count ? scalars[end] : "\n"
      guard mark == "\n" || mark == "\u{0C}" else { continue }
      if end > start { lines.append(Line(range: start..<end)) }
      if mark == "\u{0C}" { pages.append(lines.count) }
      start = end + 1
    }
    pages.append(lines.count)
    var sources: [String: Source] = [:]
    for field in provenance?.objectValue?.members ?? [] {
      let items = field.value.arrayValue ?? []
      for (place, item) in items.dropFirst().enumerated() {
        let numbers = (item.arrayValue ?? []).compactMap(\.intValue)
        guard numbers.count >= 4, 0 < numbers[0], numbers[0] < pages.count,
          0 < numbers[1], numbers[1] <= lines.count, 0 <= numbers[2], numbers[2] < numbers[3]
        else { continue }
        let line = pages[numbers[0] - 1] + numbers[1] - 1
        guard line < pages[numbers[0]] else { continue }
        lines[line].fields.append(field.name)
        guard place == 0 else { continue }
        sources[field.name] = Source(
          confidence: items[0].doubleValue ?? 0, line: line, range: numbers[2]..<numbers[3])
      }
    }
    self.lines = lines
    self.sources = sources
  }

  /// The text of a line.
  func text(_ line: Int) -> String { text(lines[line].range) }

  private func text(_ range: Range<Int>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[range])
    return text
  }

  /// Returns the place of a field, if the text there is the field's value or its beginning.
  func place(of field: String, value: String) -> (line: Int, span: Span)? {
    guard let source = sources[field] else { return nil }
    let line = lines[source.line].range
    guard source.range.upperBound <= line.count else { return nil }
    let range =
      line.lowerBound + source.range.lowerBound..<line.lowerBound + source.range.upperBound
    let text = text(range)
    guard value.unicodeScalars.starts(with: text.unicodeScalars) else { return nil }
    return (source.line, Span(start: range.lowerBound, end: range.upperBound, text: text))
  }

  /// How sure the parser is of a field, from 0 to 1.
  func confidence(of field: String) -> Double { sources[field]?.confidence ?? 0 }
}
