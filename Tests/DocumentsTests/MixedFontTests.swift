import PDF
import Testing

@testable import Documents

/// Lines for which a program needs two fonts: it draws the signs that one of them lacks after the rest of the line.
@Suite(.timeLimit(.minutes(30))) struct MixedFontTests {
  /// A font without some signs: they are drawn after the letters around them.
  @Test func signsOfAnotherFontStayInTheirPlace() {
    var page = PageFixture()
    page.show("write to ann lee@example org", x: 50, y: 50)
    page.show(".", x: 110, y: 50, font: 1)
    page.show(".", x: 170, y: 50, font: 1)
    #expect(page.texts == ["write to ann.lee@example.org"])
  }

  /// A font without signs: the program draws the letters of a line first and the signs after them.
  @Test func signsOfAnotherFontStayWithTheirWord() {
    var page = PageFixture()
    page.show("\u{5D3}\u{5D2}  \u{5D1}\u{5D0}", x: 50, y: 50)
    page.show(",", x: 65, y: 50, font: 1)
    page.show("054 5550 173", x: 200, y: 80)
    page.show("\u{5D1}\u{5D0}", x: 265, y: 80)
    page.show("-", x: 215, y: 80, font: 1)
    page.show("-", x: 240, y: 80, font: 1)
    #expect(page.texts == ["\u{5D0}\u{5D1}, \u{5D2}\u{5D3}", "\u{5D0}\u{5D1} 054-5550-173"])
  }
}
