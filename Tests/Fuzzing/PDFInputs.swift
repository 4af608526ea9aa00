import DocumentFixtures

/// PDF files around an input.
enum PDFInputs {
  private static let shown = "BT /F1 10 Tf 0 50 Td (Aa\\001\\377) Tj <0001004100FF> Tj ET"

  /// The input is among the objects, before valid ones. Object 9 is missing, so that it can define
  /// it.
  static func objects(_ input: [UInt8]) -> [UInt8] {
    var builder = PDFBuilder.page(
      shown, resources: "/Font<</F1 9 0 R>>/XObject<</X1 10 0 R>>", page: "/Annots 11 0 R",
      catalog: "/AcroForm 12 0 R/OCProperties 13 0 R/Names 14 0 R/Outlines 15 0 R")
    builder.trailerExtra = "/Info 16 0 R"
    let (sound, _) = builder.body()
    return sound + input + Array("\ntrailer\n<</Root 1 0 R/Info 16 0 R>>\n".utf8)
  }

  /// The input follows valid objects, and `startxref` points to it.
  static func xref(_ input: [UInt8]) -> [UInt8] {
    let (sound, _) = PDFBuilder.page(shown).body()
    return sound + input + Array("\nstartxref\n\(sound.count)\n%%EOF\n".utf8)
  }

  static func content(_ input: [UInt8]) -> [UInt8] {
    var builder = PDFBuilder.page(
      "", resources: "/Font<</F1 5 0 R/F2 6 0 R/F3 7 0 R>>/XObject<</X1 4 0 R>>")
    builder.add(
      6,
      "<</Subtype/Type0/Encoding/Identity-H/DescendantFonts[<</Subtype/CIDFontType2/DW 500>>]>>")
    builder.add(
      7,
      "<</Subtype/Type3/FontMatrix[.001 0 0 .001 0 0]/CharProcs<</a 4 0 R>>"
        + "/Encoding<</Differences[65/a]>>/FirstChar 65/Widths[500]>>")
    builder.addStream(4, "", input)
    return builder.classic()
  }

  /// The first byte selects the key of the descriptor, and a simple or composite font.
  static func font(_ input: [UInt8]) -> [UInt8] {
    let choice = input.first ?? 0
    let program = Array(input.dropFirst())
    let key = ["FontFile", "FontFile2", "FontFile3"][Int(choice) % 3]
    let simple = "<</Subtype/TrueType/BaseFont/Foo/FontDescriptor 6 0 R>>"
    let composite =
      "<</Subtype/Type0/BaseFont/Foo/Encoding/Identity-H/DescendantFonts[<</Subtype/CIDFontType0"
      + "/BaseFont/Foo/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)>>/FontDescriptor 6 0 R>>]>>"
    var builder = PDFBuilder.page(shown, font: choice & 4 == 0 ? simple : composite)
    builder.add(6, "<</Flags 4/\(key) 7 0 R>>")
    builder.addStream(7, "", program)
    return builder.classic()
  }

  static func map(_ input: [UInt8]) -> [UInt8] {
    var builder = PDFBuilder.page(
      shown,
      font: "<</Subtype/Type0/BaseFont/C/Encoding 7 0 R/DescendantFonts[6 0 R]/ToUnicode 7 0 R>>")
    builder.add(6, "<</Subtype/CIDFontType2/BaseFont/C/W[1[250] 2 3 750]>>")
    builder.addStream(7, "", input)
    return builder.classic()
  }

  private static let filters = [
    "/Filter/FlateDecode", "/Filter/LZWDecode", "/Filter/ASCII85Decode", "/Filter/ASCIIHexDecode",
    "/Filter/RunLengthDecode", "/Filter[/A85/Fl]",
    "/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 5>>",
    "/Filter/LZWDecode/DecodeParms<</Predictor 2/Colors 3/BitsPerComponent 4/Columns 7>>",
  ]

  static func filter(_ input: [UInt8]) -> [UInt8] {
    var builder = PDFBuilder.page("")
    builder.addStream(
      4, filters[Int(input.first ?? 0) % filters.count], Array(input.dropFirst()))
    return builder.classic()
  }
}
