import DocumentFixtures
import Testing

@testable import PDF

@Suite("Xref tables of all forms, and their repair", .timeLimit(.minutes(30)))
struct XrefTests {
  private let builder = PDFBuilder.page("BT /F1 12 Tf 10 50 Td (Hello) Tj ET")

  @Test func classic() throws {
    let document = try PDFDocument(builder.classic())
    #expect(document.pageCount == 1)
    #expect(!document.wasRepaired)
    #expect(try text(document.page(0)) == "Hello")
  }

  @Test func streamsOfObjectsAndXref() throws {
    let document = try PDFDocument(builder.compressed())
    #expect(!document.wasRepaired)
    #expect(try text(document.page(0)) == "Hello")
  }

  @Test func junkBeforeTheHeader() throws {
    let document = try PDFDocument(Array("GET / HTTP/1.1\r\n\r\n".utf8) + builder.classic())
    #expect(try text(document.page(0)) == "Hello")
  }

  /// The file followed by a newer content stream at `offset`, which no xref section contains yet.
  private func contents(
    replacedBy content: String
  ) throws -> (bytes: [UInt8], previous: Int, offset: Int) {
    let bytes = builder.classic()
    let update =
      "4 0 obj\n<</Length \(content.utf8.count)>>\nstream\n\(content)\nendstream\nendobj\n"
    return (bytes + Array(update.utf8), try #require(startxref(bytes)), bytes.count)
  }

  @Test func incrementalUpdate() throws {
    let (changed, previous, offset) = try contents(replacedBy: "BT /F1 12 Tf (Newer) Tj ET")
    var bytes = changed
    let start = bytes.count
    let digits = String(repeating: "0", count: 10 - String(offset).count) + String(offset)
    bytes += Array(
      "xref\n4 1\n\(digits) 00000 n \ntrailer\n<</Size 6/Root 1 0 R/Prev \(previous)>>\nstartxref\n\(start)\n%%EOF\n"
        .utf8)
    let document = try PDFDocument(bytes)
    #expect(!document.wasRepaired)
    #expect(try text(document.page(0)) == "Newer")
  }

  /// 7.5.8.1: an update with a cross-reference stream after a table.
  @Test func incrementalUpdateWithAnXrefStream() throws {
    let (changed, previous, offset) = try contents(replacedBy: "BT /F1 12 Tf (Newest) Tj ET")
    var bytes = changed
    let start = bytes.count
    var rows: [UInt8] = []
    for place in [offset, start] { rows += [1, UInt8(place >> 8), UInt8(place & 255), 0] }
    bytes += Array(
      "9 0 obj\n<</Type/XRef/Size 10/W[1 2 1]/Index[4 1 9 1]/Root 1 0 R/Prev \(previous)/Length 8>>\nstream\n"
        .utf8)
    bytes += rows + Array("\nendstream\nendobj\nstartxref\n\(start)\n%%EOF\n".utf8)
    let document = try PDFDocument(bytes)
    #expect(!document.wasRepaired)
    #expect(try text(document.page(0)) == "Newest")
  }

  @Test func hybridFile() throws {
    // Object 4 is missing in the table and is in the xref stream.
    var (bytes, offsets) = builder.body()
    let streamStart = bytes.count
    let offset = try #require(offsets[4])
    let row: [UInt8] = [1, UInt8(offset >> 8), UInt8(offset & 255), 0]
    bytes += Array("9 0 obj\n<</Type/XRef/Size 10/W[1 2 1]/Index[4 1]/Length 4>>\nstream\n".utf8)
    bytes += row + Array("\nendstream\nendobj\n".utf8)
    let start = bytes.count
    var table = "xref\n0 1\n0000000000 65535 f \n"
    for number in [1, 2, 3, 5] {
      let digits = String(try #require(offsets[number]))
      table +=
        "\(number) 1\n\(String(repeating: "0", count: 10 - digits.count))\(digits) 00000 n \n"
    }
    table += "trailer\n<</Size 6/Root 1 0 R/XRefStm \(streamStart)>>\nstartxref\n\(start)\n%%EOF"
    let document = try PDFDocument(bytes + Array(table.utf8))
    #expect(!document.wasRepaired)
    #expect(try text(document.page(0)) == "Hello")
  }

  @Test(arguments: ["startxref\n99999999", "startxref\n7", "startxref\nx"])
  func wrongStartIsRepaired(replacement: String) throws {
    for file in [builder.classic(), builder.compressed()] {
      let source = String(decoding: file, as: Unicode.ASCII.self)
      guard let range = source.firstRange(of: "startxref") else { continue }
      let cut = source.utf8.distance(from: source.startIndex, to: range.lowerBound)
      let kept = min(cut, file.count)
      let document = try PDFDocument(Array(file.prefix(kept)) + Array(replacement.utf8))
      #expect(document.wasRepaired)
      #expect(try text(document.page(0)) == "Hello")
    }
  }

  @Test func wrongOffsetsAreRepaired() throws {
    var bytes = builder.classic()
    bytes.insert(contentsOf: Array("%some bytes more\n".utf8), at: 9)
    let document = try PDFDocument(bytes)
    #expect(try text(document.page(0)) == "Hello")
    #expect(document.wasRepaired)
  }

  /// A known fault of writers. The file is read without a repair.
  @Test func sectionsThatCountFromOne() throws {
    var file = String(decoding: builder.classic(), as: Unicode.ASCII.self)
    let range = try #require(file.firstRange(of: "xref\n0 6\n"))
    file.replaceSubrange(range, with: "xref\n1 6\n")
    let document = try PDFDocument(Array(file.utf8))
    #expect(!document.wasRepaired)
    #expect(try text(document.page(0)) == "Hello")
  }

  /// Incremental updates are appended: the last object with a number is the newest.
  @Test func repairKeepsTheLastOfEqualNumbers() throws {
    let (body, _) = builder.body()
    let content = "BT /F1 12 Tf (Newer) Tj ET"
    let update =
      "4 0 obj\n<</Length \(content.utf8.count)>>\nstream\n\(content)\nendstream\nendobj\n"
    let document = try PDFDocument(body + Array(update.utf8))
    #expect(document.wasRepaired)
    #expect(try text(document.page(0)) == "Newer")
  }

  /// An object in an object stream yields to one outside.
  @Test func repairPrefersObjectsOutsideOfObjectStreams() throws {
    let file = String(decoding: builder.compressed(), as: Unicode.ASCII.self)
    let start = try #require(file.firstRange(of: "startxref")).lowerBound
    let kept = builder.compressed().prefix(file.utf8.distance(from: file.startIndex, to: start))
    let content = "BT /F1 12 Tf (Newer) Tj ET"
    let update = """
      3 0 obj
      <</Type/Page/Parent 2 0 R/Contents 20 0 R/Resources<</Font<</F1 5 0 R>>>>>>
      endobj
      20 0 obj
      <</Length \(content.utf8.count)>>
      stream
      \(content)
      endstream
      endobj

      """
    let document = try PDFDocument(Array(kept) + Array(update.utf8))
    #expect(document.wasRepaired)
    #expect(document.pageCount == 1)
    #expect(try text(document.page(0)) == "Newer")
  }

  /// The header may be preceded by up to 4 KB.
  @Test func theHeaderIsSearchedInTheFirstBytes() throws {
    for (junk, isRepaired) in [(4000, false), (5000, true)] {
      let file = [UInt8](repeating: 10, count: junk) + builder.classic()
      let document = try PDFDocument(file)
      #expect(document.wasRepaired == isRepaired)
      #expect(try text(document.page(0)) == "Hello")
    }
  }

  /// The keyword `startxref` may be followed by up to 2 KB.
  @Test func startxrefIsSearchedInTheLastBytes() throws {
    for (junk, isRepaired) in [(1900, false), (2100, true)] {
      let file = builder.classic() + [UInt8](repeating: 10, count: junk)
      #expect(try PDFDocument(file).wasRepaired == isRepaired)
    }
  }

  @Test func truncatedFileKeepsItsPage() throws {
    let (body, _) = builder.body()
    let document = try PDFDocument(body)
    #expect(try text(document.page(0)) == "Hello")
  }

  @Test func previousSectionsInACircleEnd() throws {
    var circular = builder
    let start = try #require(startxref(builder.classic()))
    circular.trailerExtra = "/Prev \(start)"
    #expect(try text(firstPage(circular.classic())) == "Hello")
  }

  @Test func wrongLengthOfAStream() throws {
    var builder = PDFBuilder.page("")
    let content = "BT /F1 12 Tf (Still here) Tj ET"
    builder.add(4, "<</Length 3>>\nstream\n\(content)\nendstream")
    #expect(try text(firstPage(builder.classic())) == "Still here")
  }

  @Test func otherFilesAreNotPDF() {
    for bytes in [[], Array("Just some text.".utf8), [UInt8](repeating: 0, count: 3000)]
      as [[UInt8]]
    {
      #expect {
        try PDFDocument(bytes)
      } throws: { error in
        (error as? PDFError)?.code == .notPDF
      }
    }
  }

  @Test func aPDFWithoutPages() {
    #expect {
      try PDFDocument(Array("%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\n".utf8))
    } throws: { error in
      (error as? PDFError)?.code == .damaged
    }
  }

  @Test func pageTreeInACircleEnds() throws {
    var builder = PDFBuilder.page("BT /F1 12 Tf (Once) Tj ET")
    builder.add(2, "<</Type/Pages/Kids[2 0 R 3 0 R 3 0 R]/Count 3/MediaBox[0 0 200 100]>>")
    let document = try PDFDocument(builder.classic())
    #expect(document.pageCount == 1)
  }

  private func startxref(_ bytes: [UInt8]) -> Int? {
    withRun(bytes) { run, _ in
      guard let keyword = run.lastIndex(of: "startxref") else { return nil }
      var cursor = ByteCursor(run, at: keyword + 9)
      return cursor.takeUnsigned()
    }
  }
}
