import Records

/// OpenDocument text (OASIS ODF 1.3 part 3) in its package (part 2).
enum ODTReader: DocumentReader {
  static let mediaType = MediaType.odt
  static let spokenName: String? = "ODT"
  static let extensions: Set<String> = ["odt", "ott"]

  /// The package's first entry is its media type (part 2, 3.3). Some writers omit it.
  static func recognize(_ content: DocumentContent) -> Certainty? {
    guard let archive = content.archive, archive.contains("content.xml") else { return nil }
    let type = "application/vnd.oasis.opendocument.text"
    if let entry = archive.prefix(of: "mimetype", count: 128) {
      return entry.starts(with: type.utf8) ? .certain : nil
    }
    guard let manifest = archive.prefix(of: "META-INF/manifest.xml", count: 1 << 16) else {
      return nil
    }
    return DocumentContent(manifest, name: nil)
      .contains("application/vnd.oasis.opendocument.text", within: manifest.count) ? .likely : nil
  }

  static func read(_ content: DocumentContent) throws(Failure) -> Document {
    guard let archive = content.archive, archive.entryCount <= ZipArchive.maximumEntries else {
      throw Failure("document_too_large", "the archive has too many entries", exit: .dataError)
    }
    guard let reader = XMLPullReader(archive, "content.xml") else {
      throw Failure(
        "unreadable_document", "the archive contains no readable text document", exit: .dataError)
    }
    var shared = ODTStyles()
    let margins = margins(archive, styles: &shared)
    let body = ODTStory(reader, styles: shared)
    body.readDocument()
    let warnings = try warnings(after: body)
    var builder = LineBuilder()
    for lines in margins.headers { builder.append(lines) }
    builder.append(builder.close(body.builder))
    for lines in body.notes + margins.footers { builder.append(lines) }
    return Document(
      mediaType: mediaType, pages: [builder.finish()], metadata: metadata(archive),
      warnings: warnings)
  }

  private static func warnings(after body: ODTStory) throws(Failure) -> [Document.Warning] {
    if body.builder.isFull || body.reader.fault == .tooLarge {
      throw Failure(
        "document_too_large", "the document is too large for a resume", exit: .dataError)
    }
    let fault = body.reader.fault
    guard fault != nil else { return [] }
    guard fault != .documentType, !body.builder.lines.isEmpty else {
      throw Failure(
        "unreadable_document", "the document's XML cannot be read", exit: .dataError)
    }
    return [Document.Warning("damaged", "the document is damaged; text may be missing")]
  }

  /// Reads the shared styles, and the headers and footers of the master pages, each text once.
  private static func margins(
    _ archive: ZipArchive, styles: inout ODTStyles
  ) -> (headers: [[Line]], footers: [[Line]]) {
    var (headers, footers): ([[Line]], [[Line]]) = ([], [])
    guard let reader = XMLPullReader(archive, "styles.xml") else { return (headers, footers) }
    var seen: Set<String> = []
    while let node = reader.next() {
      guard node == .start else { continue }
      switch reader.name {
      case "header", "header-left", "header-first", "footer", "footer-left", "footer-first":
        let isHeader =
          reader.name == "header" || reader.name == "header-left" || reader.name == "header-first"
        guard reader.attribute("display") != "false" else {
          reader.skip()
          continue
        }
        let story = ODTStory(reader, styles: styles, role: isHeader ? .header : .footer)
        story.readBlocks()
        var builder = LineBuilder()
        let lines = builder.close(story.builder)
        guard !lines.isEmpty, seen.insert(lines.map(\.text).joined(separator: "\n")).inserted else {
          continue
        }
        if isHeader { headers.append(lines) } else { footers.append(lines) }
      default: styles.read(reader)
      }
    }
    return (headers, footers)
  }

  /// Part 3, 4.3.
  private static func metadata(_ archive: ZipArchive) -> Document.Metadata {
    var metadata = Document.Metadata()
    guard let reader = XMLPullReader(archive, "meta.xml") else { return metadata }
    while let node = reader.next() {
      guard node == .start else { continue }
      switch reader.name {
      case "title": metadata.title = reader.elementText().nonBlank
      case "initial-creator": metadata.author = reader.elementText().nonBlank
      case "creator": metadata.author = metadata.author ?? reader.elementText().nonBlank
      case "language": metadata.language = reader.elementText().nonBlank
      case "generator": metadata.producer = reader.elementText().nonBlank
      default: continue
      }
    }
    return metadata
  }
}

extension MediaType {
  package static let odt = MediaType(rawValue: "application/vnd.oasis.opendocument.text")
}
