import Records

/// Office Open XML word processing documents (ECMA-376 part 1, transitional and strict), including
/// templates and documents with macros, which are never run.
enum DOCXReader: DocumentReader {
  static let mediaType = MediaType.docx
  static let spokenName: String? = "DOCX"
  static let extensions: Set<String> = ["docx", "docm", "dotx", "dotm"]

  static func recognize(_ content: DocumentContent) -> Certainty? {
    guard let archive = content.archive else { return nil }
    if archive.contains("word/document.xml") { return .certain }
    guard archive.contains("[Content_Types].xml"),
      let types = archive.prefix(of: "[Content_Types].xml", count: 1 << 16)
    else { return nil }
    let isWord = DocumentContent(types, name: nil)
      .contains("wordprocessingml.document.main+xml", within: types.count)
    return isWord ? .certain : nil
  }

  static func read(_ content: DocumentContent) throws(Failure) -> Document {
    guard let archive = content.archive, archive.entryCount <= ZipArchive.maximumEntries else {
      throw Failure("document_too_large", "the archive has too many entries", exit: .dataError)
    }
    let package = OOXMLPackage(archive: archive, depth: content.depth)
    guard let main = package.mainPart(), let reader = XMLPullReader(archive, main) else {
      throw Failure(
        "unreadable_document", "the archive contains no readable Word document", exit: .dataError)
    }
    let relationships = package.relationships(of: main)
    let definitions = WordDefinitions(archive, relationships: relationships)
    let body = WordStory(
      reader, package: package, relationships: relationships, definitions: definitions)
    while let node = reader.next(), node != .start || reader.name != "document" {}
    body.readBlocks()
    let warnings = try warnings(after: body)

    var builder = LineBuilder()
    let parts = Parts(package: package, relationships: relationships, definitions: definitions)
    let sections = body.sections
    for lines in parts.distinct(sections, \.headers, role: .header) { builder.append(lines) }
    builder.append(builder.close(body.builder))
    for lines in parts.notes(body.notes) { builder.append(lines) }
    for lines in parts.distinct(sections, \.footers, role: .footer) { builder.append(lines) }
    return Document(
      mediaType: mediaType, pages: [builder.finish()], metadata: package.metadata(),
      warnings: warnings)
  }

  private static func warnings(after body: WordStory) throws(Failure) -> [Document.Warning] {
    if body.builder.isFull || body.reader.fault == .tooLarge {
      throw Failure(
        "document_too_large", "the document is too large for a resume", exit: .dataError)
    }
    let fault = body.reader.fault
    guard fault != nil else { return [] }
    guard fault != .documentType, body.shown > 0 else {
      throw Failure(
        "unreadable_document", "the document's XML cannot be read", exit: .dataError)
    }
    return [Document.Warning("damaged", "the document is damaged; text may be missing")]
  }
}

extension MediaType {
  package static let docx = MediaType(
    rawValue: "application/vnd.openxmlformats-officedocument.wordprocessingml.document")
}

extension DOCXReader {
  /// The stories other than the body.
  private struct Parts {
    let package: OOXMLPackage
    let relationships: OOXMLPackage.Relationships
    let definitions: WordDefinitions

    /// The headers or footers that are shown, each text once, those of the first page first.
    func distinct(
      _ sections: [WordSection], _ kind: KeyPath<WordSection, [(kind: String, id: String)]>,
      role: Line.Role
    ) -> [[Line]] {
      var seen: Set<String> = []
      var found: [[Line]] = []
      for section in sections {
        for wanted in ["first", "default", "even"] where wanted != "first" || section.hasTitlePage {
          for reference in section[keyPath: kind] where reference.kind == wanted {
            guard let part = relationships[reference.id], !part.isExternal,
              let lines = story(part.target, role: role), !lines.isEmpty,
              seen.insert(lines.map(\.text).joined(separator: "\n")).inserted
            else { continue }
            found.append(lines)
          }
        }
      }
      return found
    }

    private func story(_ part: String, role: Line.Role) -> [Line]? {
      guard let reader = XMLPullReader(package.archive, part) else { return nil }
      let story = WordStory(
        reader, package: package, relationships: package.relationships(of: part),
        definitions: definitions, role: role)
      while let node = reader.next(), node != .start {}
      story.readBlocks()
      var builder = LineBuilder()
      return builder.close(story.builder)
    }

    /// The notes that the body refers to, each after its number.
    func notes(_ references: [WordStory.NoteReference]) -> [[Line]] {
      var found: [WordStory.NoteReference: [Line]] = [:]
      let numbers = Dictionary(
        zip(references, 1...), uniquingKeysWith: { first, _ in first })
      for part in Set(references.map(\.part)) {
        guard let target = relationships.first(part)?.target,
          let reader = XMLPullReader(package.archive, target)
        else { continue }
        let links = package.relationships(of: target)
        while let node = reader.next() {
          guard node == .start, reader.name == "footnote" || reader.name == "endnote",
            let id = reader.attribute("id")
          else { continue }
          let reference = WordStory.NoteReference(part: part, id: id)
          guard let number = numbers[reference] else { continue }
          let story = WordStory(
            reader, package: package, relationships: links, definitions: definitions,
            role: .footnote)
          story.builder.append("\(number) ")
          story.builder.role = .footnote
          story.readBlocks()
          var builder = LineBuilder()
          found[reference] = builder.close(story.builder)
        }
      }
      return references.compactMap { found[$0] }
    }
  }
}
