/// A value found in a resume, with its sources and confidence.
struct Value: Sendable, Hashable {
  var text: String
  /// In reading order; more than one if the value spans several lines.
  var sources: [Source]
  /// From 0 to 1, estimated by hand for each rule. Only `PositionReader` decides on it.
  var confidence: Double

  /// A range of one printed line.
  struct Source: Sendable, Hashable {
    /// Page index, from 0.
    var page: Int
    /// Index of the line on its page, from 0.
    var line: Int
    /// Offsets in Unicode scalars into the line's text.
    var range: Range<Int>
  }

  init(_ text: String, sources: [Source], confidence: Double) {
    self.text = text
    self.sources = sources
    self.confidence = confidence
  }

  init(_ fragment: Fragment, confidence: Double) {
    self.init(fragment.text, sources: [fragment.source], confidence: confidence)
  }

  /// Removes the end of a value, `count` scalars of its last line.
  mutating func shorten(to text: String, by count: Int) {
    self.text = text
    guard let last = sources.indices.last, sources[last].range.count > count else { return }
    let range = sources[last].range
    sources[last].range = range.lowerBound..<range.upperBound - count
  }

  /// Joins the lines of a value with spaces. A word that is hyphenated at the end of a line becomes
  /// one word.
  init(joining fragments: [Fragment], confidence: Double) {
    if fragments.count == 1 {
      self.init(fragments[0], confidence: confidence)
      return
    }
    var text = ""
    var last: Fragment?
    for fragment in fragments where !fragment.isEmpty {
      if let last {
        switch LineBreak(last.scalars, fragment.scalars) {
        case .space: text += " "
        case .insideWord, .afterHyphen: break
        }
      }
      text += fragment.text
      last = fragment
    }
    self.init(text, sources: fragments.map(\.source), confidence: confidence)
  }
}

extension Fragment {
  var source: Value.Source { Value.Source(page: page, line: line, range: range) }
}
