/// Parses the block structure of a Markdown text, line by line.
struct MarkdownBlocks {
  private let source: [Substring]
  private var builder = LineBuilder()
  private var definitions: [String: String] = [:]
  private var table = -1
  private var row = 0
  private var inTable = false

  init(_ text: String) {
    source = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for line in source {
      if let (label, target) = Self.definition(line) { definitions[label] = target }
    }
  }

  mutating func parse() -> Page {
    var fence: Substring?
    for (index, line) in source.enumerated() {
      let content = line.drop(while: \.isWhitespace)
      if let open = fence {
        if content.starts(with: open) {
          fence = nil
          builder.endBlock()
        } else {
          builder.append(content)
          builder.endLine()
        }
      } else if content.starts(with: "```") || content.starts(with: "~~~") {
        fence = content.prefix(3)
        builder.endBlock()
      } else {
        readLine(content, indent: line.count - content.count, next: following(index))
      }
    }
    return builder.finish()
  }

  private func following(_ index: Int) -> Substring {
    index + 1 < source.count ? source[index + 1].drop(while: \.isWhitespace) : ""
  }

  private mutating func readLine(_ line: Substring, indent: Int, next: Substring) {
    var content = line
    while content.first == ">" { content = content.dropFirst().drop(while: \.isWhitespace) }
    if content.first != "|" { inTable = false }
    if content.isEmpty {
      builder.role = .body
      builder.endBlock()
    } else if Self.definition(content) != nil {
      return
    } else if Self.isUnderline(content) {
      builder.endBlock()
      builder.ruleBelow()
    } else if content.first == "|" {
      readRow(content)
    } else if let (level, title) = Self.heading(content) {
      builder.endBlock()
      appendBlock(title, role: .heading(level: level))
    } else if let (marker, item) = Self.listItem(content) {
      builder.endBlock()
      builder.role = .listItem(level: indent / 2)
      builder.append(marker + " ")
      inline(item)
      builder.endLine()
    } else if Self.isUnderline(next), let mark = next.first, mark == "=" || mark == "-",
      builder.role == .body
    {
      builder.endBlock()
      appendBlock(content, role: .heading(level: mark == "=" ? 1 : 2))
    } else {
      inline(content)
      builder.endLine()
    }
  }

  private mutating func appendBlock(_ text: Substring, role: Line.Role) {
    builder.role = role
    inline(text)
    builder.endBlock()
    builder.role = .body
  }

  private mutating func inline(_ text: Substring) {
    MarkdownInline(definitions: definitions).append(text, to: &builder)
  }

  private mutating func readRow(_ line: Substring) {
    guard !line.allSatisfy({ "|:- ".contains($0) }) else { return }
    if !inTable {
      table += 1
      row = 0
      inTable = true
    }
    builder.endBlock()
    var body = line.dropFirst()
    while body.last?.isWhitespace == true { body.removeLast() }
    if body.last == "|" { body.removeLast() }
    for (column, cell) in body.split(separator: "|", omittingEmptySubsequences: false).enumerated()
    {
      builder.cell = Line.Cell(table: table, row: row, column: column)
      inline(cell)
      builder.endBlock()
    }
    builder.cell = nil
    row += 1
  }

  /// `---`, `***`, `___` and `===`: at least three marks.
  private static func isUnderline(_ line: Substring) -> Bool {
    guard let mark = line.first, "-*_=".contains(mark) else { return false }
    let marks = line.filter { !$0.isWhitespace }
    return marks.count >= 3 && marks.allSatisfy { $0 == mark }
  }

  private static func heading(_ line: Substring) -> (Int, Substring)? {
    let level = line.prefix { $0 == "#" }.count
    guard (1...6).contains(level) else { return nil }
    var title = line.dropFirst(level)
    guard title.isEmpty || title.first?.isWhitespace == true else { return nil }
    while let last = title.last, last == "#" || last.isWhitespace { title.removeLast() }
    return (level, title.drop(while: \.isWhitespace))
  }

  private static func listItem(_ line: Substring) -> (String, Substring)? {
    guard let first = line.first else { return nil }
    let rest = line.dropFirst()
    if "-*+•".contains(first), rest.first?.isWhitespace == true {
      return ("•", rest.drop(while: \.isWhitespace))
    }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    guard (1...3).contains(digits.count) else { return nil }
    let after = line.dropFirst(digits.count)
    guard let mark = after.first, mark == "." || mark == ")",
      after.dropFirst().first?.isWhitespace == true
    else { return nil }
    return ("\(digits)\(mark)", after.dropFirst().drop(while: \.isWhitespace))
  }

  /// A link reference definition, `[label]: target`.
  private static func definition(_ line: Substring) -> (label: String, target: String)? {
    guard line.first == "[", let end = line.firstRange(of: "]:") else { return nil }
    let label = line[line.index(after: line.startIndex)..<end.lowerBound]
    let target = line[end.upperBound...].split(whereSeparator: \.isWhitespace).first
    guard !label.isEmpty, !label.hasPrefix("^"), let target else { return nil }
    return (label.lowercased(), String(target))
  }
}
