import PDF
import Records

/// PDF (ISO 32000-2) through the project's own text engine.
enum PDFReader: DocumentReader {
  static let mediaType = MediaType.pdf
  static let spokenName: String? = "PDF"
  static let extensions: Set<String> = ["pdf"]
  /// The pages after this many words are left out, with a warning. A resume has about a thousand
  /// words; a million take about the 256 MB that a worker may use.
  private static let maximumWords = 1_000_000
  private static let header: StaticString = "%PDF-"
  /// Readers accept a header that ends within the first 1,024 bytes and the five of its own (ISO
  /// 32000-1, annex H.3, note 13).
  private static let headerLimit = 1024 + header.utf8CodeUnitCount

  /// Without a header, a file named `.pdf` is recognized by its objects.
  static func recognize(_ content: DocumentContent) -> Certainty? {
    // The header may follow a byte-order mark.
    if content.contains(header, within: 3 + header.utf8CodeUnitCount) { return .certain }
    if content.contains(header, within: headerLimit) { return .likely }
    let isNamed = content.fileExtension.map(extensions.contains) == true
    return isNamed && content.contains("endobj", within: content.bytes.count) ? .likely : nil
  }

  static func read(_ content: DocumentContent) throws(Failure) -> Document {
    try content.bytes.withUnsafeBufferPointer { (bytes) throws(Failure) in
      let pdf: PDFDocument
      do throws(PDFError) {
        pdf = try PDFDocument(borrowing: bytes, password: content.password)
      } catch {
        throw failure(error)
      }
      return try read(pdf, content.pages)
    }
  }

  private static func read(
    _ pdf: PDFDocument, _ selection: PageSelection
  ) throws(Failure) -> Document {
    var document = Document(mediaType: mediaType, pages: [])
    document.metadata = Document.Metadata(
      title: pdf.metadata.title?.nonBlank, author: pdf.metadata.author?.nonBlank,
      producer: pdf.metadata.producer?.nonBlank, language: pdf.metadata.language?.nonBlank)
    document.pageCount = pdf.pageCount
    var words = 0
    for index in 0..<pdf.pageCount where selection.contains(index + 1) {
      guard words < maximumWords else {
        document.warnings.append(
          Document.Warning("truncated", "only the first \(index) pages were read"))
        break
      }
      do throws(PDFError) {
        let glyphs = SeparateAccents.composed(try pdf.page(index))
        var page = PageLayout.page(DoubledGlyphs.removed(from: glyphs))
        page.number = index + 1
        words += page.lines.reduce(0) { $0 + $1.words.count }
        document.pages.append(page)
      } catch {
        guard words > 0 else { throw failure(error) }
        document.warnings.append(
          Document.Warning("truncated", "only the first \(index) pages were read: \(error.message)")
        )
        break
      }
    }
    RepeatedLines.mark(&document.pages)
    if words == 0, !document.pages.isEmpty {
      document.warnings.append(
        Document.Warning("no_text_layer", "the pages contain no text; they may be scans"))
    }
    if pdf.wasRepaired {
      document.warnings.append(
        Document.Warning("repaired", "the file is damaged and was read by scanning for objects"))
    }
    return document
  }

  private static func failure(_ error: PDFError) -> Failure {
    switch error.code {
    case .notPDF:
      Failure("unknown_format", error.message, exit: .dataError)
    case .wrongPassword:
      Failure(
        "encrypted_document", error.message, hint: "give its password",
        exit: .dataError)
    case .unsupportedEncryption:
      Failure("encrypted_document", error.message, exit: .dataError)
    case .limitExceeded:
      Failure("document_too_large", error.message, exit: .dataError)
    default:
      Failure("unreadable_document", error.message, exit: .dataError)
    }
  }
}

extension MediaType {
  package static let pdf = MediaType(rawValue: "application/pdf")
}
