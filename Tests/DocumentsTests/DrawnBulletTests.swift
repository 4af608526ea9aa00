import PDF
import Testing

@testable import Documents

/// Bullets that are drawn, as browsers do, make list items of their lines.
@Suite(.timeLimit(.minutes(30))) struct DrawnBulletTests {
  private func isListItem(_ dots: [PDFBox]) -> Bool {
    var page = PageFixture()
    page.show("Ran the night shift", x: 100, y: 80)
    page.page.dots = dots
    return page.read.lines.first?.isListItem ?? false
  }

  private func dot(_ x: Float, _ y: Float, size: Float = 4) -> PDFBox {
    PDFBox(left: x, top: y - size, right: x + size, bottom: y)
  }

  @Test func aDiscBeforeALine() {
    #expect(isListItem([dot(88, 78)]))
    #expect(!isListItem([]))
  }

  @Test(arguments: [
    // The disc of a timeline, a dot of a leader, one of another line, and one far away.
    (Float(86), Float(80), Float(8)), (90, 78, 1.5), (88, 60, 4), (50, 78, 4),
  ])
  func otherDiscs(x: Float, y: Float, size: Float) {
    #expect(!isListItem([dot(x, y, size: size)]))
  }

  @Test func discsThatRate() {
    #expect(!isListItem([dot(88, 78), dot(78, 78)]))
  }
}
