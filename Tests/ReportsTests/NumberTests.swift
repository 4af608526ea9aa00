import Testing

@testable import Reports

@Suite(.timeLimit(.minutes(30)))
struct NumberTests {
  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (-1_234_567, "-1,234,567"),
    (Int.min, "-9,223,372,036,854,775,808"),
  ])
  func thousandsAreSeparated(_ number: Int, _ text: String) {
    #expect(Numeral.grouped(number) == text)
  }

  @Test(arguments: [
    (0.0, "0"), (2.56, "2.6"), (-0.5, "-0.5"), (-2.5, "-2.5"), (1234.5, "1,234.5"),
    (1e300, "1e+300"),
    (.infinity, "inf"), (99.96, "100"),
  ])
  func decimalsHaveOneDigit(_ number: Double, _ text: String) {
    #expect(Numeral.decimal(number) == text)
  }

  private static let axes: [(Double, [Double])] = [
    (0, [0, 1]), (1, [0, 1]), (3, [0, 1, 2, 3]), (4, [0, 1, 2, 3, 4]), (5, [0, 2, 4, 6]),
    (41, [0, 20, 40, 60]), (100, [0, 50, 100]), (99, [0, 50, 100]),
  ]

  @Test(arguments: axes)
  func axesHaveRoundMarks(_ highest: Double, _ marks: [Double]) {
    #expect(AxisScale(upTo: highest).marks == marks)
  }

  @Test(arguments: [1e12, 1e300, .infinity])
  func axesAreFinite(_ highest: Double) {
    #expect(AxisScale(upTo: highest).marks.count <= 6)
  }

  @Test func rowsArePaddedAndCut() {
    let table = ReportTable(
      title: "", columns: [.init("a", "A"), .init("b", "B")],
      rows: [[.count(1)], [.count(1), .none, .count(3)]])
    #expect(table.rows == [[.count(1), .none], [.count(1), .none]])
    #expect(table.withoutEmptyColumns.columns.map(\.name) == ["a"])
  }
}
