package import Records

/// Reads documents of all formats. The format is recognized by content.
package enum DocumentReading {
  /// Sorted by name. The order has no other meaning.
  static let readers: [any DocumentReader.Type] = [
    DOCReader.self,
    DOCXReader.self,
    HTMLReader.self,
    JPEGReader.self,
    MarkdownReader.self,
    ODTReader.self,
    PDFReader.self,
    PNGReader.self,
    PlainTextReader.self,
    RTFReader.self,
    TIFFReader.self,
  ]

  /// - Parameter name: The file's name. Only its extension is used, for a warning if it does not
  ///   match the content.
  /// - Parameter password: The password of encrypted documents. Without one, the empty one is
  ///   tried.
  /// - Parameter pages: The pages to read. A format without pages has one page.
  /// - Throws: `Failure` with exit 65 and code `empty_file`, `unknown_format`,
  ///   `unreadable_document`, `encrypted_document`, `document_too_large` `no_such_page`,
  ///   `missing_library`, or `unsupported_format` for formats that must be converted first.
  package static func read(
    _ bytes: [UInt8], name: String?, password: [UInt8]? = nil, pages: PageSelection = .all
  ) throws(Failure) -> Document {
    guard !bytes.isEmpty else {
      throw Failure("empty_file", "the file is empty", exit: .dataError)
    }
    if ZipArchive.hasSignature(bytes) {
      try SystemLibrary.libzip.load()
      try SystemLibrary.libxml2.load()
    }
    let content = DocumentContent(bytes, name: name, password: password, pages: pages)
    guard let reader = reader(for: content) else {
      throw Failure(
        "unknown_format", "not a known document format",
        hint: "\(spokenNames) are supported", exit: .dataError)
    }
    var document = try reader.read(content)
    if pages != .all { try document.keep(pages) }
    if let fileExtension = content.fileExtension, !reader.extensions.contains(fileExtension),
      readers.contains(where: { $0.extensions.contains(fileExtension) })
    {
      document.warnings.insert(
        Document.Warning(
          "extension_mismatch",
          "the file is named .\(fileExtension), but its content is \(reader.mediaType.rawValue)"),
        at: 0)
    }
    return document
  }

  /// The type of the content; nil if no reader recognizes it.
  package static func mediaType(of bytes: [UInt8], name: String?) -> MediaType? {
    reader(for: DocumentContent(bytes, name: name))?.mediaType
  }

  /// The lines of an embedded document; none if it cannot be read, or if embedded documents contain
  /// others endlessly.
  static func lines(embedded content: DocumentContent) -> [Line] {
    guard content.depth <= maximumDepth, let reader = reader(for: content),
      let document = try? reader.read(content)
    else { return [] }
    var builder = LineBuilder()
    for page in document.pages { builder.append(page.lines) }
    return builder.lines
  }

  private static let maximumDepth = 3

  /// The formats that can be read, as a list in a sentence.
  private static var spokenNames: String {
    let names = readers.compactMap { $0.spokenName }.sorted { $0.lowercased() < $1.lowercased() }
    guard let last = names.last else { return "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  private static func reader(for content: DocumentContent) -> (any DocumentReader.Type)? {
    var best: (reader: any DocumentReader.Type, certainty: Certainty)?
    for reader in readers {
      guard let certainty = reader.recognize(content) else { continue }
      // A signature settles the question, and testing whether bytes are text takes longest.
      if certainty == .certain { return reader }
      if let found = best, found.certainty >= certainty { continue }
      best = (reader, certainty)
    }
    return best?.reader
  }
}
