/// A PDF whose pages show lines of Helvetica, without xref table: it is read by repair.
struct PDFFixture {
  /// The content stream of each page.
  var contents: [String]
  /// Entries of every page's dictionary.
  var page = ""

  var bytes: [UInt8] {
    var file = "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n"
    let kids = contents.indices.map { "\(10 + 2 * $0) 0 R" }.joined(separator: " ")
    file +=
      "2 0 obj<</Type/Pages/Count \(contents.count)/MediaBox[0 0 600 800]/Kids[\(kids)]>>endobj\n"
    file += "3 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n"
    for (index, content) in contents.enumerated() {
      file += """
        \(10 + 2 * index) 0 obj<</Type/Page/Parent 2 0 R\(page)/Contents \(11 + 2 * index) 0 R\
        /Resources<</Font<</F 3 0 R>>>>>>endobj
        \(11 + 2 * index) 0 obj<</Length \(content.utf8.count)>>stream
        \(content)
        endstream endobj

        """
    }
    return Array((file + "trailer<</Root 1 0 R>>\n").utf8)
  }

  /// An operator sequence that shows a line of 10 points.
  static func line(_ text: String, x: Int, y: Int) -> String {
    "BT /F 10 Tf \(x) \(y) Td (\(text)) Tj ET "
  }
}
