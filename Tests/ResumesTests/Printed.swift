import Documents

@testable import Resumes

/// A line of a test document. Letters are half an em wide; text after a tab begins at `tab`.
struct Printed {
  var text: String
  var size = 10.0
  var bold = false
  var italic = false
  var left = 50.0
  var tab = 430.0
  var gap = 2.0
  var column = 0
  var uri: String?
  var rule = false

  static func heading(_ text: String, column: Int = 0) -> Printed {
    Printed(text: text, size: 14, bold: true, gap: 14, column: column, rule: true)
  }

  static func plain(_ text: String, gap: Double = 2) -> Printed { Printed(text: text, gap: gap) }
  static func bold(_ text: String, gap: Double = 8) -> Printed {
    Printed(text: text, bold: true, gap: gap)
  }
  static func item(_ text: String) -> Printed { Printed(text: "• " + text, left: 60) }

  /// Returns a one-page PDF with these lines, from top to bottom.
  static func document(_ lines: [Printed]) -> Document {
    var top = 40.0
    var block = 0
    let page = lines.map { line -> Line in
      top += line.gap
      if line.gap > 4 { block += 1 }
      var left = line.left
      var words: [Word] = []
      for (index, cell) in line.text.split(separator: "\t").enumerated() {
        if index > 0 { left = max(left + 20, line.tab) }
        for (place, part) in cell.split(separator: " ").enumerated() {
          let width = Double(part.unicodeScalars.count) * line.size / 2
          var style: Word.Style = line.bold ? .bold : []
          if line.italic { style.insert(.italic) }
          words.append(
            Word(
              text: String(part),
              box: Box(left: left, top: top, right: left + width, bottom: top + line.size),
              size: line.size, style: style, followsTab: index > 0 && place == 0, uri: line.uri))
          left += width + line.size / 4
        }
      }
      top += line.size
      return Line(
        words: words, block: block, column: line.column,
        role: line.text.hasPrefix("• ") ? .listItem(level: 0) : .body, hasRuleBelow: line.rule)
    }
    return Document(
      mediaType: .pdf, pages: [Page(size: .init(width: 600, height: 800), lines: page)])
  }

  /// Returns a plain text document, without sizes and boxes. Empty lines separate blocks.
  static func text(_ text: String) -> Document {
    var block = 0
    var lines: [Line] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        block += 1
        continue
      }
      var words: [Word] = []
      for (index, cell) in line.split(separator: "\t").enumerated() {
        for (place, part) in cell.split(separator: " ").enumerated() {
          words.append(Word(text: String(part), followsTab: index > 0 && place == 0))
        }
      }
      lines.append(Line(words: words, block: block))
    }
    return Document(mediaType: .text, pages: [Page(lines: lines)])
  }
}

func fragment(_ text: String) -> Fragment {
  Fragment(page: 0, line: 0, scalars: Array(text.unicodeScalars)[...])
}
