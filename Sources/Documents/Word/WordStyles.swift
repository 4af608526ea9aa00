/// The styles of a document with their inheritance resolved (ECMA-376 part 1, 17.7).
struct WordStyles {
  struct Style {
    var basedOn: String?
    var isCharacterStyle = false
    /// The style's name in lower case.
    var name = ""
    var paragraph = WordParagraphFormat()
    var run = WordRunFormat()
  }

  private var styles: [String: Style] = [:]
  private(set) var defaultRun = WordRunFormat()
  private var defaultParagraph: String?
  private var resolved: [String: Style] = [:]
  /// Chains of styles are followed to this length, which also ends cycles.
  private static let maximumDepth = 32

  init() {}

  init(_ reader: XMLPullReader) {
    while let node = reader.next() {
      guard node == .start else { continue }
      switch reader.name {
      case "rPrDefault":
        reader.forEachChild { if reader.name == "rPr" { defaultRun = WordRunFormat(reader) } }
      case "style": readStyle(reader)
      default: continue
      }
    }
  }

  private mutating func readStyle(_ reader: XMLPullReader) {
    guard let id = reader.attribute("styleId") else { return reader.skip() }
    var style = Style()
    let type = reader.attribute("type")
    style.isCharacterStyle = type == "character"
    if type == "paragraph", ["1", "true", "on"].contains(reader.attribute("default") ?? "") {
      defaultParagraph = id
    }
    reader.forEachChild {
      switch reader.name {
      case "name": style.name = reader.attribute("val")?.lowercased() ?? ""
      case "basedOn": style.basedOn = reader.attribute("val")
      case "pPr": style.paragraph = WordParagraphFormat(reader)
      case "rPr": style.run = WordRunFormat(reader)
      default: break
      }
    }
    if style.paragraph.outlineLevel == nil {
      style.paragraph.outlineLevel = WordHeadingNames.outlineLevel(name: style.name, id: id)
    }
    styles[id] = style
  }

  /// The style with inherited properties; the default paragraph style for nil.
  mutating func paragraphStyle(_ id: String?) -> Style {
    (id ?? defaultParagraph).map { resolve($0) } ?? Style()
  }

  mutating func characterStyle(_ id: String) -> WordRunFormat { resolve(id).run }

  /// Whether the style is that of the document's title.
  func isTitle(_ id: String?) -> Bool {
    guard let id, let style = styles[id] else { return false }
    return WordHeadingNames.isTitle(name: style.name, id: id)
  }

  private mutating func resolve(_ id: String) -> Style {
    if let known = resolved[id] { return known }
    var chain: [Style] = []
    var next: String? = id
    while let current = next, let style = styles[current], chain.count < Self.maximumDepth {
      chain.append(style)
      next = style.basedOn
    }
    var result = Style()
    for style in chain.reversed() {
      result.paragraph.apply(style.paragraph)
      result.run.apply(style.run)
    }
    resolved[id] = result
    return result
  }
}
