import Records

/// Rich Text Format (Microsoft's specification, version 1.9.1).
enum RTFReader: DocumentReader {
  static let mediaType = MediaType.rtf
  static let spokenName: String? = "RTF"
  static let extensions: Set<String> = ["rtf"]
  /// The largest document in bytes. Images are embedded as hexadecimal digits; text takes much
  /// less.
  private static let maximumBytes = 64 << 20

  static func recognize(_ content: DocumentContent) -> Certainty? {
    let start = content.bytes.prefix(64).drop {
      $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0 <= 0x20
    }
    return start.starts(with: "{\\rtf".utf8) ? .certain : nil
  }

  static func read(_ content: DocumentContent) throws(Failure) -> Document {
    guard content.bytes.count <= maximumBytes else {
      throw Failure(
        "document_too_large", "the document is too large for a resume", exit: .dataError)
    }
    var story = RTFStory()
    story.read(content.bytes)
    guard !story.isFull else {
      throw Failure(
        "document_too_large", "the document is too large for a resume", exit: .dataError)
    }
    var document = Document(mediaType: mediaType, pages: [story.finish()])
    document.metadata = story.metadata
    if story.isDamaged {
      document.warnings.append(
        Document.Warning("damaged", "the document is damaged; text may be missing"))
    }
    return document
  }
}

extension MediaType {
  /// The registered type; `text/rtf` is also in use.
  package static let rtf = MediaType(rawValue: "application/rtf")
}
