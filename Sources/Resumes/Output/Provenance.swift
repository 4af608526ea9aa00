import Documents
import Records

/// Where the fields of a resume come from: `[{"path", "confidence", "spans"}]`, `path` a JSON
/// Pointer (RFC 6901) into the resume, `confidence` from 0 to 1.
///
/// A span is `{"page", "line", "characters", "box"}`: page and line from 1, `characters` the offsets
/// in Unicode scalars `[start, end]` of the line's text, `box` `[left, top, right, bottom]` in points
/// where the format has geometry.
struct Provenance {
  private var fields: [JSON] = []
  private let document: Document
  private var last: LineOffsets?

  init(_ document: Document) { self.document = document }

  mutating func add(_ path: String, _ value: Value) {
    var spans: [JSON] = []
    for source in value.sources {
      for part in printed(source) { spans.append(span(part)) }
    }
    let confidence = (value.confidence * 100).rounded() / 100
    fields.append(
      ["path": .string(path), "confidence": .number(confidence), "spans": .array(spans)])
  }

  var json: JSON { .array(fields) }

  /// The parts on printed lines of a source that runs past its line's end.
  private mutating func printed(_ source: Value.Source) -> [Value.Source] {
    var parts: [Value.Source] = []
    var rest = source
    while let line = offsets(page: rest.page, line: rest.line) {
      let count = line.count
      if rest.range.lowerBound < count {
        var part = rest
        part.range = rest.range.lowerBound..<min(rest.range.upperBound, count)
        parts.append(part)
      }
      guard rest.range.upperBound > count + 1 else { break }
      rest.line += 1
      rest.range = max(0, rest.range.lowerBound - count - 1)..<rest.range.upperBound - count - 1
    }
    return parts
  }

  /// Where the words of a line begin; kept for the next field, which mostly stands on the same line.
  private mutating func offsets(page: Int, line: Int) -> LineOffsets? {
    if let last, last.page == page, last.line == line { return last }
    guard page < document.pages.count, line < document.pages[page].lines.count else { return nil }
    let offsets = LineOffsets(page: page, line: line, words: document.pages[page].lines[line].words)
    last = offsets
    return offsets
  }

  private mutating func span(_ source: Value.Source) -> JSON {
    var object = JSONObject()
    object["page"] = .number(source.page + 1)
    object["line"] = .number(source.line + 1)
    object["characters"] = [.number(source.range.lowerBound), .number(source.range.upperBound)]
    if let box = box(source) {
      let sides = [box.left, box.top, box.right, box.bottom]
      object["box"] = .array(sides.map { .number(($0 * 10).rounded() / 10) })
    }
    return .object(object)
  }

  private mutating func box(_ source: Value.Source) -> Box? {
    guard let offsets = offsets(page: source.page, line: source.line) else { return nil }
    let words = document.pages[source.page].lines[source.line].words
    var union: Box?
    var index = offsets.word(at: source.range.lowerBound)
    while index < words.count, offsets.starts[index] < source.range.upperBound {
      if let box = words[index].box { union = union?.union(box) ?? box }
      index += 1
    }
    return union
  }
}

/// The offsets in scalars at which the words of a line begin.
private struct LineOffsets {
  var page: Int
  var line: Int
  var starts: [Int] = []
  /// Scalars of the whole line.
  var count = 0

  init(page: Int, line: Int, words: [Word]) {
    self.page = page
    self.line = line
    for (index, word) in words.enumerated() {
      if index > 0 { count += 1 }
      starts.append(count)
      count += word.text.unicodeScalars.count
    }
  }

  /// The last word that begins at or before an offset.
  func word(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}
