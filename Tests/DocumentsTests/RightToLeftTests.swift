import PDF
import Testing

@testable import Documents

@Suite(.timeLimit(.minutes(30))) struct RightToLeftTests {
  @Test func rightToLeftTextIsInLogicalOrder() {
    var visual = PageFixture()
    visual.show("\u{5D3}\u{5D2} \u{5D1}\u{5D0}", x: 50, y: 50)
    #expect(visual.texts == ["\u{5D0}\u{5D1} \u{5D2}\u{5D3}"])
    var logical = PageFixture()
    for (index, character) in ["\u{5D0}", "\u{5D1}", " ", "\u{5D2}", "\u{5D3}"].enumerated() {
      logical.show(character, x: 100 - Float(index) * 5, y: 50)
    }
    #expect(logical.texts == ["\u{5D0}\u{5D1} \u{5D2}\u{5D3}"])
  }

  /// A page of Hebrew in the order in which it is printed, from left to right.
  @Test(arguments: [
    // Two years of a period, from right to left.
    ("2019 – 2017 \u{5D0}\u{5D1}", "\u{5D1}\u{5D0} 2017 – 2019"),
    // Names of tools and numbers after them keep their order.
    ("Swift 6, C++ \u{5D2}\u{5D3} \u{5D0}\u{5D1}", "\u{5D1}\u{5D0} \u{5D3}\u{5D2} Swift 6, C++"),
    // A comma on the left of a word follows it.
    ("\u{60C}C++ \u{60C}Swift \u{5D0}\u{5D1}", "\u{5D1}\u{5D0} Swift\u{60C} C++\u{60C}"),
    // A run that is read from left to right, with the comma after it.
    (
      "\u{5D2} \u{60C}Excel\u{60C} Word \u{5D0}\u{5D1}",
      "\u{5D1}\u{5D0} Excel\u{60C} Word\u{60C} \u{5D2}"
    ),
    // Of two words that are read from left to right, the comma follows the second one.
    ("\u{60C}Apache Spark \u{5D0}\u{5D1}", "\u{5D1}\u{5D0} Apache Spark\u{60C}"),
    (
      "SQL Server \u{60C}Python \u{5D2}\u{5D3} \u{5D0}\u{5D1}",
      "\u{5D1}\u{5D0} \u{5D3}\u{5D2} Python\u{60C} SQL Server"
    ),
    // A period on the left of the last words ends the line.
    (".Power BI \u{5D0}\u{5D1}", "\u{5D1}\u{5D0} Power BI."),
    (".NET \u{5D0}\u{5D1}", "\u{5D1}\u{5D0} .NET"),
    // A bracket is printed as the shape of its partner.
    ("(\u{5D0}\u{5D1})", "(\u{5D1}\u{5D0})"),
    // A colon on the left of a number follows it, and a plus sign on its right comes first.
    (
      "\u{5D0}\u{5D1} :2017 – 2013", "2013 – 2017: \u{5D1}\u{5D0}"
    ),
    // A telephone number that is set from left to right.
    ("0912 345 6701 \u{5D0}\u{5D1}", "\u{5D1}\u{5D0} 0912 345 6701"),
    ("6701 345 912 98+ :\u{5D0}\u{5D1}", "\u{5D1}\u{5D0}: +98 912 345 6701"),
    // Letters of both directions in one word.
    ("\u{5D0}\u{5D1}-API", "API-\u{5D1}\u{5D0}"),
  ])
  func rightToLeftLines(printed: String, read: String) {
    var page = PageFixture()
    page.show(printed, x: 50, y: 50)
    #expect(page.texts == [read])
  }

  /// Lines of numbers alone on a page of Hebrew.
  @Test(arguments: [
    ("6701 345 912 98+", "+98 912 345 6701"), ("6701 345 0912", "0912 345 6701"),
    ("0912 345 6701", "0912 345 6701"), ("+98 912 345 6701", "+98 912 345 6701"),
  ])
  func telephoneNumbers(printed: String, read: String) {
    var page = PageFixture()
    page.show("\u{5D2}\u{5D3} \u{5D0}\u{5D1}\u{5D2}", x: 50, y: 50)
    page.show("\u{5D2}\u{5D3} \u{5D0}\u{5D1} \u{5D2}\u{5D3}", x: 50, y: 63)
    page.show(printed, x: 50, y: 76)
    #expect(page.texts.last == read)
  }

  /// Vowel signs do not advance, and are written before their letter in the order of the page.
  @Test func vowelSignsStayInTheirWord() {
    var page = PageFixture()
    page.show("\u{646}\u{627}", x: 50, y: 50)
    page.showMark("\u{651}", x: 63, y: 50)
    page.show("\u{645}\u{639}", x: 60, y: 50)
    #expect(page.texts == ["\u{639}\u{645}\u{651}\u{627}\u{646}"])
    var hindi = PageFixture()
    hindi.show("\u{915}", x: 50, y: 50)
    hindi.showMark("\u{902}", x: 51, y: 50)
    hindi.show("\u{92A}", x: 55, y: 50)
    #expect(hindi.texts == ["\u{915}\u{902}\u{92A}"])
  }

  /// Programs that shape text show the character that keeps letters from joining as a space without
  /// width.
  @Test(arguments: [
    (Float(0), "\u{631}\u{641}\u{200C}\u{6A9}\u{6CC}"), (3, "\u{631}\u{641} \u{6A9}\u{6CC}"),
  ])
  func spacesWithoutWidthAreNonJoiners(width: Float, read: String) {
    var page = PageFixture()
    page.show("\u{6CC}\u{6A9}", x: 50, y: 50)
    page.page.glyphs.append(
      Glyph(
        scalarStart: UInt32(page.page.scalars.count), scalarCount: 1, flags: [], font: 0, x: 60,
        y: 50, dx: 3, dy: 0, size: 10))
    page.page.scalars.append(" ")
    page.show("\u{641}\u{631}", x: 60 + width, y: 50)
    #expect(page.texts == [read])
  }

  /// The syllable of an Indian script is the text of its first glyph; the others have none.
  @Test func glyphsOfOneSyllable() {
    var page = PageFixture()
    page.show("\u{915}\u{935}", x: 50, y: 50)
    page.page.glyphs.append(
      Glyph(
        scalarStart: 0, scalarCount: 0, flags: [], font: 0, x: 60, y: 50, dx: 6, dy: 0, size: 10))
    page.show("\u{924}", x: 66, y: 50)
    #expect(page.texts == ["\u{915}\u{935}\u{924}"])
  }

  @Test func columnsOfRightToLeftPagesBeginOnTheRight() {
    var page = PageFixture()
    for line in 0..<8 {
      for (x, letter) in [(Float(60), "\u{5D0}"), (320, "\u{5D1}")] {
        page.show(
          Array(repeating: letter + letter + letter, count: 8).joined(separator: " "), x: x,
          y: 80 + Float(line) * 13 + (x > 60 ? 6 : 0))
      }
    }
    #expect(page.texts.first?.hasPrefix("\u{5D1}") == true)
    #expect(page.texts.last?.hasPrefix("\u{5D0}") == true)
  }

  @Test func presentationFormsAreLetters() {
    var page = PageFixture()
    page.show("\u{FEFC}\u{FEB3}", x: 50, y: 50)
    #expect(page.texts == ["\u{633}\u{644}\u{627}"])
  }
}
