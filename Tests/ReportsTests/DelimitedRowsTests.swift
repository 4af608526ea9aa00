import Reports
import Testing

@Suite(.timeLimit(.minutes(30)))
struct DelimitedRowsTests {
  @Test(arguments: [
    ("a\tb", "a b"), ("a\nb", "a b"), ("a\r\nb", "a  b"), ("a,b", "a,b"), ("\"a\"", "\"a\""),
    ("=1", "'=1"), ("-2", "-2"), (" a ", " a "), ("a\u{2028}b", "a b"),
  ])
  func tabsSeparateFieldsOnly(_ text: String, _ expected: String) {
    let rows = DelimitedRows(.tab)
    #expect(rows.row([.text(text), .count(2), .none]) == "\(expected)\t2\t\n")
  }

  /// No field controls a terminal or looks like another row; other readers get what there is.
  @Test(arguments: [DelimitedRows.Separator.comma, .tab])
  func nothingControlsATerminal(_ separator: DelimitedRows.Separator) {
    let field = "a\u{1B}[31m\u{9B}b\u{202E}c\u{200F}\u{7F}\nd"
    let shown = DelimitedRows(separator, isForTerminal: true).row([.text(field)])
    #expect(shown == "a\u{FFFD}[31m\u{FFFD}b\u{FFFD}c\u{FFFD}\u{FFFD} d\n")
    #expect(DelimitedRows(separator).row([.text(field)]).contains("\u{1B}[31m\u{9B}b\u{202E}"))
  }

  @Test func namesAreTheHeader() {
    #expect(DelimitedRows(.tab).header([.init("a_b", "A"), .init("c", "C")]) == "a_b\tc\n")
    #expect(DelimitedRows(.comma).header([.init("a_b", "A"), .init("c", "C")]) == "a_b,c\n")
  }
}
