import Command
import Records
import Testing

@Suite(.timeLimit(.minutes(30))) struct DisplayTests {
  @Test(arguments: [("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("😀", 2), ("", 0)])
  func columnsOfText(_ text: String, _ columns: Int) { #expect(DisplayWidth.of(text) == columns) }

  @Test(arguments: [("abcdef", 4, "abc…"), ("abc", 3, "abc"), ("日本語", 4, "日…"), ("abc", 0, "")])
  func fits(_ text: String, _ width: Int, _ fitted: String) {
    #expect(DisplayWidth.fit(text, width) == fitted)
  }

  @Test func flexibleColumnsGiveWay() throws {
    let table = Table([
      .init("id", field: "id"), .init("title", field: "title", isFlexible: true),
      .init("n", field: "n", isNumeric: true),
    ])
    let record = try Record(Array(#"{"id":"a1","title":"A very long title indeed","n":5}"#.utf8))
    let rows = [table.cells(record)]
    let widths = table.widths(for: rows, total: 20)
    #expect(table.row(rows[0], widths: widths) == "a1  A very long …  5")
    #expect(table.row(table.header, widths: widths) == "ID  TITLE          N")
  }

  @Test func theLastColumnsAreLeftOutIfThereIsNoRoom() throws {
    let table = Table([
      .init("id", field: "id"), .init("title", field: "title", isFlexible: true),
      .init("n", field: "n", isNumeric: true),
    ])
    let record = try Record(Array(#"{"id":"a1","title":"A very long title indeed","n":5}"#.utf8))
    let rows = [table.cells(record)]
    for (total, line) in [(15, "a1  A very …  5"), (14, "a1  A very lo…"), (11, "a1"), (1, "a1")] {
      #expect(table.row(rows[0], widths: table.widths(for: rows, total: total)) == line)
    }
  }

  @Test(arguments: [("64", 64), ("64K", 65536), ("10MiB", 10 << 20), ("2gb", 2 << 30), ("1B", 1)])
  func sizes(_ text: String, _ bytes: Int) { #expect(ByteSize(argument: text)?.bytes == bytes) }

  @Test(arguments: ["", "K", "-1", "1X", "9999999999G"])
  func refusedSizes(_ text: String) { #expect(ByteSize(argument: text) == nil) }

  @Test(arguments: [
    ("2", 2.0), ("2s", 2), ("500ms", 0.5), ("1.5m", 90), ("48h", 172_800), ("7d", 604_800),
  ])
  func spans(_ text: String, _ seconds: Double) {
    #expect(TimeSpan(argument: text)?.seconds == seconds)
  }

  @Test(arguments: ["", "s", "-1", "nan", "inf", "1y"])
  func refusedSpans(_ text: String) { #expect(TimeSpan(argument: text) == nil) }
}
