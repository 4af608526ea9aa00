/// The readable text of HTML: paragraphs and headings on lines of their own, list items with a dash.
enum HTMLText {
  private static let blocks: Set<String> = [
    "p", "div", "section", "article", "header", "footer", "main", "aside", "h1", "h2", "h3", "h4",
    "h5", "h6", "ul", "ol", "table", "tr", "blockquote", "pre", "dl", "dt", "dd", "hr", "form",
  ]

  /// Elements with an empty line before and after them.
  private static let paragraphs: Set<String> = [
    "p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "table", "blockquote",
  ]

  private static let hidden: Set<String> = ["script", "style", "head", "template", "noscript"]

  /// Returns the text of a fragment or a page. Text without tags is returned with its line breaks.
  static func plain(_ html: String) -> String {
    let source = unescaped(html)
    guard looksLikeMarkup(source) else { return tidied(CharacterReferences.decoded(source)) }
    var text = TextBuilder()
    var skipped: String?
    for token in MarkupScanner(source) {
      switch token {
      case .start(let name, _, let isClosed):
        if skipped != nil { continue }
        if hidden.contains(name), !isClosed {
          skipped = name
        } else if name == "br" {
          text.breakLine()
        } else if name == "li" {
          text.startLine()
          text.append("- ")
        } else if name == "td" || name == "th" {
          text.append(" ")
        } else if paragraphs.contains(name) {
          text.startParagraph()
        } else if blocks.contains(name) {
          text.startLine()
        }
      case .end(let name):
        if skipped == name { skipped = nil }
        if skipped != nil { continue }
        if paragraphs.contains(name) {
          text.startParagraph()
        } else if blocks.contains(name) || name == "li" {
          text.startLine()
        }
      case .text(let own): if skipped == nil { text.append(own) }
      }
    }
    return tidied(text.text)
  }

  /// Some feeds escape their HTML: `&lt;p&gt;`.
  private static func unescaped(_ html: String) -> String {
    html.contains("&lt;") && !html.contains("<") ? CharacterReferences.decoded(html) : html
  }

  private static func looksLikeMarkup(_ text: String) -> Bool {
    MarkupScanner(text).contains { token in
      if case .text = token { false } else { true }
    }
  }

  /// Removes spaces at the ends of lines, and empty lines beyond one.
  private static func tidied(_ text: String) -> String {
    var lines: [Substring] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let trimmed = line.trimmed
      if trimmed.isEmpty, lines.last?.isEmpty ?? true { continue }
      lines.append(trimmed)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private struct TextBuilder {
    private(set) var text = ""
    private var endsInSpace = true

    /// Adds text whose white space is one space each.
    mutating func append(_ own: String) {
      for scalar in own.unicodeScalars {
        if scalar.properties.isWhitespace {
          if !endsInSpace { text.append(" ") }
          endsInSpace = true
        } else if scalar != "\u{AD}", scalar != "\u{200B}" {
          text.unicodeScalars.append(scalar)
          endsInSpace = false
        }
      }
    }

    mutating func breakLine() {
      text.append("\n")
      endsInSpace = true
    }

    mutating func startLine() { if !text.isEmpty, text.last != "\n" { breakLine() } }

    mutating func startParagraph() {
      startLine()
      if !text.isEmpty, !text.hasSuffix("\n\n") { breakLine() }
    }
  }
}

extension Substring {
  /// Without white space at both ends.
  var trimmed: Substring {
    var rest = self
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return rest
  }
}

extension String {
  var trimmed: String { String(self[...].trimmed) }
}
