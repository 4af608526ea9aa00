/// A small PDF that uses what most do: for a process that has not read any yet.
package enum RehearsalDocument {
  /// A file with a classic xref table, and a stream of one for the object in an object stream
  /// (ISO 32000-2, 7.5.8.4).
  package static var bytes: [UInt8] {
    var file = PDFFile()
    file.add("<</Type/Catalog/Pages 2 0 R>>")
    file.add("<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 612 792]>>")
    file.add(
      """
      <</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 9 0 R>>>>/Annots[\
      <</Type/Annot/Subtype/Link/Rect[72 690 200 705]/A<</S/URI/URI(https://example.com)>>>>]>>
      """)
    file.addStream("", content)
    file.add(
      "<</Type/Font/Subtype/Type0/BaseFont/A/Encoding/Identity-H/DescendantFonts[6 0 R]/ToUnicode 7 0 R>>"
    )
    file.add(
      """
      <</Type/Font/Subtype/CIDFontType2/BaseFont/A/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)\
      /Supplement 0>>/DW 500/W[1[500 600]]>>
      """)
    file.addStream("", toUnicode)
    file.addStream(
      "/Type/ObjStm/N 1/First 4",
      """
      9 0 <</Type/Font/Subtype/TrueType/BaseFont/Helvetica/Encoding/WinAnsiEncoding/FirstChar 32\
      /LastChar 34/Widths[278 278 355]>>
      """)
    return file.bytes(packed: 9, in: 8)
  }

  private static let content = """
    q 1 0 0 1 0 0 cm BT /F1 18 Tf 72 740 Td <0001000200010002> Tj ET Q
    BT /F2 10 Tf 72 700 Td (Engineer, Example Works) Tj 300 0 Td [(2019) -250 (2024)] TJ
    -300 -14 Td (Built the gate and kept it open.) Tj 0 -14 TD (Berlin) Tj T* (jan@example.com) Tj ET
    0.5 w 72 680 m 540 680 l S 72 660 10 10 re f
    """

  private static let toUnicode = """
    /CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def
    1 begincodespacerange <0000> <FFFF> endcodespacerange
    1 beginbfchar <0001> <004A> endbfchar 1 beginbfrange <0002> <0003> <0061> endbfrange
    endcmap end end
    """
}
