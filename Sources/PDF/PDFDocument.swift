/// A PDF file (ISO 32000-2) that is read for its text.
///
/// Objects are parsed when they are first needed. Damaged files are repaired as far as possible.
package struct PDFDocument {
  private let contents: Contents

  /// - Parameter password: The user or owner password. Without one, or if it is wrong, the empty
  ///   password is tried.
  /// - Throws: `notPDF` if the bytes contain no part of a PDF, `damaged` if no page can be found,
  ///   `wrongPassword`, `unsupportedEncryption` and `limitExceeded`.
  package init(
    _ bytes: [UInt8], password: [UInt8]? = nil, limits: PDFLimits = PDFLimits()
  ) throws(PDFError) {
    let arena = ByteArena()
    contents = try Contents(arena.copy(bytes), arena, password: password, limits: limits)
  }

  /// Reads a file without copying it.
  /// - Parameter bytes: The file. The memory must remain valid and unchanged during the life of
  ///   this document.
  /// - Throws: The same errors as the other initializer.
  package init(
    borrowing bytes: UnsafeBufferPointer<UInt8>, password: [UInt8]? = nil,
    limits: PDFLimits = PDFLimits()
  ) throws(PDFError) {
    let file = bytes.baseAddress.map { ByteRun(base: $0, count: bytes.count) } ?? .empty
    contents = try Contents(file, ByteArena(), password: password, limits: limits)
  }

  package var pageCount: Int { contents.pages.count }

  /// Whether the file is encrypted, even if the empty password opened it.
  package var isEncrypted: Bool { contents.isEncrypted }

  /// Whether the xref table was damaged and objects were found by scanning the file. Reading a page
  /// may reveal the damage.
  package var wasRepaired: Bool { contents.store.wasRepaired }

  package var metadata: PDFMetadata { contents.metadata }

  /// Reads a page.
  /// - Parameter index: The index of the page, from 0.
  /// - Throws: `noSuchPage`; `limitExceeded` if the page exceeds a limit.
  package func page(_ index: Int) throws(PDFError) -> PDFPage {
    try contents.page(index)
  }
}

/// The parts of an open document, which share the memory of its arena.
private final class Contents {
  let store: ObjectStore
  let isEncrypted: Bool
  let pages: [PageEntry]
  let metadata: PDFMetadata
  private let reader: PageReader
  /// Bytes that are searched for the header. Annex H of ISO 32000-1 says 1,024; files saved from
  /// web servers and mail have up to three times as much before it. Test: `XrefTests`.
  private static let headerLimit = 4096

  init(
    _ file: ByteRun, _ arena: ByteArena, password: [UInt8]?, limits: PDFLimits
  ) throws(PDFError) {
    let store = ObjectStore(file: file, arena: arena, budget: Budget(limits), password: password)
    self.store = store
    let header = file.slice(0, Self.headerLimit).firstIndex(of: "%PDF-")
    var xref = XrefReader(store: store, headerOffset: header ?? 0)
    if let table = xref.read() {
      store.xref = table
    } else {
      store.repair()
    }
    try store.budget.check()
    isEncrypted = !store.xref.trailer["Encrypt"].isNull
    store.openEncryption()
    if let error = store.encryptionError { throw error }
    var (catalog, pages) = Self.pageTree(store)
    if pages.isEmpty, store.repair() { (catalog, pages) = Self.pageTree(store) }
    if pages.isEmpty { pages = PageTree(scanning: store).pages }
    try store.budget.check()
    guard !pages.isEmpty else {
      if header == nil, store.xref.isEmpty {
        throw PDFError(.notPDF, "not a PDF: it has neither a PDF header nor PDF objects")
      }
      throw PDFError(.damaged, "no page was found in this PDF")
    }
    self.pages = pages
    metadata = PDFMetadata(catalog: catalog, store: store)
    var pageNumbers: [Int: Int] = [:]
    for (index, page) in pages.enumerated() {
      if let number = page.number { pageNumbers[number] = index + 1 }
    }
    let base = store.dictionary(catalog, "URI").flatMap { store.text($0, "Base") }
    reader = PageReader(
      store: store, fontCache: FontCache(store: store),
      optionalContent: OptionalContent(catalog: catalog, store: store),
      links: LinkReader(store: store, pageNumbers: pageNumbers, base: base ?? ""),
      structureTree: StructureTree(catalog: catalog, store: store))
  }

  private static func pageTree(_ store: ObjectStore) -> (PDFDictionary, [PageEntry]) {
    guard let catalog = store.dictionary(store.xref.trailer, "Root") else {
      return (PDFDictionary(), [])
    }
    return (catalog, PageTree(catalog: catalog, store: store).pages)
  }

  func page(_ index: Int) throws(PDFError) -> PDFPage {
    guard pages.indices.contains(index) else {
      throw PDFError(
        .noSuchPage, "the document has \(pages.count) pages; there is no index \(index)")
    }
    let page = reader.read(pages[index], serial: index)
    try store.budget.check()
    return page
  }
}
