import COnDemand
import Records

/// HTML (the elements of the Living Standard, libxml2's parser): blocks, headings, lists, tables,
/// links. Scripts, styles and hidden elements are skipped.
enum HTMLReader: DocumentReader {
  static let mediaType = MediaType.html
  static let spokenName: String? = "HTML"
  static let extensions: Set<String> = ["html", "htm", "xhtml"]
  /// The largest page in bytes. A tree takes many times the memory of its text.
  private static let maximumBytes = 8 << 20

  static func recognize(_ content: DocumentContent) -> Certainty? {
    let head = content.bytes.prefix(2048)
    guard head.first(where: isInk) == UInt8(ascii: "<"),
      let start = TextDecoding(Array(head))?.text.lowercased()
    else { return nil }
    let body = start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    guard body.first == "<" else { return nil }
    if body.hasPrefix("<!doctype html") || body.hasPrefix("<html") { return .certain }
    if body.contains("<html") || body.contains("<!doctype html") { return .likely }
    let isNamed = content.fileExtension.map(extensions.contains) == true
    return isNamed || ["<body", "<div", "<p>", "<h1", "<table"].contains(where: body.hasPrefix)
      ? .likely : nil
  }

  /// Whether a byte is neither white space nor part of a byte order mark in any encoding.
  private static func isInk(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF: false
    default: true
    }
  }

  static func read(_ content: DocumentContent) throws(Failure) -> Document {
    guard content.bytes.count <= maximumBytes else {
      throw Failure(
        "document_too_large", "the page is too large for a resume", exit: .dataError)
    }
    try SystemLibrary.libxml2.load()
    let isUTF8 = UTF8Census(content.bytes).invalid == 0
    let tree = jm_html_parse(content.bytes, Int32(content.bytes.count), isUTF8 ? 1 : 0)
    guard let tree else {
      throw Failure("unreadable_document", "the page cannot be read", exit: .dataError)
    }
    defer { jm_html_free(tree) }
    var walk = HTMLWalk()
    walk.read(jm_html_root(tree))
    var document = Document(mediaType: mediaType, pages: [walk.builder.finish()])
    document.metadata.title = walk.title?.nonBlank
    document.metadata.language = walk.language
    return document
  }
}

extension MediaType {
  package static let html = MediaType(rawValue: "text/html")
}
