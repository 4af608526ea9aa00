import Documents

/// One way into the readers of documents: hostile bytes, and the smallest document around them that
/// brings them there.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// A whole file: header, xref, trailer, object streams, repair.
  case pdf
  /// The dictionaries of a page, its fonts and annotations.
  case pdfObjects = "pdf-objects"
  /// Xref table or stream and trailer behind sound objects.
  case pdfXref = "pdf-xref"
  /// A content stream.
  case pdfContent = "pdf-content"
  /// An embedded font program; the first byte chooses how the font uses it.
  case pdfFont = "pdf-font"
  /// A ToUnicode map and the embedded CMap of a composite font.
  case pdfCMap = "pdf-cmap"
  /// An encoded stream; the first byte chooses the filter.
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

  /// Reads the input as users' documents are read. Whatever is in it: this returns.
  /// - Returns: whether a document came out.
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
