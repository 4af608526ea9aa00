extension RTFStory {
  mutating func readSymbol(_ symbol: UInt8) {
    guard state.destination != .skipped else { return }
    switch symbol {
    case UInt8(ascii: "*"): state.isOptional = true
    case UInt8(ascii: "~"): show("\u{A0}")
    case UInt8(ascii: "_"): show("-")
    case 0x0A, 0x0D: endParagraph()
    case 0x09: tab()
    case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      show(String(Unicode.Scalar(symbol)))
    default: break
    }
  }

  mutating func readWord(_ name: Substring, _ number: Int?) {
    guard state.destination != .skipped else {
      if name == "ud", let destination = state.unicodeDestination {
        state.destination = destination
      }
      return
    }
    let isOptional = state.isOptional
    state.isOptional = false
    if readCharacter(name, number) || readRunProperty(name, number)
      || readParagraphProperty(name, number) || readDefinition(name, number)
      || readDestination(name)
    {
      return
    }
    if isOptional { state.destination = .skipped }
  }

  private mutating func readCharacter(_ name: Substring, _ number: Int?) -> Bool {
    switch name {
    case "u": if let number { readUnicode(number) }
    case "uc": state.fallbackCount = min(max(number ?? 1, 0), 64)
    case "par", "sect": endParagraph()
    case "line", "lbr", "page", "column", "softline": endLine()
    case "tab": tab()
    case "cell": endCell()
    case "row": endRow()
    case "nestcell", "nestrow": endParagraph()
    case "trowd": if state.destination == .body { stories[stories.count - 1].isRowOpen = true }
    case "emdash": show("—")
    case "endash": show("–")
    case "lquote": show("‘")
    case "rquote": show("’")
    case "ldblquote": show("“")
    case "rdblquote": show("”")
    case "bullet": show("•")
    case "emspace", "enspace", "qmspace": show(" ")
    default: return false
    }
    return true
  }

  private mutating func readRunProperty(_ name: Substring, _ number: Int?) -> Bool {
    let isOn = number != 0
    switch name {
    case "plain": state.run = RTFState.Run(deleted: state.run.deleted)
    case "b": state.run.bold = isOn
    case "i": state.run.italic = isOn
    case "ul", "uld", "uldb", "ulw", "ulth": state.run.underlined = isOn
    case "ulnone": state.run.underlined = false
    case "caps": state.run.capitals = isOn
    case "v": state.run.hidden = isOn
    case "deleted": state.run.deleted = isOn
    case "fs": state.run.size = Double(min(max(number ?? 24, 2), 3276)) / 2
    case "f":
      if state.destination == .fontTable { entry = number ?? 0 }
      state.run.font = number
    default: return false
    }
    return true
  }

  private mutating func readParagraphProperty(_ name: Substring, _ number: Int?) -> Bool {
    switch name {
    case "pard": state.paragraph = RTFState.Paragraph()
    case "s":
      if state.destination == .styleSheet { entry = number ?? 0 }
      state.paragraph.style = number
    case "outlinelevel":
      state.paragraph.outlineLevel = number
      if state.destination == .styleSheet {
        styles[entry, default: RTFStyle()].outlineLevel = number
      }
    case "ilvl": state.paragraph.listLevel = min(max(number ?? 0, 0), 8)
    case "intbl": state.paragraph.isInTable = true
    case "itap": state.paragraph.isInTable = (number ?? 0) > 0
    case "brdrb": (state.paragraph.hasRuleBelow, state.paragraph.isBorderBelow) = (true, true)
    case "brdrt", "brdrl", "brdrr", "brdrbtw", "brdrbar", "box":
      state.paragraph.isBorderBelow = false
    case "brdrnone", "brdrnil":
      if state.paragraph.isBorderBelow { state.paragraph.hasRuleBelow = false }
    default: return false
    }
    return true
  }

  /// Handles the header of the document (specification 1.9.1, "Header").
  private mutating func readDefinition(_ name: Substring, _ number: Int?) -> Bool {
    switch name {
    case "rtf", "ansi": break
    case "mac": codePage = 10000
    case "pc": codePage = 437
    case "pca": codePage = 850
    case "ansicpg": if let number, number > 0 { codePage = number }
    case "deff": defaultFont = number
    case "fcharset":
      guard state.destination == .fontTable, let number else { break }
      fonts[entry, default: RTFFont()].isSymbol = number == 2
      fonts[entry, default: RTFFont()].codePage = CodePage.number(charset: number)
    case "cpg":
      if state.destination == .fontTable { fonts[entry, default: RTFFont()].codePage = number }
    default: return false
    }
    return true
  }

  private mutating func readDestination(_ name: Substring) -> Bool {
    switch name {
    case "fonttbl": state.destination = .fontTable
    case "stylesheet": state.destination = .styleSheet
    case "title": state.destination = .title
    case "author": state.destination = .author
    case "listtext", "pntext": if state.destination == .body { state.destination = .listMarker }
    case "field": if state.destination == .body { instructions.append("") }
    case "fldinst": state.destination = .fieldInstruction
    case "fldrslt":
      guard let target = instructions.last.flatMap(WordStory.Field.hyperlinkTarget) else { break }
      state.uri = target
      stories[stories.count - 1].builder.noteTarget(target)
    case "header", "headerl", "headerr", "headerf": beginStory(.header)
    case "footer", "footerl", "footerr", "footerf": beginStory(.footer)
    case "footnote": beginStory(.note)
    case "shptxt", "dptxbxtext": beginStory(.textBox)
    case "upr":
      state.unicodeDestination = state.destination
      state.destination = .skipped
    // The text of a shape is in `shptxt`; the rest are properties.
    case "shpinst", "do": break
    case _ where Self.skipped.contains(name): state.destination = .skipped
    default: return false
    }
    return true
  }

  /// Destinations without `\*` that are not part of the body's text.
  private static let skipped: Set<Substring> = [
    "colortbl", "pict", "filetbl", "nonshppict", "shprslt", "nonesttables", "sp", "comment",
    "doccomm", "subject", "operator", "manager", "company", "category", "keywords", "hlinkbase",
    "creatim", "revtim", "printim", "buptim", "xe", "tc", "tcn", "rxe", "txe", "bkmkstart",
    "bkmkend", "private", "template", "ftnsep", "ftnsepc", "ftncn", "aftnsep", "aftnsepc", "aftncn",
    "pntxta", "pntxtb", "falt", "panose", "fname", "revtbl", "listtable", "listoverridetable",
    "atnid", "atnauthor", "atntime", "atnicn", "annotation", "objdata", "objclass", "objname",
    "datafield", "ffdata", "themedata", "colorschememapping", "datastore", "latentstyles",
  ]
}
