/// A picture that is drawn from top to bottom, 360 units wide. At that width its text is as large as
/// the text of a page.
struct Drawing {
  static let width = 360.0

  /// The average width of a letter at 14 px in the fonts of `ChartStyle`, of a capital, and of M, W and
  /// the letters of the scripts from Hangul on, which are about twice as wide.
  private static let narrowLetter = 7.4
  private static let capital = 10.0
  private static let wideLetter = 14.0

  private(set) var shapes = Markup()
  /// The height of the part that is drawn.
  private(set) var height = 0.0

  mutating func advance(_ distance: Double) { height += distance }

  /// Adds text with its baseline `y` below the part that is drawn.
  mutating func text(_ text: String, x: Double, y: Double, _ style: String = "") {
    shapes.element(
      "text", ["x": Self.unit(x), "y": Self.unit(height + y), "class": style], text: text)
  }

  /// Adds a bar, unless its width or height is 0. `hint` is its tooltip.
  mutating func bar(
    x: Double, y: Double, width: Double, height: Double, _ style: String, radius: Double = 0,
    hint: String? = nil
  ) {
    guard width > 0, height > 0 else { return }
    let top = self.height + y
    shapes.element(
      "rect",
      [
        "x": Self.unit(x), "y": Self.unit(top), "width": Self.unit(width),
        "height": Self.unit(height), "rx": Self.unit(radius), "class": style,
      ]
    ) { if let hint { $0.element("title", text: hint) } }
  }

  /// Adds a horizontal line.
  mutating func line(from x: Double, to end: Double, y: Double, _ style: String) {
    shapes.empty(
      "line",
      [
        "x1": Self.unit(x), "x2": Self.unit(end), "y1": Self.unit(height + y),
        "y2": Self.unit(height + y), "class": style,
      ])
  }

  /// `text` cut to about `width`, by the average width of a letter.
  static func fitted(_ text: String, _ width: Double) -> String {
    let line = PlainText.line(text)
    var used = 0.0
    var length = 0
    for character in line {
      used += letterWidth(character)
      if used > width { return PlainText.cut(line, to: length) }
      length += 1
    }
    return line
  }

  private static func letterWidth(_ character: Character) -> Double {
    let isWide = character.unicodeScalars.first.map { $0.value >= 0x1100 } ?? false
    if isWide || character == "W" || character == "M" { return wideLetter }
    return character.isUppercase ? capital : narrowLetter
  }

  /// A coordinate with at most one digit after the decimal point.
  static func unit(_ value: Double) -> String {
    let tenths = Int(exactly: (value * 10).rounded()) ?? 0
    return tenths % 10 == 0
      ? String(tenths / 10)
      : "\(tenths < 0 ? "-" : "")\(tenths.magnitude / 10).\(tenths.magnitude % 10)"
  }
}
