import DocumentFixtures
import Testing

@testable import PDF

/// Fonts whose dictionaries lack Unicode information, which the embedded programs have.
@Suite("Text from embedded font programs", .timeLimit(.minutes(30)))
struct FontProgramTests {
  private func shown(_ font: String, _ codes: String, _ descendant: String = "", program: [UInt8])
    throws -> String
  {
    var builder = PDFBuilder.page("BT /F1 10 Tf \(codes) Tj ET", font: font)
    builder.add(6, descendant)
    builder.add(7, "<</Flags 4/FontFile3 8 0 R>>")
    builder.addStream(8, "", program)
    return try text(firstPage(builder.classic()))
  }

  private func bigEndian(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 255), UInt8(value & 255)] }

  private func index(_ items: [[UInt8]]) -> [UInt8] {
    guard !items.isEmpty else { return [0, 0] }
    var offsets = [1]
    for item in items { offsets.append((offsets.last ?? 1) + item.count) }
    return bigEndian(items.count) + [2] + offsets.flatMap(bigEndian) + items.joined()
  }

  /// A CFF font whose glyphs have these names, or CIDs if it is CID-keyed, from the first one.
  private func cff(_ names: [String], cids: [Int] = [], codes: [UInt8] = []) -> [UInt8] {
    let head: [UInt8] = [1, 0, 4, 1] + index([Array("F".utf8)])
    func top(_ places: [Int]) -> [UInt8] {
      let registry: [UInt8] = cids.isEmpty ? [] : [139, 139, 139, 12, 30]
      let operators: [UInt8] = [15, 16, 17]
      var entries = registry
      for (place, code) in zip(places, operators) { entries += [28] + bigEndian(place) + [code] }
      return index([entries])
    }
    let tail = index(names.map { Array($0.utf8) }) + index([])
    let sids = cids.isEmpty ? names.indices.map { 391 + $0 } : cids
    let charset = [0] + sids.flatMap(bigEndian)
    let encoding = [0, UInt8(codes.count)] + codes
    let start = head.count + top([0, 0, 0]).count + tail.count
    let places = [start, start + charset.count, start + charset.count + encoding.count]
    let glyphs = index(Array(repeating: [14], count: sids.count + 1))
    return head + top(places) + tail + charset + encoding + glyphs
  }

  private func sfnt(_ tables: [(tag: String, bytes: [UInt8])], version: [UInt8]) -> [UInt8] {
    var directory = version + bigEndian(tables.count) + [0, 0, 0, 0, 0, 0]
    var data: [UInt8] = []
    for table in tables {
      directory += Array(table.tag.utf8) + [0, 0, 0, 0]
      directory += bigEndian(0) + bigEndian(12 + 16 * tables.count + data.count)
      directory += bigEndian(0) + bigEndian(table.bytes.count)
      data += table.bytes
    }
    return directory + data
  }

  /// A cmap of format 4 that maps one character to one glyph.
  private func cmap(_ code: Int, _ glyph: Int) -> [UInt8] {
    let delta = (glyph - code) & 0xFFFF
    let map = [4, 32, 0, 4, 4, 1, 0, code, 0xFFFF, 0, code, 0xFFFF, delta, 1, 0, 0]
    return ([0, 1, 3, 1, 0, 12] + map).flatMap(bigEndian)
  }

  @Test func compactFontOfASimpleFont() throws {
    let font = "<</Subtype/Type1/BaseFont/F/FontDescriptor 7 0 R>>"
    let program = cff(["alpha", "eacute", "f_i"], codes: [65, 66, 200])
    #expect(try shown(font, "<4142C8>", program: program) == "αéfi")
  }

  @Test func compactFontOfACompositeFont() throws {
    let font = "<</Subtype/Type0/Encoding/Identity-H/DescendantFonts[6 0 R]>>"
    let descendant = "<</Subtype/CIDFontType0/BaseFont/F/FontDescriptor 7 0 R>>"
    // Without CIDs of its own, the font's glyph indices are CIDs (9.7.4.2).
    #expect(try shown(font, "<00020001>", descendant, program: cff(["alpha", "beta"])) == "βα")
  }

  @Test func openTypeFontWithCIDs() throws {
    let font = "<</Subtype/Type0/Encoding/Identity-H/DescendantFonts[6 0 R]>>"
    let descendant = "<</Subtype/CIDFontType0/BaseFont/F/FontDescriptor 7 0 R>>"
    let program = sfnt(
      [("CFF ", cff([], cids: [5, 9])), ("cmap", cmap(0x0416, 2))], version: Array("OTTO".utf8))
    #expect(try shown(font, "<0009>", descendant, program: program) == "Ж")
  }

  @Test func glyphsOfATrueTypeFont() throws {
    let font = "<</Subtype/Type0/Encoding/Identity-H/DescendantFonts[6 0 R]>>"
    let named = [0, 257 + 1, 257 + 2, 36].flatMap(bigEndian)
    let names = [UInt8(5)] + Array("gamma".utf8) + [UInt8(7)] + Array("uni20AC".utf8)
    let post =
      [0, 2, 0, 0] + [UInt8](repeating: 0, count: 28) + bigEndian(4) + named + names
    let program = sfnt([("post", post)], version: [0, 1, 0, 0])
    let plain = "<</Subtype/CIDFontType2/BaseFont/F/FontDescriptor 7 0 R>>"
    #expect(try shown(font, "<000100020003>", plain, program: program) == "γ€A")
  }

  @Test func glyphsByCIDToGIDMap() throws {
    var builder = PDFBuilder.page(
      "BT /F1 10 Tf <0003> Tj ET",
      font: "<</Subtype/Type0/Encoding/Identity-H/DescendantFonts[6 0 R]>>")
    builder.add(
      6, "<</Subtype/CIDFontType2/BaseFont/F/FontDescriptor 7 0 R/CIDToGIDMap 9 0 R>>")
    builder.add(7, "<</Flags 4/FontFile2 8 0 R>>")
    builder.addStream(8, "", sfnt([("cmap", cmap(0x3B4, 1))], version: [0, 1, 0, 0]))
    builder.addStream(9, "", [0, 0, 0, 0, 0, 0, 0, 1])
    #expect(try text(firstPage(builder.classic())) == "δ")
  }

  @Test func embeddedCMapOfACollection() throws {
    var builder = PDFBuilder.page(
      "BT /F1 10 Tf <418142> Tj ET",
      font: "<</Subtype/Type0/Encoding 7 0 R/DescendantFonts[6 0 R]>>")
    builder.add(
      6,
      "<</Subtype/CIDFontType0/BaseFont/F/CIDSystemInfo<</Registry(Adobe)/Ordering(Japan1)>>>>")
    builder.addStream(
      7, "/Type/CMap/CMapName/Own",
      """
      2 begincodespacerange <00> <7F> <8100> <81FF> endcodespacerange
      2 begincidrange <41> <42> 34 <8140> <8150> 841 endcidrange
      """)
    #expect(try text(firstPage(builder.classic())) == "Aあ")
  }

  /// 9.6.4: glyphs are drawn by content streams in a separate space.
  @Test func type3Fonts() throws {
    var builder = PDFBuilder.page(
      "BT /F1 10 Tf 0 50 Td (ab) Tj ET",
      font: """
        <</Type/Font/Subtype/Type3/FontBBox[0 0 100 100]/FontMatrix[.01 0 0 .01 0 0]/CharProcs\
        <</alpha 6 0 R/g66 6 0 R>>/Encoding<</Differences[97/alpha/g66]>>/FirstChar 97/LastChar 98\
        /Widths[50 75]>>
        """)
    builder.addStream(6, "", "50 0 d0 0 0 50 50 re f")
    let page = try firstPage(builder.classic())
    #expect(text(page) == "αB")
    #expect(page.glyphs.map(\.dx) == [5, 7.5])
    #expect(page.glyphs.map(\.x) == [0, 5])
  }
}
