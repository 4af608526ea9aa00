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

  init(_ document: Document) { self.document = document }

  mutating func add(_ path: String, _ value: Value) {
    let spans = value.sources.flatMap(printed).map(span)
    let confidence = (value.confidence * 100).rounded() / 100
    fields.append(
      ["path": .string(path), "confidence": .number(confidence), "spans": .array(spans)])
  }

  var json: JSON { .array(fields) }

  /// The parts on printed lines of a source that runs past its line's end.
  private func printed(_ source: Value.Source) -> [Value.Source] {
    var parts: [Value.Source] = []
    var rest = source
    while rest.page < document.pages.count, rest.line < document.pages[rest.page].lines.count {
      let words = document.pages[rest.page].lines[rest.line].words
      let count = words.reduce(0) { $0 + $1.text.unicodeScalars.count + 1 } - 1
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

  private func span(_ source: Value.Source) -> JSON {
    var object = JSONObject()
    object["page"] = .number(source.page + 1)
    object["line"] = .number(source.line + 1)
    object["characters"] = [.number(source.range.lowerBound), .number(source.range.upperBound)]
    if let box = box(source) {
      object["box"] = .array(
        [box.left, box.top, box.right, box.bottom].map { .number(($0 * 10).rounded() / 10) })
    }
    return .object(object)
  }

  private func box(_ source: Value.Source) -> Box? {
    guard source.page < document.pages.count, source.line < document.pages[source.page].lines.count
    else { return nil }
    var offset = 0
    var union: Box?
    for word in document.pages[source.page].lines[source.line].words {
      let range = offset..<offset + word.text.unicodeScalars.count
      offset = range.upperBound + 1
      guard range.overlaps(source.range), let box = word.box else { continue }
      union = union?.union(box) ?? box
    }
    return union
  }
}
