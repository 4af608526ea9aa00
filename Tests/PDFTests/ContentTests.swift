import DocumentFixtures
import Testing

@testable import PDF

@Suite("Content streams", .timeLimit(.minutes(30)))
struct ContentTests {
  private func page(_ content: String, resources: String = "", catalog: String = "") throws
    -> PDFPage
  {
    try firstPage(
      PDFBuilder.page(
        content, resources: "/Font<</F1 5 0 R>>" + resources, catalog: catalog
      ).classic())
  }

  private func place(_ glyph: Glyph) -> [Float] {
    [(glyph.x * 100).rounded() / 100, (glyph.y * 100).rounded() / 100]
  }

  @Test(
    arguments: [
      ("10 20 Td (A) Tj", [10, 80]), ("1 0 0 1 5 6 Tm (A) Tj", [5, 94]),
      ("10 20 Td 5 5 Td (A) Tj", [15, 75]), ("10 50 TD 0 -12 TD T* (A) Tj", [10, 74]),
      ("14 TL 10 50 Td (A) '", [10, 64]), ("10 50 Td 0 0 (A) \"", [10, 50]),
      ("10 50 Td 4 Ts (A) Tj", [10, 46]), ("10 50 Td [1000 (A)] TJ", [0, 50]),
      ("2 0 0 2 10 20 Tm 5 5 Td (A) Tj", [20, 70]),
    ] as [(String, [Float])])
  func positions(operators: String, expected: [Float]) throws {
    let page = try page("BT /F1 10 Tf \(operators) ET")
    #expect(page.glyphs.map(place) == [expected])
  }

  @Test func spacingMovesTheNextGlyph() throws {
    let page = try page("BT /F1 10 Tf 2 Tc 3 Tw 50 Tz 0 50 Td (A A) Tj ET")
    // 6.67 wide at half the width, with character and word spacing halved.
    #expect(page.glyphs.map { ($0.x * 1000).rounded() / 1000 } == [0, 4.335, 8.225])
    #expect(abs(page.glyphs[0].dx - 3.335) < 0.001)
  }

  @Test func stateIsSavedAndRestored() throws {
    let page = try page(
      "q 1 0 0 1 100 0 cm BT /F1 10 Tf (A) Tj ET Q Q BT /F1 20 Tf (B) Tj ET")
    #expect(page.glyphs.map(\.x) == [100, 0])
    #expect(page.glyphs.map(\.size) == [10, 20])
  }

  @Test func flagsOfTheText() throws {
    let page = try page(
      """
      BT /F1 10 Tf 3 Tr (a) Tj 0 Tr 1 1 1 rg (b) Tj 0 g (c) Tj 0 0 0 0 k (d) Tj 1 g (e) Tj
      /Artifact BMC 0 g (f) Tj EMC ET
      """)
    #expect(
      page.glyphs.map(\.flags) == [.invisible, .white, [], .white, .white, .artifact])
  }

  @Test func actualText() throws {
    let same = try page("BT /F1 9 Tf /Span<</ActualText(xyz)>>BDC (abc) Tj EMC (d) Tj ET")
    #expect(text(same) == "xyzd")
    #expect(same.glyphs.map(\.scalarCount) == [1, 1, 1, 1])
    let shorter = try page("BT /F1 10 Tf /Span<</ActualText<FEFF0041>>>BDC (abc) Tj EMC ET")
    #expect(text(shorter) == "A")
    #expect(shorter.glyphs.map(\.scalarCount) == [1, 0, 0])
    #expect(abs(shorter.glyphs[0].dx - 16.12) < 0.01)
    let nested = try page(
      "BT /F1 9 Tf /Span<</ActualText(x)>>BDC /Span<</ActualText(y)>>BDC (a) Tj EMC EMC ET")
    #expect(text(nested) == "x")
    let named = try page(
      "BT /F1 9 Tf /Span/P1 BDC (a) Tj EMC ET", resources: "/Properties<</P1<</ActualText(z)>>>>")
    #expect(text(named) == "z")
    let empty = try page("BT /F1 9 Tf (a) Tj /Span<</ActualText()>>BDC (-) Tj EMC (b) Tj ET")
    #expect(text(empty) == "ab")
  }

  /// 14.9.4: the text is in the structure element, which contains sequences by their identifiers.
  @Test(
    arguments: [
      ("/ActualText(xyz)", "", "xyzd"), ("", "/ActualText(all of it)", "all of it"),
      ("/ActualText(x)", "/ActualText(outer)", "outer"), ("", "", "abcdef"),
      ("/ActualText()", "", "d"),
    ])
  func actualTextOfTheStructureTree(inner: String, outer: String, expected: String) throws {
    var builder = PDFBuilder.page(
      """
      BT /F1 9 Tf /Span<</MCID 0>>BDC (abc) Tj EMC /P<</MCID 1>>BDC (d) Tj EMC
      /Span<</MCID 2>>BDC (ef) Tj EMC /Span<</MCID 9>>BDC EMC ET
      """, page: "/StructParents 3", catalog: "/StructTreeRoot 6 0 R")
    builder.add(6, "<</Type/StructTreeRoot/ParentTree 7 0 R>>")
    builder.add(
      7, "<</Kids[<</Limits[0 2]/Nums[0 null]>><</Limits[3 3]/Nums[3[8 0 R 9 0 R 8 0 R]]>>]>>")
    builder.add(8, "<</S/Span/P 9 0 R\(inner)>>")
    builder.add(9, "<</S/P/P 6 0 R\(outer)>>")
    for bytes in [builder.classic(), builder.compressed()] {
      #expect(try text(firstPage(bytes)) == expected)
    }
  }

  @Test func structureElementsInACircleEnd() throws {
    var builder = PDFBuilder.page(
      "BT /F1 9 Tf /Span<</MCID 0>>BDC (a) Tj EMC ET", page: "/StructParents 0",
      catalog: "/StructTreeRoot<</ParentTree 7 0 R>>")
    builder.add(7, "<</Nums[0[8 0 R]]/Kids[7 0 R]>>")
    builder.add(8, "<</S/Span/P 9 0 R>>")
    builder.add(9, "<</S/P/P 8 0 R/ActualText(b)>>")
    #expect(try text(firstPage(builder.classic())) == "b")
  }

  @Test func structureOfAForm() throws {
    var builder = PDFBuilder.page(
      "/X Do", resources: "/XObject<</X 6 0 R>>", catalog: "/StructTreeRoot<</ParentTree 7 0 R>>")
    builder.addStream(
      6, "/Subtype/Form/BBox[0 0 9 9]/StructParents 1/Resources<</Font<</F1 5 0 R>>>>",
      "BT /F1 9 Tf /Span<</MCID 0>>BDC (a) Tj EMC ET")
    builder.add(7, "<</Nums[1[8 0 R]]>>")
    builder.add(8, "<</S/Span/ActualText(form)>>")
    #expect(try text(firstPage(builder.classic())) == "form")
  }

  /// 8.11: a base state, a visibility expression, a form and an annotation of a group.
  @Test func optionalContentOfAllKinds() throws {
    var builder = PDFBuilder.page(
      "BT /F1 9 Tf /OC/L1 BDC (on) Tj EMC /OC/L2 BDC (off) Tj EMC /OC/L3 BDC (no) Tj EMC ET /X Do",
      resources:
        "/Font<</F1 5 0 R>>/Properties<</L1 6 0 R/L2 7 0 R/L3 8 0 R>>/XObject<</X 9 0 R>>",
      page: "/Annots[<</Subtype/FreeText/OC 7 0 R/Rect[0 0 9 9]/AP<</N 9 0 R>>>>]",
      catalog: "/OCProperties<</OCGs[6 0 R 7 0 R]/D<</BaseState/OFF/ON[6 0 R]>>>>")
    builder.add(6, "<</Type/OCG/Name(a)>>")
    builder.add(7, "<</Type/OCG/Name(b)>>")
    builder.add(8, "<</Type/OCMD/VE[/And 6 0 R[/Not[/Or 6 0 R 7 0 R]]]>>")
    builder.addStream(
      9, "/Subtype/Form/BBox[0 0 9 9]/OC 7 0 R/Resources<</Font<</F1 5 0 R>>>>",
      "BT /F1 5 Tf (form) Tj ET")
    #expect(try text(firstPage(builder.classic())) == "on")
  }

  @Test func optionalContentThatIsOff() throws {
    var builder = PDFBuilder.page(
      "BT /F1 9 Tf /OC/L1 BDC (off) Tj EMC /OC/L2 BDC (on) Tj EMC /OC/L3 BDC (any) Tj EMC ET",
      resources: "/Font<</F1 5 0 R>>/Properties<</L1 6 0 R/L2 7 0 R/L3 8 0 R>>",
      catalog: "/OCProperties<</OCGs[6 0 R 7 0 R]/D<</OFF[6 0 R]>>>>")
    builder.add(6, "<</Type/OCG/Name(a)>>")
    builder.add(7, "<</Type/OCG/Name(b)>>")
    builder.add(8, "<</Type/OCMD/OCGs[6 0 R 7 0 R]/P/AllOn>>")
    #expect(try text(firstPage(builder.classic())) == "on")
  }

  @Test func formsAndTheirCycles() throws {
    var builder = PDFBuilder.page(
      "BT /F1 10 Tf (a) Tj ET /X Do BT (c) Tj ET",
      resources: "/Font<</F1 5 0 R>>/XObject<</X 6 0 R>>")
    builder.addStream(
      6,
      "/Type/XObject/Subtype/Form/Matrix[1 0 0 1 50 0]/BBox[0 0 9 9]/Resources<</XObject<</X 6 0 R>>/Font<</F2 5 0 R>>>>",
      "BT /F2 10 Tf (b) Tj ET /X Do q q")
    let page = try firstPage(builder.classic())
    #expect(text(page) == "abc")
    #expect(page.glyphs.map(\.x) == [0, 50, 0])
  }

  /// A pattern repeats its content over an area. Like other readers, this one treats it as
  /// decoration.
  @Test func textOfTilingPatternsIsLeftOut() throws {
    var builder = PDFBuilder.page(
      "/Pattern cs /P scn 0 0 90 90 re f 0 g BT /F1 9 Tf (said) Tj ET",
      resources: "/Font<</F1 5 0 R>>/Pattern<</P 6 0 R>>")
    builder.addStream(
      6,
      "/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9/Resources<</Font<</F1 5 0 R>>>>",
      "BT /F1 5 Tf (tile) Tj ET")
    #expect(try text(firstPage(builder.classic())) == "said")
  }

  @Test func inlineImagesAreSkipped() throws {
    let page = try page(
      "BI /W 2 /H 2 /BPC 8 /CS /G ID \u{1}EI(\u{2}\u{3} EI BT /F1 9 Tf (after) Tj ET")
    #expect(text(page) == "after")
  }

  @Test(arguments: [
    (0, [10, 80]), (90, [20, 10]), (180, [190, 20]), (270, [80, 190]), (-90, [80, 190]),
  ])
  func rotatedPages(angle: Int, expected: [Float]) throws {
    let bytes = PDFBuilder.page(
      "BT /F1 10 Tf 10 20 Td (A) Tj ET", page: "/Rotate \(angle)"
    ).classic()
    let page = try firstPage(bytes)
    #expect(page.glyphs.map(place) == [expected])
    #expect((page.width, page.height) == (angle % 180 == 0 ? (200, 100) : (100, 200)))
  }

  @Test func rules() throws {
    let page = try page(
      """
      10 50 100 0.5 re f 10 40 m 110 40 l 1 w S 10 10 100 20 re f 5 5 m 9 9 l S
      1 g 10 60 100 0.5 re f 0 g 20 10 m 20 90 l S 0 0 m 50 0 60 0 70 0 c S
      10 70 m 110 73 l 110 74 l 10 71 l f
      """)
    #expect(
      page.rules.map(\.box) == [
        PDFBox(left: 10, top: 49.5, right: 110, bottom: 50),
        PDFBox(left: 10, top: 59.5, right: 110, bottom: 60.5),
        PDFBox(left: 19.5, top: 10, right: 20.5, bottom: 90),
      ])
  }

  /// A disc of four curves, a square, an icon of two shapes, a panel with round corners, and a triangle.
  @Test func dotsAndPanels() throws {
    let page = try page(
      """
      14 50 m 14 51.1 13.1 52 12 52 c 10.9 52 10 51.1 10 50 c 10 48.9 10.9 48 12 48 c
      13.1 48 14 48.9 14 50 c f
      20 48 4 4 re f 30 48 4 4 re 31 49 2 2 re f
      10 15 m 10 12 12 10 15 10 c 85 10 l 88 10 90 12 90 15 c 90 35 l 90 38 88 40 85 40 c
      15 40 l 12 40 10 38 10 35 c f
      10 10 m 90 10 l 50 90 l h f
      """)
    #expect(
      page.dots == [
        PDFBox(left: 10, top: 48, right: 14, bottom: 52),
        PDFBox(left: 20, top: 48, right: 24, bottom: 52),
      ])
    #expect(page.panels == [PDFBox(left: 10, top: 60, right: 90, bottom: 90)])
  }

  @Test func limitsEndAsErrors() throws {
    let content = "BT /F1 9 Tf " + String(repeating: "(aaaaaaaaaa) Tj ", count: 100) + "ET"
    let bytes = PDFBuilder.page(content).classic()
    for limits in [PDFLimits(operators: 50), PDFLimits(glyphs: 50), PDFLimits(objects: 2)] {
      #expect {
        try PDFDocument(bytes, limits: limits).page(0)
      } throws: { error in
        (error as? PDFError)?.code == .limitExceeded
      }
    }
  }

  @Test func contentSplitBetweenStreams() throws {
    var builder = PDFBuilder.page("BT /F1 10 Tf [(a)")
    builder.add(
      3, "<</Type/Page/Parent 2 0 R/Contents[4 0 R 6 0 R]/Resources<</Font<</F1 5 0 R>>>>>>")
    builder.addStream(6, "", "(b)] TJ ET")
    #expect(try text(firstPage(builder.classic())) == "ab")
  }
}
