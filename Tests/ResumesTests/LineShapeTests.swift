import Documents
import Testing

@testable import Resumes

/// What is made of lines before sections are found.
@Suite(.timeLimit(.minutes(30))) struct LineShapeTests {
  private func line(_ words: [(String, Double, Double)], top: Double) -> Line {
    Line(
      words: words.map { text, left, right in
        Word(
          text: text, box: Box(left: left, top: top, right: right, bottom: top + 10), size: 10)
      }, block: 0)
  }

  private func page(_ lines: [Line]) -> Page {
    Page(size: .init(width: 600, height: 800), lines: lines)
  }

  /// Texts that begin at one edge, close behind labels that end at different places.
  @Test func narrowGapsAtAnEdgeAreTabs() {
    var lines = ["English", "German", "Italian"].enumerated().map { index, label in
      line([(label, 60 + Double(index), 94.5), ("fluent", 100, 130)], top: Double(index) * 14)
    }
    lines += (3..<6).map { line([("text", 100, 120)], top: Double($0) * 14) }
    let marked = AlignedGaps.marked(page(lines))
    #expect(marked.lines.prefix(3).allSatisfy { $0.words[1].followsTab })
    let alone = AlignedGaps.marked(page(Array(lines.prefix(3))))
    #expect(alone.lines.allSatisfy { !$0.words[1].followsTab })
  }

  /// A page of Hebrew is measured as its mirror image; one word of it is not such a page.
  @Test func rightToLeftPagesAreMirrored() {
    let right = line([("\u{5D0}\u{5D1}", 500, 540), ("\u{5D2}", 480, 495)], top: 0)
    let mirrored = MirroredPage.of(page([right]))
    #expect(mirrored.lines[0].words.map { $0.box?.left } == [60, 105])
    #expect(MirroredPage.runsRightToLeft(page([right])))
    let mixed = page([right, line([("a", 50, 60), ("b", 70, 80), ("c", 90, 95)], top: 14)])
    #expect(!MirroredPage.runsRightToLeft(mixed))
  }

  /// Programs disagree on the order of the two years of a period in right-to-left text.
  @Test func periodsOfRightToLeftPages() {
    let words = [
      ("2019", 300.0, 330.0), ("–", 290, 295), ("2016", 250, 280), ("\u{5D0}", 200, 210),
    ]
    let more = line([("\u{5D1}", 500, 540), ("\u{5D2}", 480, 495), ("\u{5D3}", 460, 475)], top: 20)
    let lines = LineReading(
      Document(mediaType: .pdf, pages: [page([line(words, top: 0), more])])
    ).lines
    #expect(lines.first?.periods.map(\.start?.text) == ["2016"])
    #expect(lines.first?.periods.map(\.end?.text) == ["2019"])
  }

  @Test func signsThatBeginSeveralLinesAreBullets() {
    let three = LineReading(Printed.text("␣ one item\n␣ another\n␣ a third"))
    #expect(three.lines.map(\.hasBullet) == [true, true, true])
    #expect(three.lines.map(\.content.text) == ["one item", "another", "a third"])
    let icons = LineReading(Printed.text("☎ 555 0100\n✉ a@example.org\n⌂ Leeds"))
    #expect(icons.lines.map(\.hasBullet) == [false, false, false])
  }

  /// Rows of a table are lines with tabs; of a cell with several lines, the first belongs to its row.
  @Test func rowsOfTablesAreLines() {
    func cell(_ text: String, _ row: Int, _ column: Int) -> Line {
      Line(
        words: text.split(separator: " ").map { Word(text: String($0)) }, block: row * 2 + column,
        cell: .init(table: 1, row: row, column: column))
    }
    let document = Document(
      mediaType: .text,
      pages: [
        Page(lines: [
          cell("2019 – 2021", 0, 0), cell("Nurse", 0, 1), cell("Holy Hill", 0, 1),
          cell("2016 – 2019", 1, 0), cell("Carer", 1, 1),
          cell("Skills", 2, 0), cell("Triage", 2, 1),
        ])
      ])
    let lines = LineReading(document).lines
    #expect(
      lines.map { $0.cells.map(\.text) } == [
        ["2019 – 2021", "Nurse"], ["Holy Hill"], ["2016 – 2019", "Carer"], ["Skills"], ["Triage"],
      ])
  }

  /// Two kinds of emphasis tell the fields of an entry apart; one may end anywhere.
  @Test func emphasisSeparatesFields() throws {
    func parts(_ styles: [Word.Style]) throws -> [String] {
      let words = zip(["Nurse,", "Hill,", "Leeds"], styles).map { Word(text: $0, style: $1) }
      let document = Document(
        mediaType: .text, pages: [Page(lines: [Line(words: words, block: 0)])])
      let line = try #require(LineReading(document).lines.first)
      return line.emphasized(line.content).map(\.text)
    }
    #expect(try parts([.bold, .italic, []]) == ["Nurse", "Hill", "Leeds"])
    #expect(try parts([.bold, [], []]) == ["Nurse, Hill, Leeds"])
  }

  /// The text beside a date in the margin may be wrapped.
  @Test func textBesideADateContinuesBelow() {
    let lines = LineReading(
      Printed.document([
        Printed(text: "2019 – 2021\tPeakline Electrical Services"),
        Printed(text: "Limited", left: 430), Printed(text: "other", left: 50),
      ])
    ).lines
    #expect(
      TextLine.unwrapped(lines).map { $0.cells.map(\.text) } == [
        ["2019 – 2021", "Peakline Electrical Services Limited"], ["other"],
      ])
  }
}
