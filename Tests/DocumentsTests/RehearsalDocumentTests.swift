import Testing

@testable import Documents

/// A file that is found damaged would have a reader rehearse what it seldom does.
@Test func rehearsalDocumentIsWhole() throws {
  let document = try DocumentReading.read(RehearsalDocument.bytes, name: "rehearsal.pdf")
  #expect(document.warnings.isEmpty)
  #expect(document.mediaType == .pdf)
  #expect(document.text.hasPrefix("JaJa\n\nEngineer, Example Works\t2019 2024\n"))
  #expect(document.links.map(\.uri) == ["https://example.com"])
}
