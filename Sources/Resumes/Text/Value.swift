/// A value of the resume with its sources and how sure it is.
struct Value: Sendable, Hashable {
  var text: String
  /// In reading order; more than one when the value goes on over lines.
  var sources: [Source]
  /// From 0 to 1.
  var confidence: Double

  /// Scalars of one printed line.
  struct Source: Sendable, Hashable {
    /// From 0.
    var page: Int
    /// From 0.
    var line: Int
    /// Offsets in scalars of the line's text.
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

  /// Lines that belong together, joined by spaces; a word that a hyphen cuts at the line's end is
  /// whole again.
  init(joining fragments: [Fragment], confidence: Double) {
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
