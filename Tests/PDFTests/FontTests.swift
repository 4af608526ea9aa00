import DocumentFixtures
import Testing

@testable import PDF

@Suite("Codes to Unicode", .timeLimit(.minutes(30)))
struct FontTests {
  private func shown(
    _ font: String, _ string: String, _ extra: (inout PDFBuilder) -> Void = { _ in }
  )
    throws -> PDFPage
  {
    var builder = PDFBuilder.page("BT /F1 10 Tf 0 50 Td \(string) Tj ET", font: font)
    extra(&builder)
    return try firstPage(builder.classic())
  }

  @Test(arguments: [
    ("A", "A"), ("Aacute", "Á"), ("f_i", "fi"), ("uni20AC", "€"), ("uni00410042", "AB"),
    ("u1F600", "😀"), ("a.swash", "a"), ("afii10017", "А"), ("zerooldstyle", "0"), ("Asmall", "A"),
    (".notdef", ""), ("uniD800", ""), ("nonsense", ""), ("zukatakana", "ズ"), ("g12", ""), ("", ""),
  ])
  func glyphNames(name: String, expected: String) {
    withRun(Array(name.utf8)) { run, _ in
      var view = String.UnicodeScalarView()
      view.append(contentsOf: GlyphNames.scalars(run))
      #expect(String(view) == expected)
    }
  }

  @Test func tablesAreSorted() {
    for table in [GlyphNames.table, GlyphNames.dingbats] {
      let names = ByteRun(table).lines.map { Array($0.buffer.prefix { $0 != 32 }) }
      for (earlier, later) in zip(names, names.dropFirst()) {
        #expect(earlier.lexicographicallyPrecedes(later))
      }
    }
    #expect(StandardMetrics.latinScalars == StandardMetrics.latinScalars.sorted())
    #expect(CFFStrings.name(0).map { $0 == ".notdef" } == true)
    #expect(CFFStrings.name(390).map { $0 == "Semibold" } == true)
    #expect(CFFStrings.name(391) == nil)
    #expect(MacGlyphNames.name(257) == "dcroat")
    #expect(MacGlyphNames.name(258).isEmpty)
  }

  @Test(arguments: [
    ("/WinAnsiEncoding", "(\\223x\\224 \\200)", "“x” €"), ("/MacRomanEncoding", "(\\212)", "ä"),
    ("/StandardEncoding", "('\\256)", "’fi"),
    ("<</BaseEncoding/WinAnsiEncoding/Differences[65/alpha/uni20AC 90/fl]>>", "(ABCZ)", "α€Cfl"),
    ("<</Differences[1/g65/G66/a67/period]>>", "(\\001\\002\\003\\004)", "ABC."),
  ])
  func encodings(encoding: String, string: String, expected: String) throws {
    let page = try shown(
      "<</Type/Font/Subtype/Type1/BaseFont/Foo/Encoding \(encoding)>>", string)
    #expect(text(page) == expected)
  }

  @Test func symbolicStandardFonts() throws {
    #expect(try text(shown("<</Subtype/Type1/BaseFont/Symbol>>", "(abG)")) == "αβΓ")
    #expect(try text(shown("<</Subtype/Type1/BaseFont/ZapfDingbats>>", "(!4)")) == "✁✔")
    let named = "<</Subtype/Type1/BaseFont/ZapfDingbats/Encoding<</Differences[65/a12]>>>>"
    #expect(try text(shown(named, "(A)")) == "☞")
  }

  @Test func widthsOfStandardFonts() throws {
    let page = try shown("<</Subtype/Type1/BaseFont/ABCDEF+Helvetica-Bold>>", "(Ai)")
    #expect(page.fonts.first?.name == "Helvetica-Bold")
    #expect(page.fonts.first?.isBold == true)
    #expect(abs(page.glyphs[0].dx - 7.22) < 0.001)
    #expect(abs(page.glyphs[1].x - 7.22) < 0.001)
    #expect(abs(page.glyphs[1].dx - 2.78) < 0.001)
  }

  @Test func toUnicodeComesFirst() throws {
    let map = """
      1 begincodespacerange <00> <FF> endcodespacerange
      3 beginbfchar <41> <0061> <42> <D83DDE00> <43> <00660069> endbfchar
      2 beginbfrange <50> <52> <0391> <60> <61> [<0031> <00320033>] endbfrange
      1 beginbfchar <44> <0000> endbfchar
      """
    let font =
      "<</Subtype/Type1/BaseFont/F/Encoding/WinAnsiEncoding/ToUnicode 6 0 R>>"
    let page = try shown(font, "(ABCPQR`aDZ)") { $0.addStream(6, "", map) }
    #expect(text(page) == "a😀fiΑΒΓ123DZ")
  }

  /// An encoding whose codes are Unicode yields to ToUnicode, and applies to codes without an
  /// entry.
  @Test func toUnicodeComesBeforeTheEncodingOfCompositeFonts() throws {
    let map = """
      1 begincodespacerange <0000> <FFFF> endcodespacerange
      1 beginbfchar <0041> <0058> endbfchar
      """
    let font = """
      <</Subtype/Type0/BaseFont/A/Encoding/UniJIS-UCS2-H/DescendantFonts[6 0 R]/ToUnicode 7 0 R>>
      """
    let page = try shown(font, "<00410042>") { builder in
      builder.add(
        6,
        "<</Subtype/CIDFontType0/CIDSystemInfo<</Registry(Adobe)/Ordering(Japan1)/Supplement 2>>>>")
      builder.addStream(7, "", map)
    }
    #expect(text(page) == "XB")
  }

  @Test func ligaturesAreExpanded() throws {
    let map = "1 beginbfchar <41> <FB03> endbfchar"
    let page = try shown("<</Subtype/Type1/BaseFont/F/ToUnicode 6 0 R>>", "(A)") {
      $0.addStream(6, "", map)
    }
    #expect(text(page) == "ffi")
    #expect(page.glyphs.count == 1)
    #expect(page.glyphs[0].scalarCount == 3)
  }

  @Test func compositeFontsWithWidths() throws {
    let font =
      "<</Subtype/Type0/BaseFont/C/Encoding/Identity-H/DescendantFonts[6 0 R]/ToUnicode 7 0 R>>"
    let page = try shown(font, "<000100020009>") {
      $0.add(
        6, "<</Subtype/CIDFontType2/BaseFont/C/DW 500/W[1[250] 2 3 750]>>")
      $0.addStream(7, "", "1 beginbfrange <0001> <0009> <0041> endbfrange")
    }
    #expect(text(page) == "ABI")
    #expect(page.glyphs.map(\.dx) == [2.5, 7.5, 5])
  }

  @Test(arguments: [
    ("UniJIS-UCS2-H", "<65E5672C>", "日本"), ("UniGB-UTF16-H", "<D842DFB74E2D>", "𠮷中"),
    ("90ms-RKSJ-H", "<93FA967B41B1>", "日本Aｱ"), ("GBK-EUC-H", "<D6D0CEC441>", "中文A"),
    ("ETen-B5-H", "<A4A4A4E5>", "中文"), ("KSCms-UHC-H", "<C7D1B1DB>", "한글"), ("H", "<467C>", "日"),
  ])
  func predefinedCMaps(name: String, codes: String, expected: String) throws {
    let font = "<</Subtype/Type0/BaseFont/C/Encoding/\(name)/DescendantFonts[6 0 R]>>"
    let page = try shown(font, codes) { $0.add(6, "<</Subtype/CIDFontType0/BaseFont/C>>") }
    #expect(text(page) == expected)
  }

  @Test(arguments: [
    ("Japan1", "<034B04B0>", "あ一"), ("GB1", "<04B0>", "查"), ("CNS1", "<04B0>", "扯"),
    ("Korea1", "<04B0>", "굘"), ("Identity", "<04B0>", ""),
  ])
  func charactersOfACollection(ordering: String, codes: String, expected: String) throws {
    let font = "<</Subtype/Type0/BaseFont/C/Encoding/Identity-H/DescendantFonts[6 0 R]>>"
    let page = try shown(font, codes) {
      $0.add(
        6,
        "<</Subtype/CIDFontType0/BaseFont/C/CIDSystemInfo<</Registry(Adobe)/Ordering(\(ordering))/Supplement 2>>>>"
      )
    }
    #expect(text(page) == expected)
  }

  /// Widths are by CID, even if the codes are those of an older character set.
  @Test(arguments: [("90ms-RKSJ-H", 5.0), ("90msp-RKSJ-H", 3), ("UniJIS-UCS2-H", 3)])
  func widthsUnderPredefinedCMaps(name: String, width: Float) throws {
    let font = "<</Subtype/Type0/BaseFont/C/Encoding/\(name)/DescendantFonts[6 0 R]>>"
    let codes = name.hasPrefix("Uni") ? "<00413042>" : "<4182A0>"
    let page = try shown(font, codes) {
      $0.add(
        6,
        "<</Subtype/CIDFontType0/BaseFont/C/DW 1000/W[34[300] 264[500] 843[900]]/CIDSystemInfo<</Registry(Adobe)/Ordering(Japan1)>>>>"
      )
    }
    #expect(text(page) == "Aあ")
    #expect(page.glyphs.map(\.dx) == [width, 9])
  }

  @Test func everyCollectionIsComplete() throws {
    for (name, count) in [("CNS1", 19179), ("GB1", 30284), ("Japan1", 23060), ("Korea1", 18352)] {
      try withRun(Array("Adobe\(name)".utf8)) { run, _ in
        let collection = try #require(
          CharacterCollection.named(registry: run.slice(0, 5), ordering: run.dropFirst(5)))
        #expect(collection.text(34) == ["A"])
        #expect(collection.cid("A") == 34)
        #expect(collection.text(UInt32(count)) == [])
        let known = (0..<UInt32(count)).count { !collection.text($0).isEmpty }
        #expect(known > count - 300)
      }
    }
  }

  @Test func expertCharsets() {
    #expect(CFFExpertCharsets.expert.count == 166)
    #expect(CFFExpertCharsets.subset.count == 87)
    #expect(Set(CFFExpertCharsets.subset).isSubset(of: CFFExpertCharsets.expert))
    let names = [(1, 4, "$"), (1, 22, "6"), (2, 20, "8"), (2, 43, "ﬃ")]
    for (charset, glyph, expected) in names {
      withRun(Self.cff(charset: UInt8(charset))) { run, _ in
        let text = CFFProgram(run)?.text(glyph: glyph) ?? []
        #expect(String(String.UnicodeScalarView(text)) == expected, "\(charset) \(glyph)")
      }
    }
  }

  /// A CFF font of 100 empty glyphs with a predefined charset.
  private static func cff(charset: UInt8) -> [UInt8] {
    func index(_ items: [[UInt8]]) -> [UInt8] {
      guard !items.isEmpty else { return [0, 0] }
      var offsets: [UInt8] = [1]
      for item in items { offsets.append((offsets.last ?? 1) + UInt8(item.count)) }
      return [0, UInt8(items.count), 1] + offsets + items.joined()
    }
    // The charset, and the CharStrings at an offset of three bytes: operators 15 and 17.
    let head: [UInt8] = [1, 0, 4, 1] + index([Array("F".utf8)])
    func top(_ place: Int) -> [UInt8] {
      index([[139 + charset, 15, 28, UInt8(place >> 8), UInt8(place & 255), 17]])
    }
    let tail = index([]) + index([])
    let place = head.count + top(0).count + tail.count
    return head + top(place) + tail + index(Array(repeating: [14], count: 100))
  }

  @Test func verticalWriting() throws {
    let font = "<</Subtype/Type0/BaseFont/C/Encoding/UniJIS-UCS2-V/DescendantFonts[6 0 R]>>"
    let page = try shown(font, "<65E5672C>") {
      $0.add(6, "<</Subtype/CIDFontType0/BaseFont/C/DW 1000>>")
    }
    #expect(page.glyphs.allSatisfy { $0.flags.contains(.vertical) })
    #expect(page.glyphs.map(\.dy) == [10, 10])
    #expect(abs(page.glyphs[0].x + 5) < 0.001)
    #expect(abs(page.glyphs[1].y - page.glyphs[0].y - 10) < 0.001)
  }

  @Test func embeddedCMapSplitsCodes() {
    let source = """
      2 begincodespacerange <00> <7F> <8140> <9FFC> endcodespacerange
      1 begincidrange <8140> <8150> 100 endcidrange 1 begincidchar <41> 7 endcidchar
      """
    withRun(Array(source.utf8)) { run, _ in
      let map = CMapParser.parse(run)
      #expect(map.codespaces.count == 2)
      #expect(map.codespaces[1].contains(0x8140, length: 2))
      #expect(!map.codespaces[1].contains(0x8130, length: 2))
      #expect(map.cid(0x8142) == 102)
      #expect(map.cid(0x41) == 7)
      #expect(map.cid(0x42) == nil)
    }
  }

  @Test func type1ProgramsEncoding() throws {
    let program = """
      %!PS-AdobeFont-1.0: Foo
      /Encoding 256 array 0 1 255 {1 index exch /.notdef put} for
      dup 65 /beta put dup 8#102 /gamma put readonly def currentfile eexec xxxx
      """
    let font = "<</Subtype/Type1/BaseFont/Foo/FontDescriptor 6 0 R>>"
    let page = try shown(font, "(AB)") {
      $0.add(6, "<</Flags 4/FontFile 7 0 R>>")
      $0.addStream(7, "", program)
    }
    #expect(text(page) == "βγ")
  }

  private static func bigEndian(_ value: Int) -> [UInt8] {
    [UInt8(value >> 8), UInt8(value & 255)]
  }

  @Test func trueTypeProgramsCmap() throws {
    // The cmap (3, 1) maps U+0416 to glyph 1, and the symbol cmap (3, 0) maps U+F041 to it.
    func format4(_ code: Int, delta: Int) -> [UInt8] {
      let values = [4, 32, 0, 4, 4, 1, 0, code, 0xFFFF, 0, code, 0xFFFF, delta & 0xFFFF, 1, 0, 0]
      return values.flatMap(Self.bigEndian)
    }
    let first = format4(0x0416, delta: 1 - 0x0416)
    let second = format4(0xF041, delta: 1 - 0xF041)
    let head: [UInt8] = [0, 2, 3, 1, 0, 20, 3, 0, 0, 20 + first.count].flatMap(Self.bigEndian)
    let cmap = head + first + second
    var directory: [UInt8] = [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    directory += Array("cmap".utf8)
    directory += [0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, UInt8(cmap.count)]
    let font = "<</Subtype/TrueType/BaseFont/Foo/FontDescriptor 6 0 R>>"
    let page = try shown(font, "(A)") {
      $0.add(6, "<</Flags 4/FontFile2 7 0 R>>")
      $0.addStream(7, "", directory + cmap)
    }
    #expect(text(page) == "Ж")
  }
}
