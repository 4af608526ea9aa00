import DocumentFixtures

extension FuzzTarget {
  /// Valid and nearly valid inputs that mutation starts from.
  package var seeds: [[UInt8]] {
    switch self {
    case .pdf: Seeds.files
    case .pdfObjects: Seeds.objects.map { Array($0.utf8) }
    case .pdfXref: Seeds.xrefs.map { Array($0.utf8) }
    case .pdfContent: Seeds.contents.map { Array($0.utf8) }
    case .pdfFont: Seeds.fonts
    case .pdfCMap: Seeds.maps.map { Array($0.utf8) }
    case .pdfFilter: Seeds.encoded
    case .archive:
      [
        ArchiveInputs.word(story: Array(Seeds.story.utf8)),
        DocxFixture(ArchiveInputs.wordBody).bytes,
      ]
    case .docx: [Array(Seeds.story.utf8)]
    case .docxStyles:
      [ArchiveInputs.wordStyles, ArchiveInputs.wordNumbering].map {
        Array("<w:x xmlns:w='\(Seeds.wordSpace)'>\($0)</w:x>".utf8)
      }
    case .odt: [Array(Seeds.odt.utf8)]
    case .rtf: Seeds.rtf.map { Array($0.utf8) }
    case .html: Seeds.html.map { Array($0.utf8) }
    case .markdown: [Array(Seeds.markdown.utf8)]
    }
  }
}
