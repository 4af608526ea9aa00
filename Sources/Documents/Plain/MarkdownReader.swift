import Records

/// Markdown (CommonMark 0.31 and GitHub's tables): headings, lists, links, emphasis. The marks are
/// dropped.
enum MarkdownReader: DocumentReader {
  static let mediaType = MediaType.markdown
  static let spokenName: String? = "Markdown"
  static let extensions = ownExtensions.union(PlainTextReader.extensions)
  private static let ownExtensions: Set<String> = ["md", "markdown", "mdown", "mkd"]

  static func recognize(_ content: DocumentContent) -> Certainty? {
    if let name = content.fileExtension, !extensions.contains(name) { return nil }
    guard let text = TextDecoding(Array(content.bytes.prefix(1 << 16)))?.text else { return nil }
    guard let name = content.fileExtension else {
      return looksLikeMarkdown(text, headings: 1) ? .byName : nil
    }
    if ownExtensions.contains(name) { return .byName }
    return looksLikeMarkdown(text, headings: headingsInText) ? .likely : nil
  }

  /// How many headings a file named as plain text has to have to be Markdown.
  private static let headingsInText = 2

  static func read(_ content: DocumentContent) throws(Failure) -> Document {
    let decoding = try TextDecoding.decode(content)
    var parser = MarkdownBlocks(decoding.text)
    let page = parser.parse()
    return Document(mediaType: mediaType, pages: [page], warnings: decoding.warnings)
  }

  /// Markdown has headings together with links or bullets; a single `#` line also occurs in other
  /// text.
  ///
  /// - Parameter minimum: the least number of headings.
  private static func looksLikeMarkdown(_ text: String, headings minimum: Int) -> Bool {
    var headings = 0
    var others = 0
    for line in text.split(whereSeparator: \.isNewline) {
      if line.starts(with: "# ") || line.starts(with: "## ") || line.starts(with: "### ")
        || line.starts(with: "**") && line.hasSuffix("**")
      {
        headings += 1
      } else if line.contains("](") || line.contains("**") || line.starts(with: "- ")
        || line.starts(with: "* ")
      {
        others += 1
      }
    }
    return headings >= minimum && others > 0
  }
}

extension MediaType {
  package static let markdown = MediaType(rawValue: "text/markdown")
}
