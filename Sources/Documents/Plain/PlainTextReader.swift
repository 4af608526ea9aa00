import Records

/// Plain text: lines as they stand, blocks between empty lines, pages between form feeds.
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
    var flow = FlowBuilder()
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if line.allSatisfy(\.isWhitespace) {
        flow.endBlock()
        continue
      }
      appendColumns(line, to: &flow)
      flow.endLine()
    }
    return flow.finish()
  }

  /// Three spaces and more separate columns, as a tab does.
  private static func appendColumns(_ line: Substring, to flow: inout FlowBuilder) {
    var rest = line.drop(while: \.isWhitespace)
    while let gap = rest.firstRange(of: "   ") {
      flow.append(rest[..<gap.lowerBound])
      flow.tab()
      rest = rest[gap.upperBound...].drop(while: \.isWhitespace)
    }
    flow.append(rest)
  }
}

extension MediaType {
  package static let text = MediaType(rawValue: "text/plain")
}

extension TextDecoding {
  /// - Throws: `unknown_format` when the bytes are no text.
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
