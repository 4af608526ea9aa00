import PDF
import Testing

@testable import Documents

/// The numbers by which glyphs are grouped into words, and words relate to links and rules: just
/// below and above. Glyphs are 5 points wide in a size of 10.
@Suite(.timeLimit(.minutes(30))) struct WordThresholdTests {
  private func texts(_ show: (inout PageFixture) -> Void) -> [String] {
    var page = PageFixture()
    show(&page)
    return page.texts
  }

  @Test(arguments: [(Float(61.2), "abcd"), (61.4, "ab cd")])
  func gapsEndWordsWithoutSpaces(x: Float, expected: String) {
    let found = texts {
      $0.show("ab", x: 50, y: 50)
      $0.show("cd", x: x, y: 50)
    }
    #expect(found == [expected])
  }

  /// If the font has space glyphs, narrower gaps are kerning.
  @Test(arguments: [(Float(61.9), "abcd"), (62.1, "ab cd")])
  func gapsEndWordsBesideSpaces(x: Float, expected: String) {
    let found = texts {
      $0.show("ab", x: 50, y: 50)
      $0.show("cd", x: x, y: 50)
      $0.page.glyphs.append(
        Glyph(
          scalarStart: UInt32($0.page.scalars.count), scalarCount: 1, flags: [], font: 0, x: 70,
          y: 50, dx: 5, dy: 0, size: 10))
      $0.page.scalars.append(" ")
    }
    #expect(found == [expected])
  }

  /// Programs set a quarter of an em between Chinese or Japanese and Latin letters.
  @Test(arguments: [(Float(62.9), "自己PR"), (63.1, "自己 PR")])
  func gapsBetweenScripts(x: Float, expected: String) {
    let found = texts {
      $0.show("自己", x: 50, y: 50)
      $0.show("PR", x: x, y: 50)
    }
    #expect(found == [expected])
  }

  @Test(arguments: [(Float(64.1), "abcdef"), (63.9, "abcd ef")])
  func overlapsEndStrokes(x: Float, expected: String) {
    let found = texts {
      $0.show("abcd", x: 50, y: 50)
      $0.show("ef", x: x, y: 50)
    }
    #expect(found == [expected])
  }

  /// Letters that are further apart than 0.65 em are not a word.
  @Test(arguments: [(Float(6.4), "WORK\tplain"), (6.6, "W O R K\tplain")])
  func trackingIsLimited(tracking: Float, expected: String) {
    let found = texts {
      $0.show("WORK", x: 50, y: 50, tracking: tracking)
      $0.show("plain", x: 300, y: 50)
    }
    #expect(found == [expected])
  }

  @Test(arguments: [(Float(4.3), "WORKHARD"), (4.5, "WORK HARD")])
  func trackedWordsEndAtWiderGaps(gap: Float, expected: String) {
    let found = texts {
      $0.show("WORK", x: 50, y: 50, tracking: 3)
      $0.show("HARD", x: 79 + gap, y: 50, tracking: 3)
    }
    #expect(found == [expected])
  }

  @Test func trackingNeedsThreeGaps() {
    #expect(texts { $0.show("ABC", x: 50, y: 50, tracking: 3) } == ["A B C"])
    #expect(texts { $0.show("ABCD", x: 50, y: 50, tracking: 3) } == ["ABCD"])
  }

  @Test(arguments: [(Float(47.1), 1), (46.9, 2)])
  func shiftedGlyphsStayInTheirWord(y: Float, lines: Int) {
    let found = texts {
      $0.show("a", x: 50, y: 50)
      $0.show("b", x: 55, y: y)
    }
    #expect(found.count == lines)
  }

  /// Fonts with an implausible ascent or descent have the usual ones.
  @Test(arguments: [
    (Float(0.41), Float(-0.5), Float(45.9), Float(55)), (0.39, -0.61, 42.5, 52.2),
    (1.31, -0.04, 42.5, 52.2),
  ])
  func implausibleMetricsAreReplaced(ascent: Float, descent: Float, top: Float, bottom: Float) {
    var page = PageFixture()
    page.page.fonts[0].ascent = ascent
    page.page.fonts[0].descent = descent
    page.show("a", x: 50, y: 50)
    let box = page.read.lines.first?.box
    #expect(abs((box?.top ?? 0) - Double(top)) < 0.01)
    #expect(abs((box?.bottom ?? 0) - Double(bottom)) < 0.01)
  }

  @Test(arguments: [(Float(69.4), "Acme 2020"), (69.6, "Acme\t2020")])
  func wideGapsAreTabs(x: Float, expected: String) {
    let found = texts {
      $0.show("Acme", x: 40, y: 50)
      $0.show("2020", x: x, y: 50)
    }
    #expect(found == [expected])
  }

  @Test(arguments: [
    ("•", true), ("1.", true), ("12)", true), ("(a)", true), ("iii)", true), ("(iv)", true),
    ("123.", false), ("ab)", false), ("xviii.", false), ("a.", false),
  ])
  func markersAreShort(marker: String, isMarker: Bool) {
    var page = PageFixture()
    page.show(marker, x: 50, y: 50)
    page.show("text", x: 90, y: 50)
    #expect((page.read.lines.first?.role == .listItem(level: 0)) == isMarker)
  }

  /// A link covers a word if it covers more than half of its width and 40 % of its height.
  @Test(arguments: [
    (Float(61), Float(40), false), (59, 40, true), (50, 48.6, false), (50, 48.4, true),
  ])
  func linksCoverMostOfAWord(left: Float, top: Float, isCovered: Bool) {
    var page = PageFixture()
    page.show("site", x: 50, y: 50)
    page.link("https://a.example", left, top, 70, 60)
    #expect((page.read.lines.first?.words.first?.uri != nil) == isCovered)
  }

  /// Rules from `left` to `right` at `y`, with a line of 40 points at 50 on the baseline 50.
  @Test(arguments: [
    // Below: wider than 80 % of the line, and at most 1.6 ems down.
    (Float(50), Float(83), Float(60), true), (50, 81, 60, false), (50, 90, 65.5, true),
    (50, 90, 66, false),
    // Beside: between 0.9 em above and 0.1 em below the baseline, within 3 ems, longer than 4.
    (92, 140, 41.2, true), (92, 140, 40.5, false), (119, 170, 47, true), (121, 170, 47, false),
    (92, 133, 47, true), (92, 131, 47, false), (89, 140, 47, true), (87, 140, 44, false),
    // A dash.
    (50, 53, 60, false),
  ])
  func rulesCloseLines(left: Float, right: Float, y: Float, closes: Bool) {
    var page = PageFixture()
    page.show("Work now", x: 50, y: 50)
    page.rule(left, right, y: y)
    #expect(page.read.lines.map(\.hasRuleBelow) == [closes])
  }

  /// An underline is at most 0.35 em below the baseline, and covers more than 60 % of the word.
  @Test(arguments: [
    (Float(50), Float(70), Float(53.2), [true, false]), (50, 70, 53.4, [false, false]),
    (50, 63, 52, [true, false]), (50, 61, 52, [false, false]), (47.1, 92.9, 52, [true, true]),
    (46.9, 90, 52, [false, false]), (50, 93.1, 52, [false, false]),
  ])
  func rulesUnderlineWords(left: Float, right: Float, y: Float, underlined: [Bool]) {
    var page = PageFixture()
    page.show("Work now", x: 50, y: 50)
    page.rule(left, right, y: y)
    #expect(page.read.lines.first?.words.map { $0.style == .underlined } == underlined)
  }

  /// An icon before the place at the end of a line does not belong to the word far to its left.
  @Test func iconsDoNotFillGaps() {
    var page = PageFixture()
    page.show("Hill", x: 50, y: 50)
    page.show("\u{F3C5}", standsFor: 4, x: 200, y: 50)
    page.show("Leeds", x: 206, y: 50)
    #expect(page.texts == ["Hill\tLeeds"])
  }
}
