package import Records

/// Reads a document of any known format from bytes: the type is found by content.
package enum DocumentReading {
  /// Sorted by name; the order has no other meaning.
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

  /// - Parameter name: the file's name; only its extension is used, for a warning when it does not
  ///   fit the content.
  /// - Parameter password: opens encrypted documents; without one the empty one is tried.
  /// - Parameter pages: the pages to read; a format without pages is one page.
  /// - Throws: `Failure` with exit 65 and code `empty_file`, `unknown_format`,
  ///   `unreadable_document`, `encrypted_document`, `document_too_large` `no_such_page`,
  ///   `missing_library`, or `unsupported_format` for what a converter must read first.
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
        hint: "\(spokenNames) are read", exit: .dataError)
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

  /// What the content is; nil when no reader knows it.
  package static func mediaType(of bytes: [UInt8], name: String?) -> MediaType? {
    reader(for: DocumentContent(bytes, name: name))?.mediaType
  }

  /// The lines of a document that stands in another; none when it cannot be read, or when documents
  /// stand in each other without end.
  static func lines(embedded content: DocumentContent) -> [Line] {
    guard content.depth <= maximumDepth, let reader = reader(for: content),
      let document = try? reader.read(content)
    else { return [] }
    var flow = FlowBuilder()
    for page in document.pages { flow.append(page.lines) }
    return flow.lines
  }

  private static let maximumDepth = 3

  /// The formats that are read, as a list in a sentence.
  private static var spokenNames: String {
    let names = readers.compactMap { $0.spokenName }.sorted { $0.lowercased() < $1.lowercased() }
    guard let last = names.last else { return "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  private static func reader(for content: DocumentContent) -> (any DocumentReader.Type)? {
    var best: (reader: any DocumentReader.Type, certainty: Certainty)?
    for reader in readers {
      guard let certainty = reader.recognize(content) else { continue }
      // A signature leaves nothing to ask, and asking whether bytes are text costs most.
      if certainty == .certain { return reader }
      if let found = best, found.certainty >= certainty { continue }
      best = (reader, certainty)
    }
    return best?.reader
  }
}
