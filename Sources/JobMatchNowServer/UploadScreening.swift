internal import HTTPTypes
internal import ServerKit

/// Refuses files that are not documents before a search is created for them.
enum UploadScreening {
  private static let extensions: Set<String> = [
    "pdf", "docx", "doc", "odt", "rtf", "html", "htm", "txt", "md", "markdown",
  ]
  private static let signatures: [[UInt8]] = [
    Array("%PDF-".utf8), Array("PK\u{03}\u{04}".utf8), Array("{\\rtf".utf8),
    [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1],
  ]

  /// - Throws: `APIError` 415 when neither content nor name are those of a document, 422 when only
  ///   the name is.
  static func check(_ content: [UInt8], fileName: String?, contentType: String?) throws(APIError) {
    let head = content.prefix(1024)
    if isPDF(head) || signatures.contains(where: head.starts) || isText(content) { return }
    let named = fileName?.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if extensions.contains(named) {
      throw APIError(
        .unprocessableContent, "unreadable_resume",
        "The file's content does not match its name.")
    }
    throw APIError(
      .unsupportedMediaType, "unsupported_media_type",
      "Send a PDF, Word, OpenDocument, RTF, HTML or text file.")
  }

  /// Readers look for the header within the first 1,024 bytes (ISO 32000-1, annex H.3).
  private static func isPDF(_ head: ArraySlice<UInt8>) -> Bool {
    head.indices.contains { head[$0...].starts(with: "%PDF-".utf8) }
  }

  /// Text in any encoding has no control characters except white space. UTF-16 starts with a byte
  /// order mark.
  private static func isText(_ content: [UInt8]) -> Bool {
    if content.starts(with: [0xFF, 0xFE]) || content.starts(with: [0xFE, 0xFF]) { return true }
    return content.prefix(4096).allSatisfy {
      $0 >= 0x20 || (0x08...0x0D).contains($0) || $0 == 0x1B
    }
  }
}
