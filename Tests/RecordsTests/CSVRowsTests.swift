import Records
import Testing

@Suite(.timeLimit(.minutes(30))) struct CSVRowsTests {
  @Test(
    arguments: [
      ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
      ("a;b\r\n1,5;2\r\n", [["a", "b"], ["1,5", "2"]]),
      ("a\tb\r1\t2", [["a", "b"], ["1", "2"]]),
      ("a,b\n\"x, \"\"y\"\"\nz\",2", [["a", "b"], ["x, \"y\"\nz", "2"]]),
      ("\u{FEFF}a,b\n\n,\n", [["a", "b"], ["", ""]]),
      ("a,b\n\"never closed,2\n3,4", [["a", "b"], ["never closed,2\n3,4"]]),
      ("a,\"b\"c,\n", [["a", "bc", ""]]), ("", []), ("\n\n", []),
    ] as [(String, [[String]])])
  func rows(text: String, rows: [[String]]) {
    #expect(Array(CSVRows(Array(text.utf8))) == rows)
  }

  @Test func givenSeparator() {
    #expect(Array(CSVRows(Array("a,b;c".utf8), separator: UInt8(ascii: ";"))) == [["a,b", "c"]])
  }
}
