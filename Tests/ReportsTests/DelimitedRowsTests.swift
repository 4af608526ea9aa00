import Reports
import Testing

@Suite(.timeLimit(.minutes(10)))
struct DelimitedRowsTests {
  @Test(arguments: [
    ("a\tb", "a b"), ("a\nb", "a b"), ("a\r\nb", "a  b"), ("a,b", "a,b"), ("\"a\"", "\"a\""),
    ("=1", "'=1"), ("-2", "-2"), (" a ", " a "), ("a\u{2028}b", "a b"),
  ])
  func tabsSeparateFieldsOnly(_ text: String, _ expected: String) {
    let rows = DelimitedRows(.tab)
    #expect(rows.row([.text(text), .count(2), .none]) == "\(expected)\t2\t\n")
  }

  @Test func namesAreTheHeader() {
    #expect(DelimitedRows(.tab).header([.init("a_b", "A"), .init("c", "C")]) == "a_b\tc\n")
    #expect(DelimitedRows(.comma).header([.init("a_b", "A"), .init("c", "C")]) == "a_b,c\n")
  }
}
