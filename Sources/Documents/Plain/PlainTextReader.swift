import Records

/// Plain text: lines as written, blocks between empty lines, pages between form feeds.
enum PlainTextReader: DocumentReader {
  static let mediaType = MediaType.text
  static let spokenName: String? = "plain text"
  static let extensions: Set<String> = ["txt", "text"]

  static func recognize(_ content: DocumentContent) -> Certainty? {
    guard TextDecoding(Array(content.bytes.prefix(1 << 16))) != nil else { return nil }
    return content.fileExtension.map(extensions.contains) == true ? .byName : .possible
  }

  static func read(_ content: DocumentContent) throws(Failure) -> Document {
    let decoding = try TextDecoding.decode(content)
    var pages = decoding.text.split(separator: "\u{0C}", omittingEmptySubsequences: false)
      .map(page)
    while pages.count > 1, pages.last?.lines.isEmpty == true { pages.removeLast() }
    return Document(mediaType: mediaType, pages: pages, warnings: decoding.warnings)
  }

  private static func page(_ text: Substring) -> Page {
    var builder = LineBuilder()
    var items = IndentedItems()
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if line.allSatisfy(\.isWhitespace) {
        builder.endBlock()
        items = IndentedItems()
        continue
      }
      builder.role = items.isItem(line) ? .listItem(level: 0) : .body
      appendColumns(line, to: &builder)
      builder.endLine()
    }
    return builder.finish()
  }

  /// Three or more spaces separate columns, as a tab does.
  private static func appendColumns(_ line: Substring, to builder: inout LineBuilder) {
    var rest = line.drop(while: \.isWhitespace)
    while let gap = rest.firstRange(of: "   ") {
      builder.append(rest[..<gap.lowerBound])
      builder.tab()
      rest = rest[gap.upperBound...].drop(while: \.isWhitespace)
    }
    builder.append(rest)
  }
}

extension MediaType {
  package static let text = MediaType(rawValue: "text/plain")
}

extension TextDecoding {
  /// - Throws: `unknown_format` if the bytes are not text.
  static func decode(_ content: DocumentContent) throws(Failure) -> TextDecoding {
    guard let decoding = TextDecoding(content.bytes) else {
      throw Failure("unknown_format", "not text in any known encoding", exit: .dataError)
    }
    return decoding
  }

  var warnings: [Document.Warning] {
    isRepaired
      ? [Document.Warning("invalid_text", "some bytes are not valid in the text's encoding")] : []
  }
}
