import DocumentFixtures
import Testing

@testable import PDF

@Suite("Links, fields and metadata", .timeLimit(.minutes(30)))
struct AnnotationTests {
  private func page(_ annotations: String, catalog: String = "", content: String = "") throws
    -> PDFPage
  {
    try firstPage(
      PDFBuilder.page(content, page: "/Annots[\(annotations)]", catalog: catalog).classic())
  }

  @Test(arguments: [
    ("/A<</S/URI/URI(https://example.org/a)>>", "https://example.org/a"),
    ("/A<</S/URI/URI(mailto:me@example.org)>>", "mailto:me@example.org"),
    ("/A<</S/URI/URI( https://example.org/ b\\n)>>", "https://example.org/b"),
    ("/A<</S/URI/URI(/cv)>>", "https://base.example/cv"), ("/Dest/chapter", "#chapter"),
    ("/Dest(part 1)", "#part 1"), ("/Dest[3 0 R/Fit]", "#page=1"),
    ("/A<</S/GoTo/D(there)>>", "#there"), ("/A<</S/GoTo/D<</D[0/Fit]>>>>", "#page=1"),
    ("/A<</S/GoToR/F(other.pdf)>>", "other.pdf"),
  ])
  func targets(entries: String, expected: String) throws {
    let page = try page(
      "<</Subtype/Link/Rect[10 20 60 30]\(entries)>>",
      catalog: "/URI<</Base(https://base.example)>>")
    #expect(
      page.links == [
        PDFLink(uri: expected, box: PDFBox(left: 10, top: 70, right: 60, bottom: 80))
      ])
  }

  @Test(arguments: ["", "/A<</S/URI>>", "/A<</S/Named/N/NextPage>>", "/A 77 0 R"])
  func linksToNowhere(entries: String) throws {
    #expect(try page("<</Subtype/Link/Rect[10 20 60 30]\(entries)>>").links.isEmpty)
  }

  @Test func appearanceOfAField() throws {
    var builder = PDFBuilder.page("", page: "/Annots[6 0 R]")
    builder.add(
      6, "<</Subtype/Widget/FT/Tx/V(ignored)/Rect[20 30 60 50]/AP<</N 7 0 R>>>>")
    builder.addStream(
      7, "/Subtype/Form/BBox[0 0 20 10]/Resources<</Font<</F1 5 0 R>>>>",
      "BT /F1 5 Tf 1 1 Td (Shown) Tj ET")
    let page = try firstPage(builder.classic())
    #expect(text(page) == "Shown")
    #expect(page.glyphs[0].x == 22)
    #expect(page.glyphs[0].y == 68)
    #expect(page.glyphs[0].size == 10)
  }

  @Test func valueOfAFieldWithoutAppearance() throws {
    let page = try page(
      "<</Subtype/Widget/Parent<</FT/Tx/V(Ada Lovelace)>>/Rect[20 30 90 50]/DA(/Helv 8 Tf 0 g)>>"
        + "<</Subtype/Widget/FT/Tx/Ff 8192/V(secret)/Rect[20 30 90 50]>>"
        + "<</Subtype/Widget/FT/Btn/V/Yes/Rect[20 30 90 50]>>")
    #expect(text(page) == "Ada Lovelace")
    #expect(page.glyphs.allSatisfy { $0.size == 8 })
    #expect(page.fonts.map(\.name) == ["Helvetica"])
  }

  /// An appearance without text, or one that the form declares outdated.
  @Test(arguments: [
    ("", "", "new"), ("BT /F1 5 Tf (old) Tj ET", "", "old"),
    ("BT /F1 5 Tf (old) Tj ET", "/AcroForm<</NeedAppearances true>>", "new"),
  ])
  func appearancesThatAreNoMore(content: String, catalog: String, expected: String) throws {
    var builder = PDFBuilder.page("", page: "/Annots[6 0 R]", catalog: catalog)
    builder.add(
      6, "<</Subtype/Widget/FT/Tx/V(new)/Rect[20 30 60 50]/AP<</N 7 0 R>>>>")
    builder.addStream(
      7, "/Subtype/Form/BBox[0 0 20 10]/Resources<</Font<</F1 5 0 R>>>>", content + " q Q")
    #expect(try text(firstPage(builder.classic())) == expected)
  }

  /// 12.5.5: the appearance of the current state is shown, such as that of a checked box.
  @Test(arguments: [("/AS/Yes", "checked"), ("/AS/Off", ""), ("", "")])
  func statesOfAnAppearance(state: String, expected: String) throws {
    var builder = PDFBuilder.page("", page: "/Annots[6 0 R]")
    builder.add(6, "<</Subtype/Widget/FT/Btn\(state)/Rect[0 0 9 9]/AP<</N<</Yes 7 0 R>>>>>>")
    builder.addStream(
      7, "/Subtype/Form/BBox[0 0 9 9]/Resources<</Font<</F1 5 0 R>>>>",
      "BT /F1 5 Tf (checked) Tj ET")
    #expect(try text(firstPage(builder.classic())) == expected)
  }

  @Test func hiddenAnnotationsStayHidden() throws {
    var builder = PDFBuilder.page("", page: "/Annots[6 0 R]")
    builder.add(6, "<</Subtype/FreeText/F 2/Rect[20 30 60 50]/AP<</N 7 0 R>>>>")
    builder.addStream(
      7, "/Subtype/Form/BBox[0 0 20 10]/Resources<</Font<</F1 5 0 R>>>>", "BT /F1 5 Tf (No) Tj ET")
    #expect(try text(firstPage(builder.classic())).isEmpty)
  }

  @Test func metadata() throws {
    var builder = PDFBuilder.page("", catalog: "/Lang(de-CH)")
    builder.add(6, "<</Title<FEFF004C00E9>/Author(Ada)/Producer(Test)>>")
    builder.trailerExtra = "/Info 6 0 R"
    let metadata = try PDFDocument(builder.classic()).metadata
    #expect(
      metadata == PDFMetadata(title: "Lé", author: "Ada", producer: "Test", language: "de-CH"))
  }
}
