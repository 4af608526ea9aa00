import Records
import Testing

@testable import Documents

@Suite(.timeLimit(.minutes(30))) struct PageSelectionTests {
  @Test(
    arguments: [
      ("2", [2]), ("1-3,5", [1, 2, 3, 5]), ("4-", [4, 5, 6]), ("-2", [1, 2]), ("6,1", [1, 6]),
      ("2-2", [2]), ("3-99999999999", [3, 4, 5, 6]),
    ] as [(String, [Int])])
  func names(text: String, expected: [Int]) throws {
    let selection = try #require(PageSelection(text))
    #expect((1...6).filter(selection.contains) == expected)
    #expect(selection.text == text)
  }

  @Test(arguments: ["", "0", "-", "3-1", "1,,2", "a", "1-2-3", "+1", " 1", "99999999999999999999"])
  func namesNothing(text: String) { #expect(PageSelection(text) == nil) }

  @Test func pagesKeepTheirNumbers() throws {
    let text = Array("one\u{0C}two\u{0C}three".utf8)
    let document = try DocumentReading.read(text, name: nil, pages: PageSelection("2-") ?? .all)
    #expect(document.pages.map(\.number) == [2, 3])
    #expect(document.pageCount == 3)
    #expect(document.text == "two\u{0C}three")
  }

  @Test func missingPagesAreAFailure() {
    let failure = #expect(throws: Failure.self) {
      try DocumentReading.read(Array("one".utf8), name: nil, pages: PageSelection("2,4") ?? .all)
    }
    #expect(failure?.code == "no_such_page")
    #expect(failure?.message == "the document has 1 page, and none of the pages 2,4")
    #expect(failure?.exit == .dataError)
  }
}
