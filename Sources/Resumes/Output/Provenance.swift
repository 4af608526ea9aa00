import Documents
import Records

/// The sources of the fields of a resume: an object with a member for each field, named by the JSON
/// Pointer (RFC 6901) of the field. Its value is `[confidence, span, …]`: the confidence from 0 to
/// 1 and the spans in reading order.
///
/// A span is `[page, line, start, end]`, or `[page, line, start, end, left, top, right, bottom]` if
/// the format has geometry. Page and line count from 1; start and end are offsets in Unicode
/// scalars into the line's text; the box is in whole points from the top left corner of the page.
///
/// It is written as JSON at once. As a tree of values it took a tenth of the time of finding the fields.
struct Provenance {
  /// The members so far, with the opening brace.
  private var bytes: [UInt8] = [UInt8(ascii: "{")]
  private(set) var explanations: [Explanation] = []
  private let document: Document
  private let options: ResumeOptions
  private var last: LineOffsets?

  init(_ document: Document, _ options: ResumeOptions) {
    self.document = document
    self.options = options
  }

  /// Adds the sources of the member `name` of the object at `path`, or of one item of that member.
  mutating func add(_ path: String, _ name: String, item: Int? = nil, _ value: Value) {
    if options.isExplained {
      explain("\(path)/\(name)" + (item.map { "/\($0)" } ?? ""), value)
    }
    guard options.hasProvenance else { return }
    if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
    // The names of members and numbers need no escaping.
    bytes.append(UInt8(ascii: "\""))
    path.withBytes { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "/"))
    name.withBytes { bytes.append(contentsOf: $0) }
    if let item {
      bytes.append(UInt8(ascii: "/"))
      append(item)
    }
    bytes.append(contentsOf: "\":[".utf8)
    append(confidence: value.confidence)
    for source in value.sources { forEachPrinted(source) { $0.appendSpan($1) } }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func append(_ value: Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.longestNumber) { block in
      let end = block.write(value, at: 0)
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: block[..<end]))
    }
  }

  /// The digits of the largest integer and its sign.
  private static let longestNumber = 20

  private mutating func append(confidence: Double) {
    let hundredths = (confidence * 100).rounded()
    if (0...100).contains(hundredths) {
      bytes.append(contentsOf: Self.confidences[Int(hundredths)])
    } else {
      JSON.number(hundredths / 100).write(to: &bytes)
    }
  }

  /// The confidences in hundredths, as JSON.
  private static let confidences = (0...100).map { JSON.number(Double($0) / 100).line }

  /// The whole object as JSON.
  var written: [UInt8] { bytes + [UInt8(ascii: "}")] }

  private mutating func explain(_ path: String, _ value: Value) {
    var explanation = Explanation(
      field: path, value: value.text, confidence: (value.confidence * 100).rounded() / 100)
    if let source = value.sources.first.flatMap({ firstPrinted($0) }),
      document.pages.indices.contains(source.page),
      document.pages[source.page].lines.indices.contains(source.line)
    {
      let page = document.pages[source.page]
      explanation.source = (page.number, source.line + 1, page.lines[source.line].text)
    }
    explanations.append(explanation)
  }

  private mutating func firstPrinted(_ source: Value.Source) -> Value.Source? {
    var first: Value.Source?
    forEachPrinted(source) { first = first ?? $1 }
    return first
  }

  /// Splits a source that continues past the end of its line into one part for each printed line.
  private mutating func forEachPrinted(
    _ source: Value.Source, _ body: (inout Provenance, Value.Source) -> Void
  ) {
    var rest = source
    while let count = offsets(page: rest.page, line: rest.line)?.count {
      if rest.range.lowerBound < count {
        var part = rest
        part.range = rest.range.lowerBound..<min(rest.range.upperBound, count)
        body(&self, part)
      }
      guard rest.range.upperBound > count + 1 else { break }
      rest.line += 1
      rest.range = max(0, rest.range.lowerBound - count - 1)..<rest.range.upperBound - count - 1
    }
  }

  /// Returns the offsets of the words of a line. Cached: the next field is usually on the same
  /// line.
  private mutating func offsets(page: Int, line: Int) -> LineOffsets? {
    if let last, last.page == page, last.line == line { return last }
    guard page < document.pages.count, line < document.pages[page].lines.count else { return nil }
    let offsets = LineOffsets(page: page, line: line, words: document.pages[page].lines[line].words)
    last = offsets
    return offsets
  }

  private mutating func appendSpan(_ source: Value.Source) {
    let page = document.pages[source.page].number
    let box = box(source)
    // Eight numbers, each after a sign, and the last bracket: all bytes are appended at once.
    let length = 8 * (Self.longestNumber + 1) + 2
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { block in
      block[0] = UInt8(ascii: ",")
      var end = block.write(UInt8(ascii: "["), page, at: 1)
      func append(_ value: Int) { end = block.write(UInt8(ascii: ","), value, at: end) }
      append(source.line + 1)
      append(source.range.lowerBound)
      append(source.range.upperBound)
      if let box {
        // Rounded outwards, so that the box still contains its words.
        append(Int(clamping: box.left.rounded(.down)))
        append(Int(clamping: box.top.rounded(.down)))
        append(Int(clamping: box.right.rounded(.up)))
        append(Int(clamping: box.bottom.rounded(.up)))
      }
      block[end] = UInt8(ascii: "]")
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: block[...end]))
    }
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

extension UnsafeMutableBufferPointer<UInt8> {
  /// Writes the digits of a number from a place on, and returns the place behind them.
  fileprivate func write(_ value: Int, at start: Int) -> Int {
    // Offsets and coordinates are small. Larger numbers go through a string.
    guard (0..<1000).contains(value) else {
      return self[start...].initialize(fromContentsOf: String(value).utf8)
    }
    var end = start
    if value >= 100 { append(digit: value / 100, &end) }
    if value >= 10 { append(digit: value / 10 % 10, &end) }
    append(digit: value % 10, &end)
    return end
  }

  /// Writes a sign and a number behind it.
  fileprivate func write(_ sign: UInt8, _ value: Int, at start: Int) -> Int {
    self[start] = sign
    return write(value, at: start + 1)
  }

  private func append(digit: Int, _ end: inout Int) {
    self[end] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
    end += 1
  }
}

extension Int {
  /// A coordinate in points, clamped: damaged files have coordinates far outside the page.
  fileprivate init(clamping value: Double) {
    let limit = 1e6  // PDF 1.7 limits a page to 14,400 units.
    self = value.isFinite ? Int(Swift.max(-limit, Swift.min(limit, value))) : 0
  }
}

/// The offsets, in scalars, at which the words of a line begin.
private struct LineOffsets {
  var page: Int
  var line: Int
  var starts: [Int] = []
  /// The length of the line in scalars.
  var count = 0

  init(page: Int, line: Int, words: [Word]) {
    self.page = page
    self.line = line
    starts.reserveCapacity(words.count)
    for index in words.indices {
      if index > 0 { count += 1 }
      starts.append(count)
      count += words[index].text.scalarCount
    }
  }

  /// Returns the index of the last word that begins at or before an offset.
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
