extension Seeds {
  static let wordSpace = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"

  static let story = """
    <w:document xmlns:w="\(wordSpace)" xmlns:mc="http://schemas.openxmlformats.org/markup-\
    compatibility/2006" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/\
    relationships"><w:body>\(ArchiveInputs.wordBody)<w:tbl><w:tr><w:tc><w:p><w:hyperlink r:id="h">\
    <w:r><w:t xml:space="preserve"> a </w:t></w:r></w:hyperlink></w:p></w:tc><w:tc><w:tbl/></w:tc>\
    </w:tr></w:tbl><w:sdt><w:sdtContent><w:p><w:ins><w:r><w:sym w:font="Wingdings" w:char="F0A7"/>\
    </w:r></w:ins><w:del><w:r><w:delText>x</w:delText></w:r></w:del></w:p></w:sdtContent></w:sdt>\
    <w:p><w:r><w:fldChar w:fldCharType="begin"/><w:instrText>HYPERLINK "b"</w:instrText><w:fldChar \
    w:fldCharType="separate"/><w:t>c</w:t><w:fldChar w:fldCharType="end"/></w:r></w:p>\
    <mc:AlternateContent><mc:Choice Requires="wps"><w:p/></mc:Choice><mc:Fallback><w:p/>\
    </mc:Fallback></mc:AlternateContent><w:sectPr><w:cols w:num="2"/></w:sectPr></w:body></w:document>
    """

  static let odt = """
    <office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" \
    xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" \
    xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" \
    xmlns:xlink="http://www.w3.org/1999/xlink"><office:body><office:text>\
    <text:h text:outline-level="1">Jane</text:h><text:p>a<text:tab/><text:s text:c="3"/>\
    <text:a xlink:href="https://a.example">b</text:a><text:line-break/></text:p><text:list>\
    <text:list-item><text:p>c</text:p></text:list-item></text:list><table:table><table:table-row>\
    <table:table-cell table:number-columns-repeated="2"><text:p>d</text:p></table:table-cell>\
    </table:table-row></table:table></office:text></office:body></office:document-content>
    """

  static let rtf = [
    "{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset128 Mincho;}}"
      + "{\\stylesheet{\\s1\\outlinelevel1 Part;}}\\pard\\s1\\b Jane\\b0\\~Doe\\par\\f1\\'93\\'fa\\uc1"
      + "\\u252?\\u-3913?\\tab\\emdash\\line x\\par}",
    "{\\rtf1\\trowd\\cellx100\\cellx200\\intbl a\\cell b\\cell\\row\\pard{\\field{\\*\\fldinst "
      + "HYPERLINK \"https://a.example\"}{\\fldrslt c}}{\\*\\listtable}\\bin3 {}}{\\upr{a}{\\*\\ud{b}}}}",
  ]

  static let html = [
    "<!doctype html><title>a</title><h1>Jane &amp; Doe</h1><ul><li>b<li><a href='https://a.example'>c"
      + "</a></ul><table><tr><td colspan=2>d<td>e</table><style>x</style><pre> f\n g</pre><br>",
    "<meta charset=windows-1252><p style='display:none'>h</p><ol start=3><li>i</ol>&#x41;&#xD800;",
  ]

  static let markdown =
    "# Jane\n\nA *b* **c** [d](https://a.example) `e` <f@g.example>\n===\n1. h\n   - i\n\n"
    + "| j | k |\n|---|:-:|\n| l | m |\n\n```\nn\n```\n> o  \np\\\n\\# q &amp;\n"
}
