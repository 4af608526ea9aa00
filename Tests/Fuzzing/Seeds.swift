import DocumentFixtures

/// Inputs that exercise as much of the readers as possible with few bytes.
enum Seeds {
  static var files: [[UInt8]] {
    let page = PDFBuilder.page(
      contents[0], page: "/Annots[<</Subtype/Link/Rect[1 2 3 4]/A<</S/URI/URI(a)>>>>]",
      font: "<</Subtype/Type0/Encoding/Identity-H/DescendantFonts[6 0 R]/ToUnicode 7 0 R>>")
    var whole = page
    whole.add(6, "<</Subtype/CIDFontType2/W[1[250] 2 3 750]/DW2[880 -1000]>>")
    whole.addStream(7, "", maps[0])
    let broken = Array(whole.classic().dropLast(40))
    return [page.classic(), whole.classic(), whole.compressed(), broken]
  }

  static let objects = [
    "9 0 obj\n<</Type/Font/Subtype/Type1/BaseFont/Foo/Encoding<</Differences[65/a/b 255/uni0041]>>>>\nendobj",
    "10 0 obj\n<</Subtype/Form/Length 9/Matrix[1 0 0 1 2 3]/BBox[0 0 9 9]>>\nstream\n/X1 Do\nendstream\nendobj",
    "11 0 obj\n[<</Subtype/Link/Rect[1 2 3 4]/Dest[3 0 R/Fit]>><</Subtype/Link/Rect[9 9 1 1]"
      + "/A<</S/URI/URI(mailto:a@b.example)>>>>]\nendobj",
    "12 0 obj\n<</Fields[<</FT/Tx/V(value)/Rect[1 1 90 20]/DA(/F1 9 Tf)/Kids[9 0 R]>>]>>\nendobj",
    "13 0 obj\n<</OCGs[14 0 R]/D<</OFF[14 0 R]/BaseState/ON>>>>\nendobj",
    "16 0 obj\n<</Title<FEFF00410042>/Author(A\\(b\\)\\101\\\nc)>>\nendobj 8 0 obj 12 endobj",
    "2 0 obj\n<</Type/Pages/Kids[2 0 R 3 0 R]/Count -1/Rotate 90/MediaBox[0 0 8 0 R 100]>>\nendobj",
    "17 0 obj\n<</Type/ObjStm/N 1/First 4/Length 8>>\nstream\n9 0 null\nendstream\nendobj",
  ]

  static let xrefs = [
    "xref\n0 2\n0000000000 65535 f \n0000000009 00000 n \ntrailer\n<</Size 6/Root 1 0 R/Prev 9>>",
    "6 0 obj\n<</Type/XRef/Size 6/W[1 2 1]/Index[0 3]/Root 1 0 R/Length 12>>\nstream\n"
      + "ABCDEFGHIJKL\nendstream\nendobj",
    "trailer\n<</Root 1 0 R/Encrypt<</Filter/Standard/V 2/R 3/Length 128/P -4/O(\(key))/U(\(key))>>"
      + "/ID[(0123456789abcdef)(0)]>>",
    "trailer\n<</Root 1 0 R/XRefStm 17/Encrypt<</Filter/Standard/V 5/R 6/O(\(key)0123456789abcdef)"
      + "/U(\(key)0123456789abcdef)/OE(\(key))/UE(\(key))/Perms(0123456789abcdef)>>>>",
  ]
  private static let key = "0123456789abcdef0123456789abcdef"

  static let contents = [
    "q 1 0 0 1 5 5 cm BT /F1 12 Tf 10 50 Td [(Hel) 20 (lo)] TJ /Span<</ActualText(x)>>BDC <41> Tj"
      + " EMC T* 2 Tr (b)' 1 2 (c)\" ET Q",
    "BT /F2 9 Tf 1 0 0 -1 0 0 Tm 50 Tz 2 Tc 3 Tw 4 Ts 5 TL 6 7 TD <00410042> Tj ET /X1 Do",
    "BT /F3 9 Tf (AAA) Tj ET 0 0 m 10 0 l 10 2 10 0 0 3 c h 1 1 5 5 re W n f* S 1 g 0 0 0 1 k",
    "BI /W 2/H 2/BPC 8/CS/G ID abcd EI /OC/a BDC BT (x) Tj ET EMC /P MP /GS gs /Cs cs 1 .5 -.25e9 sc",
  ]

  static let maps = [
    """
    1 begincodespacerange <0000> <FFFF> endcodespacerange 2 beginbfrange <0001> <0041> <0041>
    <0042> <0044> [<0061> <00660069> /alpha] endbfrange 1 beginbfchar <0001> <D83DDE00> endbfchar
    """,
    """
    /Other usecmap 2 begincodespacerange <00> <7F> <8140> <9FFC> endcodespacerange /WMode 1 def
    1 begincidrange <8140> <8150> 100 endcidrange 1 begincidchar <41> 7 endcidchar
    """,
  ]

  static var encoded: [[UInt8]] {
    let text = Array("BT /F1 12 Tf 10 50 Td (Hello) Tj ET".utf8)
    return [
      [0] + PDFBuilder.stored(text), [1, 0x80, 0x0B, 0x60, 0x50, 0x22, 0x0C, 0x0C, 0x85, 0x01],
      [2] + Array("6=;Mn+<W9PCh.*pDe*~>".utf8), [3] + Array("4254 2F46 31>".utf8),
      [4, 2, 65, 66, 67, 254, 68, 128], [5] + Array("Garg^z!!~>".utf8),
      [6] + PDFBuilder.stored([2, 1, 2, 3, 4, 5, 1, 1, 1, 1, 1, 1, 4, 9, 9, 9, 9, 9]),
      [7, 0x80, 0x0B, 0x60, 0x50, 0x22, 0x0C, 0x0C, 0x85, 0x01],
    ]
  }
}
