/// The styles and list styles of an OpenDocument text (ODF 1.3 part 3, clause 16).
struct ODTStyles {
  struct Style {
    var name = ""
    var parent: String?
    var text = Text()
    var hasRuleBelow: Bool?
  }

  /// Text properties; nil if a style does not set them.
  struct Text {
    var bold: Bool?
    var italic: Bool?
    var underlined: Bool?
    var capitals: Bool?
    var hidden: Bool?
    /// The size in points.
    var size: Double?
    var font: String?

    /// The values of `other` have precedence.
    mutating func apply(_ other: Text) {
      bold = other.bold ?? bold
      italic = other.italic ?? italic
      underlined = other.underlined ?? underlined
      capitals = other.capitals ?? capitals
      hidden = other.hidden ?? hidden
      size = other.size ?? size
      font = other.font ?? font
    }
  }

  private var styles: [String: Style] = [:]
  private var lists: [String: [Int: ODTListLevel]] = [:]
  /// Chains of parents are followed to this length, which also ends cycles.
  private static let maximumDepth = 32

  /// Reads the element that was just started if it is a style; skips others.
  mutating func read(_ reader: XMLPullReader) {
    switch reader.name {
    case "style", "default-style":
      let family = reader.attribute("family") ?? ""
      let id = reader.name == "style" ? reader.attribute("name") ?? "" : ""
      var style = Style(name: reader.attribute("display-name") ?? id)
      // Styles without a parent inherit from the default style of their family.
      style.parent = reader.attribute("parent-style-name") ?? (id.isEmpty ? nil : "")
      style.parent = style.parent.map { "\(family)/\($0)" }
      reader.forEachChild {
        switch reader.name {
        case "text-properties": style.text = Self.text(reader)
        case "paragraph-properties":
          let border = reader.attribute("border-bottom") ?? reader.attribute("border")
          style.hasRuleBelow = border.map { $0 != "none" && $0 != "hidden" }
        default: break
        }
      }
      styles["\(family)/\(id)"] = style
    case "list-style":
      guard let id = reader.attribute("name") else { return }
      var levels: [Int: ODTListLevel] = [:]
      reader.forEachChild {
        guard let number = reader.attribute("level").flatMap({ Int($0) }) else { return }
        levels[number] = ODTListLevel(reader)
      }
      lists[id] = levels
    default: break
    }
  }

  func level(_ number: Int, ofList id: String?) -> ODTListLevel? {
    id.flatMap { lists[$0]?[number] }
  }

  func text(_ id: String, family: String) -> Text {
    var text = Text()
    for style in chain(id, family: family).reversed() { text.apply(style.text) }
    return text
  }

  func hasRuleBelow(_ id: String) -> Bool {
    chain(id, family: "paragraph").lazy.compactMap(\.hasRuleBelow).first ?? false
  }

  /// Whether the paragraph style, or one that it is derived from, is that of titles.
  func isTitle(_ id: String) -> Bool {
    chain(id, family: "paragraph").contains {
      WordHeadingNames.isTitle(name: $0.name.lowercased(), id: "")
    }
  }

  private func chain(_ id: String, family: String) -> [Style] {
    var found: [Style] = []
    var next: String? = "\(family)/\(id)"
    while let current = next, let style = styles[current], found.count < Self.maximumDepth {
      found.append(style)
      next = style.parent
    }
    return found
  }

  static func text(_ reader: XMLPullReader) -> Text {
    var text = Text()
    text.bold = reader.attribute("font-weight").map { $0 == "bold" || (Int($0) ?? 0) >= 600 }
    text.italic = reader.attribute("font-style").map { $0 != "normal" }
    text.underlined = reader.attribute("text-underline-style").map { $0 != "none" }
    text.capitals = reader.attribute("text-transform").map { $0 == "uppercase" }
    text.hidden = reader.attribute("display").map { $0 == "none" }
    if let size = reader.attribute("font-size"), size.hasSuffix("pt") {
      text.size = Double(size.dropLast(2)).flatMap { (0...2000).contains($0) ? $0 : nil }
    }
    text.font = reader.attribute("font-name") ?? reader.attribute("font-family")
    return text
  }
}

/// The numbering of a list level (ODF 1.3 part 3, 16.30 to 16.34).
struct ODTListLevel {
  var bullet: String?
  var font: String?
  /// `1`, `a`, `A`, `i`, `I`; empty for no number.
  var format = ""
  var prefix = ""
  var suffix = ""
  var start = 1
  /// The number of levels that the number shows, including this one.
  var shownLevels = 1

  /// Reads the `text:list-level-style-…` that was just started.
  init(_ reader: XMLPullReader) {
    bullet = reader.attribute("bullet-char")
    format = reader.attribute("num-format") ?? ""
    prefix = reader.attribute("num-prefix") ?? ""
    suffix = reader.attribute("num-suffix") ?? ""
    start = reader.attribute("start-value").flatMap { Int($0) } ?? 1
    shownLevels = min(max(reader.attribute("display-levels").flatMap { Int($0) } ?? 1, 1), 10)
    var font: String?
    reader.forEachChild {
      if reader.name == "text-properties" { font = ODTStyles.text(reader).font }
    }
    self.font = font
  }

  func string(_ value: Int) -> String {
    let formats = ["a": "lowerLetter", "A": "upperLetter", "i": "lowerRoman", "I": "upperRoman"]
    return WordNumberFormat.string(value, format: formats[format] ?? "decimal")
  }
}
