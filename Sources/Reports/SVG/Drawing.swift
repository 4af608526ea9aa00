/// A picture that grows downwards, in units of which 360 fit across: at that width text is as large
/// as that of a page.
struct Drawing {
  static let width = 360.0

  private(set) var shapes = Markup()
  /// How far down the picture reaches.
  private(set) var height = 0.0

  mutating func advance(_ distance: Double) { height += distance }

  /// Text whose base line is `y` below the part that is drawn.
  mutating func text(_ text: String, x: Double, y: Double, _ style: String = "") {
    shapes.element(
      "text", ["x": Self.unit(x), "y": Self.unit(height + y), "class": style], text: text)
  }

  /// A bar; nothing where it would have no width or height. `hint` is what the pointer shows.
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

  /// A level line.
  mutating func line(from x: Double, to end: Double, y: Double, _ style: String) {
    shapes.empty(
      "line",
      [
        "x1": Self.unit(x), "x2": Self.unit(end), "y1": Self.unit(height + y),
        "y2": Self.unit(height + y), "class": style,
      ])
  }

  /// `text` cut to what fits into `width` of the usual type, guessed from an average letter.
  static func fitted(_ text: String, _ width: Double) -> String {
    let line = PlainText.line(text)
    var used = 0.0
    var length = 0
    for character in line {
      let isNarrow = character.unicodeScalars.first.map { $0.value < 0x1100 } ?? true
      used += isNarrow ? 7.4 : 14
      if used > width { return PlainText.cut(line, to: length) }
      length += 1
    }
    return line
  }

  /// A coordinate with at most one digit after the point.
  static func unit(_ value: Double) -> String {
    let tenths = Int(exactly: (value * 10).rounded()) ?? 0
    return tenths % 10 == 0
      ? String(tenths / 10)
      : "\(tenths < 0 ? "-" : "")\(tenths.magnitude / 10).\(tenths.magnitude % 10)"
  }
}
