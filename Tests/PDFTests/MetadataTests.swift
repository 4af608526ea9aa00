import DocumentFixtures
import Testing

@testable import PDF

@Suite("Metadata", .timeLimit(.minutes(30)))
struct MetadataTests {
  private static let packet = """
    <?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>
    <rdf:Description rdf:about="" pdf:Producer='Quill &amp; Co' xmp:CreateDate="2024-01-31T12:00:00Z">
    <dc:titles>no</dc:titles><dc:title><rdf:Alt><rdf:li xml:lang="de">Lebenslauf</rdf:li>
    <rdf:li xml:lang="x-default">Résumé &lt;2024&#x3E;</rdf:li></rdf:Alt></dc:title>
    <dc:creator><rdf:Seq><rdf:li>Ada
      Lovelace</rdf:li><rdf:li>Other</rdf:li></rdf:Seq></dc:creator>
    <dc:language><rdf:Bag><rdf:li>en-GB</rdf:li></rdf:Bag></dc:language><dc:rights/>
    <xmp:ModifyDate>2024-02-01</xmp:ModifyDate></rdf:Description></rdf:RDF></x:xmpmeta>
    """

  private func metadata(_ packet: [UInt8], information: String = "") throws -> PDFMetadata {
    var builder = PDFBuilder.page("", catalog: "/Metadata 6 0 R")
    builder.addStream(6, "/Type/Metadata/Subtype/XML", packet)
    builder.add(7, "<<\(information)>>")
    builder.trailerExtra = "/Info 7 0 R"
    return try PDFDocument(builder.classic()).metadata
  }

  private static let expected = PDFMetadata(
    title: "Résumé <2024>", author: "Ada Lovelace", producer: "Quill & Co", language: "en-GB",
    created: "2024-01-31T12:00:00Z", modified: "2024-02-01")

  @Test func packetInEachEncoding() throws {
    let units = Array(Self.packet.utf16)
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    let little = units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    for bytes in [
      Array(Self.packet.utf8), big, [0xFE, 0xFF] + big, little, [0xFF, 0xFE] + little,
    ] {
      #expect(try metadata(bytes) == Self.expected)
    }
  }

  @Test func theInformationDictionaryComesFirst() throws {
    let found = try metadata(
      Array(Self.packet.utf8),
      information: "/Title(Mine)/Author( )/CreationDate(D:20230102030405+05'30')")
    #expect(found.title == "Mine")
    #expect(found.author == "Ada Lovelace")
    #expect(found.created == "2023-01-02T03:04:05+05:30")
  }

  @Test(arguments: ["", "<dc:title>", "<dc:title><rdf:li>", "<dc:title></dc:title>", "<dc:title/>"])
  func brokenPackets(packet: String) throws {
    #expect(try metadata(Array(packet.utf8)) == PDFMetadata())
  }

  @Test(
    arguments: [
      ("D:20240131120000Z", "2024-01-31T12:00:00Z"), ("D:2024", "2024"), ("20240131", "2024-01-31"),
      ("D:202401311259", "2024-01-31T12:59"), ("D:2024013112", "2024-01-31T12:00"),
      ("D:20240131120000-08'00'", "2024-01-31T12:00:00-08:00"),
      ("D:20240131120000+01", "2024-01-31T12:00:00+01:00"), ("yesterday", nil), ("", nil),
    ] as [(String, String?)])
  func dates(text: String, expected: String?) {
    #expect(PDFMetadata.date(text) == expected)
  }
}
