/// Character properties (ECMA-376 part 1, 17.3.2); nil if a level of the style hierarchy does not
/// set them.
struct WordRunFormat {
  var bold: Bool?
  var italic: Bool?
  var underlined: Bool?
  var capitals: Bool?
  var hidden: Bool?
  /// The size in points.
  var size: Double?
  var font: String?
  var style: String?

  /// The values of `other` have precedence.
  mutating func apply(_ other: WordRunFormat) {
    bold = other.bold ?? bold
    italic = other.italic ?? italic
    underlined = other.underlined ?? underlined
    capitals = other.capitals ?? capitals
    hidden = other.hidden ?? hidden
    size = other.size ?? size
    font = other.font ?? font
    style = other.style ?? style
  }

  /// Reads the `w:rPr` that was just started.
  init(_ reader: XMLPullReader) {
    var format = WordRunFormat()
    reader.forEachChild {
      switch reader.name {
      case "b": format.bold = reader.isOn
      case "i": format.italic = reader.isOn
      case "u": format.underlined = reader.attribute("val").map { $0 != "none" } ?? true
      case "caps": format.capitals = reader.isOn
      case "vanish": format.hidden = reader.isOn
      case "sz": format.size = reader.attribute("val").flatMap(Double.init).map { $0 / 2 }
      case "rFonts":
        format.font = reader.attribute("ascii") ?? reader.attribute("hAnsi")
      case "rStyle": format.style = reader.attribute("val")
      default: break
      }
    }
    self = format
  }

  init() {}
}

/// Paragraph properties (ECMA-376 part 1, 17.3.1) that determine the role of a paragraph.
struct WordParagraphFormat {
  var style: String?
  /// 0 to 8 for headings, 9 for body text.
  var outlineLevel: Int?
  var numbering: String?
  var numberingLevel: Int?
  var hasRuleBelow: Bool?
  var hasRuleAbove: Bool?
  /// The properties of the paragraph mark, which apply to list markers.
  var mark = WordRunFormat()
  /// The section that ends with this paragraph.
  var section: WordSection?

  mutating func apply(_ other: WordParagraphFormat) {
    style = other.style ?? style
    outlineLevel = other.outlineLevel ?? outlineLevel
    numbering = other.numbering ?? numbering
    numberingLevel = other.numberingLevel ?? numberingLevel
    hasRuleBelow = other.hasRuleBelow ?? hasRuleBelow
    hasRuleAbove = other.hasRuleAbove ?? hasRuleAbove
    mark.apply(other.mark)
  }

  /// Reads the `w:pPr` that was just started.
  init(_ reader: XMLPullReader) {
    var format = WordParagraphFormat()
    reader.forEachChild {
      switch reader.name {
      case "pStyle": format.style = reader.attribute("val")
      case "outlineLvl": format.outlineLevel = reader.attribute("val").flatMap { Int($0) }
      case "numPr":
        reader.forEachChild {
          switch reader.name {
          case "numId": format.numbering = reader.attribute("val")
          case "ilvl": format.numberingLevel = reader.attribute("val").flatMap { Int($0) }
          default: break
          }
        }
      case "pBdr":
        reader.forEachChild {
          let isDrawn = !["nil", "none"].contains(reader.attribute("val") ?? "none")
          switch reader.name {
          case "bottom": format.hasRuleBelow = isDrawn
          case "top": format.hasRuleAbove = isDrawn
          default: break
          }
        }
      case "rPr": format.mark = WordRunFormat(reader)
      case "sectPr": format.section = WordSection(reader)
      default: break
      }
    }
    self = format
  }

  init() {}
}

/// The headers, footers and columns of a section (ECMA-376 part 1, 17.6.18).
struct WordSection {
  /// Relationship identifiers with their kind: `default`, `first` or `even`.
  var headers: [(kind: String, id: String)] = []
  var footers: [(kind: String, id: String)] = []
  /// Whether the first page has its own header and footer.
  var hasTitlePage = false
  /// The number of columns (17.6.4).
  var columns = 1

  /// Reads the `w:sectPr` that was just started.
  init(_ reader: XMLPullReader) {
    var section = WordSection()
    reader.forEachChild {
      let kind = reader.attribute("type") ?? "default"
      switch reader.name {
      case "headerReference":
        if let id = reader.attribute("id") { section.headers.append((kind, id)) }
      case "footerReference":
        if let id = reader.attribute("id") { section.footers.append((kind, id)) }
      case "titlePg": section.hasTitlePage = reader.isOn
      case "cols":
        section.columns = reader.attribute("num").flatMap { Int($0) } ?? 1
      default: break
      }
    }
    self = section
  }

  private init() {}
}

extension XMLPullReader {
  /// An on-off property (ECMA-376 part 1, 17.17.4), which is on without a value.
  var isOn: Bool {
    attribute("val").map { !["0", "false", "off", "none"].contains($0) } ?? true
  }
}
