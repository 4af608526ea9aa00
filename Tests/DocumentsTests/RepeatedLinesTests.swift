import Testing

@testable import Documents

@Suite(.timeLimit(.minutes(30))) struct RepeatedLinesTests {
  /// Pages of 600 by 800 points with a line at each `y`.
  private func roles(_ pages: [[(text: String, y: Float)]]) -> [[Line.Role]] {
    var read = pages.map { lines in
      var page = PageFixture()
      for line in lines { page.show(line.text, x: 50, y: line.y) }
      return page.read
    }
    RepeatedLines.mark(&read)
    return read.map { $0.lines.map(\.role) }
  }

  /// A line that one page shows twice is not repeated.
  @Test func pagesCountAndNotLines() {
    var first = PageFixture()
    first.show("Jane Doe", x: 50, y: 20)
    first.show("body", x: 50, y: 400)
    var second = PageFixture()
    second.show("other text", x: 50, y: 400)
    var pages = [first.read, second.read]
    pages[0].lines.insert(pages[0].lines[0], at: 0)
    RepeatedLines.mark(&pages)
    #expect(pages[0].lines.map(\.role) == [.body, .body, .body])
    pages[1].lines.insert(pages[0].lines[0], at: 0)
    RepeatedLines.mark(&pages)
    #expect(pages[0].lines.map(\.role) == [.header, .header, .body])
  }

  /// Headers and footers are within 15 % of the height: 120 points here.
  @Test func onlyTheMarginsCount() {
    let inside = [("name", Float(121)), ("note", 683)]
    let outside = [("name", Float(125)), ("note", 678)]
    #expect(roles([inside, inside]) == [[.header, .footer], [.header, .footer]])
    #expect(roles([outside, outside]) == [[.body, .body], [.body, .body]])
  }

  @Test func placesMayDifferByLessThanALine() {
    #expect(roles([[("name", 30)], [("name", 32)]]) == [[.header], [.header]])
    #expect(roles([[("name", 30)], [("name", 38)]]) == [[.body], [.body]])
  }

  @Test func onlyTheOutermostLinesCount() {
    let page = (0..<4).map { ("line \("abcd".dropFirst($0).prefix(1))", Float(20 + 15 * $0)) }
    #expect(roles([page, page])[0] == [.header, .header, .header, .body])
  }

  @Test func numbersMayDiffer() {
    #expect(roles([[("page 9", 20)], [("page 10", 20)]]) == [[.header], [.header]])
    #expect(roles([[("page 9", 20)], [("side 10", 20)]]) == [[.body], [.body]])
  }
}
