import Testing

@testable import Documents

@Suite(.timeLimit(.minutes(30))) struct XMLPullReaderTests {
  private func reader(_ xml: String) throws -> XMLPullReader {
    try #require(XMLPullReader(XMLSource(Array(xml.utf8))))
  }

  /// The nodes of a part: "<name" and ">" for the start and the end of an element, and texts.
  private func nodes(_ xml: String) throws -> [String] {
    let reader = try reader(xml)
    var nodes: [String] = []
    while let node = reader.next() {
      switch node {
      case .start: nodes.append("<\(reader.attribute("id") ?? "")\(reader.depth)")
      case .end: nodes.append(">\(reader.depth)")
      case .text: nodes.append(reader.text)
      }
    }
    if let fault = reader.fault { nodes.append("\(fault)") }
    return nodes
  }

  @Test func anEmptyElementHasAStartAndAnEnd() throws {
    #expect(try nodes("<a><b/><b></b></a>") == ["<0", "<1", ">1", "<1", ">1", ">0"])
  }

  @Test func textIsOneNodeUpToTheNextTag() throws {
    #expect(try nodes("<a>x &amp; &#65;&lt; y</a>") == ["<0", "x & A< y", ">0"])
    #expect(try nodes("<a>x<!-- c -->y<![CDATA[<z>]]></a>") == ["<0", "x", "y", "<z>", ">0"])
    #expect(try nodes("<a> <b/>\n</a>") == ["<0", " ", "<1", ">1", "\n", ">0"])
  }

  @Test func valuesOfAttributesAreDecoded() throws {
    let reader = try reader("<a x:id='1 &amp; 2' b='' xmlns:x='urn:x'/>")
    #expect(reader.next() == .start)
    #expect(reader.attribute("id") == "1 & 2")
    #expect(reader.attribute("b") == "")
    #expect(reader.attribute("c") == nil)
  }

  @Test func namesAreComparedWithoutTheirPrefix() throws {
    let reader = try reader("<x:ab xmlns:x='urn:x'/>")
    #expect(reader.next() == .start)
    #expect(reader.name == "ab")
    #expect(reader.name != "a")
    #expect(reader.name != "abc")
    #expect(reader.namespace == "urn:x")
  }

  /// Parts are parsed in pieces, and a text or a tag may be in several of them.
  @Test func partsOfAnySizeAreRead() throws {
    let text = String(repeating: "é & x ", count: 30_000)
    let escaped = text.split(separator: "&", omittingEmptySubsequences: false).joined(
      separator: "&amp;")
    let many = (0..<5000).map { "<b id='\($0)'>\($0)</b>" }.joined()
    let found = try nodes("<a>\(escaped)\(many)</a>")
    #expect(found.prefix(2) == ["<0", text])
    #expect(found.suffix(4) == ["<49991", "4999", ">1", ">0"])
    #expect(found.count == 3 + 3 * 5000)
  }

  @Test func readingEndsAtDamageAfterWhatIsBeforeIt() throws {
    #expect(
      try nodes("<a><b>x</b><c>y</b></a>") == ["<0", "<1", "x", ">1", "<1", "y", "unreadable"])
    #expect(try nodes("<a>x<b/>") == ["<0", "x", "<1", ">1", "unreadable"])
    #expect(try nodes("") == ["unreadable"])
    #expect(try nodes("<a/>x") == ["<0", ">0", "unreadable"])
  }

  @Test func deepPartsAndDocumentTypesAreFaults() throws {
    let deep = try nodes(String(repeating: "<a>", count: 1000))
    #expect(deep.last == "unreadable")
    #expect(deep.count < 300)
    #expect(try nodes("<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>") == ["documentType"])
  }
}
