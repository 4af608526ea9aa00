/// Parses the inline marks of Markdown: emphasis, code, links, images, escapes, HTML tags.
struct MarkdownInline {
  /// The targets of link reference definitions, by label in lower case.
  let definitions: [String: String]
  /// Links and emphasis nested deeper than this are text.
  private static let maximumDepth = 8

  func append(_ text: Substring, to builder: inout LineBuilder) {
    append(text, to: &builder, depth: 0)
  }

  private func append(_ text: Substring, to builder: inout LineBuilder, depth: Int) {
    guard depth < Self.maximumDepth else {
      builder.append(text)
      return
    }
    var plain = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      guard let (span, end) = mark(in: text, at: index) else {
        index = text.index(after: index)
        continue
      }
      builder.append(text[plain..<index])
      let outer = builder.format
      switch span {
      case .text(let literal): builder.append(literal)
      case .styled(let inner, let style):
        builder.format.style.formUnion(style)
        append(inner, to: &builder, depth: depth + 1)
      case .link(let inner, let target):
        builder.format.uri = target
        append(inner, to: &builder, depth: depth + 1)
      case .lineBreak: builder.endLine()
      }
      builder.format = outer
      index = end
      plain = end
    }
    builder.append(text[plain...])
  }

  private enum Span {
    case text(Substring)
    case styled(Substring, Word.Style)
    case link(Substring, target: String)
    case lineBreak
  }

  private func mark(in text: Substring, at index: String.Index) -> (Span, String.Index)? {
    let rest = text[index...]
    switch rest.first {
    case "\\":
      let next = rest.dropFirst()
      guard let escaped = next.first, escaped.isPunctuation || escaped.isSymbol else { return nil }
      return (.text(next.prefix(1)), next.index(after: next.startIndex))
    case "`":
      let ticks = rest.prefix { $0 == "`" }
      let body = rest.dropFirst(ticks.count)
      guard let end = body.firstRange(of: ticks) else { return nil }
      return (.text(body[..<end.lowerBound]), end.upperBound)
    case "*", "_": return emphasis(in: text, at: index)
    case "!": return rest.dropFirst().first == "[" ? link(rest.dropFirst(), isImage: true) : nil
    case "[": return link(rest, isImage: false)
    case "<": return tag(rest)
    default: return nil
    }
  }

  private func emphasis(in text: Substring, at index: String.Index) -> (Span, String.Index)? {
    guard let mark = text[index...].first else { return nil }
    let run = text[index...].prefix { $0 == mark }
    let body = text[run.endIndex...]
    guard run.count <= 3, body.first?.isWhitespace == false else { return nil }
    if mark == "_", index > text.startIndex {
      let before = text[text.index(before: index)]
      guard !before.isLetter, !before.isNumber else { return nil }
    }
    guard let end = body.firstRange(of: run), end.lowerBound > body.startIndex,
      !body[body.index(before: end.lowerBound)].isWhitespace
    else { return nil }
    if mark == "_", let after = text[end.upperBound...].first, after.isLetter || after.isNumber {
      return nil
    }
    let style: Word.Style = run.count == 1 ? .italic : run.count == 2 ? .bold : [.bold, .italic]
    return (.styled(body[..<end.lowerBound], style), end.upperBound)
  }

  private func link(_ rest: Substring, isImage: Bool) -> (Span, String.Index)? {
    guard let close = closing("]", of: "[", in: rest) else { return nil }
    let label = rest[rest.index(after: rest.startIndex)..<close]
    let after = rest[rest.index(after: close)...]
    if after.first == "(", let end = closing(")", of: "(", in: after) {
      let inside = after[after.index(after: after.startIndex)..<end]
      let target = inside.split(whereSeparator: \.isWhitespace).first ?? ""
      let uri = String(target.drop { $0 == "<" }.prefix { $0 != ">" })
      let span: Span =
        isImage || uri.isEmpty || uri.hasPrefix("#")
        ? .styled(label, []) : .link(label, target: uri)
      return (span, after.index(after: end))
    }
    var key = label
    var end = after.startIndex
    if after.first == "[", let second = closing("]", of: "[", in: after) {
      let explicit = after[after.index(after: after.startIndex)..<second]
      if !explicit.isEmpty { key = explicit }
      end = after.index(after: second)
    }
    guard let target = definitions[key.lowercased()] else { return nil }
    return (isImage ? .styled(label, []) : .link(label, target: target), end)
  }

  /// The index of the bracket that closes the one at the start of `text`.
  private func closing(
    _ close: Character, of open: Character, in text: Substring
  ) -> String.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == open { depth += 1 }
      if text[index] == close {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  /// Parses an autolink, or skips an HTML tag or comment.
  private func tag(_ rest: Substring) -> (Span, String.Index)? {
    if rest.hasPrefix("<!--"), let end = rest.firstRange(of: "-->") {
      return (.text(""), end.upperBound)
    }
    guard let close = rest.firstIndex(of: ">") else { return nil }
    let inside = rest[rest.index(after: rest.startIndex)..<close]
    let end = rest.index(after: close)
    if !inside.contains(where: \.isWhitespace) {
      if inside.contains("://") || inside.hasPrefix("mailto:") {
        return (.link(inside, target: String(inside)), end)
      }
      if inside.contains("@") { return (.link(inside, target: "mailto:\(inside)"), end) }
    }
    guard let first = inside.first, first.isLetter || first == "/" else { return nil }
    return (inside.lowercased().hasPrefix("br") ? .lineBreak : .text(""), end)
  }
}
