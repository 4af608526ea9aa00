import Records
import Testing

@testable import Documents

@Suite(.timeLimit(.minutes(30))) struct DocumentReadingTests {
  @Test func theRegistryIsSorted() {
    let names = DocumentReading.readers.map { "\($0)" }
    #expect(names == names.sorted())
  }

  @Test func anEmptyFileIsAFailure() {
    let failure = #expect(throws: Failure.self) { try DocumentReading.read([], name: "cv.pdf") }
    #expect(failure?.code == "empty_file")
    #expect(failure?.message == "the file is empty")
    #expect(failure?.exit == .dataError)
  }

  @Test func noiseIsOfNoKnownFormat() {
    let noise = (0..<2000).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ $0 / 7) }
    let failure = #expect(throws: Failure.self) {
      try DocumentReading.read(noise, name: "cv.docx")
    }
    #expect(failure?.code == "unknown_format")
    #expect(failure?.message == "not a known document format")
    #expect(failure?.hint?.hasPrefix("DOCX, HTML, Markdown, ") == true)
    #expect(failure?.hint?.contains(" and ") == true)
    #expect(failure?.hint?.hasSuffix(" are supported") == true)
    #expect(failure?.exit == .dataError)
  }

  @Test(
    arguments: [
      ([0xFF, 0xD8, 0xFF, 0xE0], MediaType.jpeg), ([0x49, 0x49, 0x2A, 0, 8], .tiff),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
    ] as [([UInt8], MediaType)])
  func picturesAreRecognized(bytes: [UInt8], type: MediaType) {
    #expect(DocumentReading.mediaType(of: bytes, name: "cv.pdf") == type)
    let failure = #expect(throws: Failure.self) { try DocumentReading.read(bytes, name: nil) }
    #expect(failure?.code == "unsupported_format")
    #expect(failure?.message == "an image has no text layer")
  }

  @Test func aWrongExtensionIsAWarning() throws {
    let document = try DocumentReading.read(Array("Jane Doe\n".utf8), name: "a/cv.docx")
    #expect(document.mediaType == .text)
    #expect(document.text == "Jane Doe")
    #expect(
      document.warnings == [
        Document.Warning(
          "extension_mismatch", "the file is named .docx, but its content is text/plain")
      ])
    #expect(try DocumentReading.read(Array("Jane".utf8), name: "notes.log").warnings == [])
  }

  @Test func plainTextKeepsLinesBlocksColumnsAndPages() throws {
    let text = "Jane  Doe\r\nEngineer     2020\n\n• Swift\n\u{0C}Page two\n"
    let pages = try DocumentReading.read(Array(text.utf8), name: nil).pages
    #expect(
      pages.map { $0.lines.map(\.text) } == [
        ["Jane Doe", "Engineer\t2020", "• Swift"], ["Page two"],
      ])
    #expect(pages[0].lines.map(\.block) == [0, 0, 1])
    #expect(pages[0].lines[2].role == .listItem(level: 0))
  }
}
