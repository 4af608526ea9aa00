import Documents

/// An entry to the readers of documents: hostile bytes in the smallest document that passes them to
/// one reader.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// A whole file: header, xref, trailer, object streams, repair.
  case pdf
  /// The dictionaries of a page, its fonts and annotations.
  case pdfObjects = "pdf-objects"
  /// An xref table or stream and trailer after valid objects.
  case pdfXref = "pdf-xref"
  /// A content stream.
  case pdfContent = "pdf-content"
  /// An embedded font program. The first byte selects how the font uses it.
  case pdfFont = "pdf-font"
  /// A ToUnicode map and the embedded CMap of a composite font.
  case pdfCMap = "pdf-cmap"
  /// An encoded stream. The first byte selects the filter.
  case pdfFilter = "pdf-filter"
  /// A whole ZIP archive.
  case archive
  /// The story of a Word document.
  case docx
  /// Its styles and its numbering.
  case docxStyles = "docx-styles"
  /// The content of an OpenDocument text.
  case odt
  case rtf
  case html
  case markdown

  /// Reads the input as users' documents are read. It returns for any input.
  /// - Returns: Whether a document was read.
  @discardableResult
  package func run(_ input: [UInt8]) -> Bool {
    let (bytes, name) = document(around: input)
    return (try? DocumentReading.read(bytes, name: name)) != nil
  }

  private func document(around input: [UInt8]) -> (bytes: [UInt8], name: String) {
    switch self {
    case .pdf: (input, "a.pdf")
    case .pdfObjects: (PDFInputs.objects(input), "a.pdf")
    case .pdfXref: (PDFInputs.xref(input), "a.pdf")
    case .pdfContent: (PDFInputs.content(input), "a.pdf")
    case .pdfFont: (PDFInputs.font(input), "a.pdf")
    case .pdfCMap: (PDFInputs.map(input), "a.pdf")
    case .pdfFilter: (PDFInputs.filter(input), "a.pdf")
    case .archive: (input, "a.docx")
    case .docx: (ArchiveInputs.word(story: input), "a.docx")
    case .docxStyles: (ArchiveInputs.word(styles: input), "a.docx")
    case .odt: (ArchiveInputs.openDocument(content: input), "a.odt")
    case .rtf: (input, "a.rtf")
    case .html: (input, "a.html")
    case .markdown: (input, "a.md")
    }
  }
}
