extension WordStory {
  /// Reads the run-level element that was just started (ECMA-376 part 1, 17.3.2 and 17.16).
  func readInline() {
    switch reader.name {
    case "r": readRun()
    case "hyperlink":
      let outer = hyperlink
      if let target = reader.attribute("id").flatMap({ relationships[$0] }), target.isExternal {
        hyperlink = target.target
        builder.noteTarget(target.target)
      }
      reader.forEachChild { readInline() }
      hyperlink = outer
    case "fldSimple":
      let outer = hyperlink
      if let target = reader.attribute("instr").flatMap(Field.hyperlinkTarget) {
        hyperlink = target
      }
      reader.forEachChild { readInline() }
      hyperlink = outer
    case "ins", "moveTo", "smartTag", "customXml", "sdt", "sdtContent", "dir", "bdo":
      reader.forEachChild { readInline() }
    case "AlternateContent": readAlternatives { self.reader.forEachChild { self.readInline() } }
    case "oMath", "oMathPara": show(reader.elementText(), paragraph.run)
    default: break
    }
  }

  private func readRun() {
    var format = paragraph.run
    reader.forEachChild {
      if reader.name == "rPr" {
        let direct = WordRunFormat(reader)
        if let style = direct.style { format.apply(definitions.styles.characterStyle(style)) }
        format.apply(direct)
      } else {
        readRunContent(format)
      }
    }
  }

  private func readRunContent(_ format: WordRunFormat) {
    switch reader.name {
    case "t": show(reader.elementText(), format)
    case "tab", "ptab": if isShowing { builder.tab() }
    case "br" where reader.attribute("type") == "column": if isShowing { builder.endColumn() }
    case "br" where reader.attribute("type") == "page": if isShowing { builder.endBlock() }
    case "br", "cr": if isShowing { builder.endLine() }
    case "noBreakHyphen": show("-", format)
    case "sym":
      guard let code = reader.attribute("char").flatMap({ UInt32($0, radix: 16) }) else { return }
      let font = reader.attribute("font") ?? ""
      if let character = WordSymbols.character(code, font: font) { show(String(character), format) }
    case "fldChar": readFieldMark()
    case "instrText": addInstruction(reader.elementText())
    case "footnoteReference": noteReference("footnotes")
    case "endnoteReference": noteReference("endnotes")
    case "drawing", "pict", "object": readDrawing()
    case "AlternateContent":
      readAlternatives { self.reader.forEachChild { self.readRunContent(format) } }
    case "ruby":
      reader.forEachChild {
        if reader.name == "rubyBase" { reader.forEachChild { readInline() } }
      }
    default: break
    }
  }

  private func noteReference(_ part: String) {
    guard isShowing, let id = reader.attribute("id") else { return }
    notes.append(NoteReference(part: part, id: id))
  }

  /// Reads text boxes at any depth of a DrawingML or VML object, and the links of images.
  private func readDrawing() {
    reader.forEachChild {
      switch reader.name {
      case "txbxContent": readTextBox()
      case "AlternateContent": readAlternatives { self.readDrawing() }
      case "hlinkClick":
        if let target = reader.attribute("id").flatMap({ relationships[$0] }), target.isExternal {
          builder.noteTarget(target.target)
        }
      default: readDrawing()
      }
    }
  }

  /// Appends text to the open paragraph, after its marker.
  func show(_ text: String, _ format: WordRunFormat) {
    guard isShowing, format.hidden != true, !text.isEmpty else { return }
    if let (marker, markerFormat) = paragraph.marker, text.nonBlank != nil {
      paragraph.marker = nil
      builder.format = textFormat(markerFormat)
      builder.format.uri = nil
      builder.append(marker + " ")
    }
    builder.format = textFormat(format)
    if let font = format.font, WordSymbols.isSymbolFont(font) {
      let characters = text.unicodeScalars.compactMap { scalar in
        scalar.isGap ? Character(scalar) : WordSymbols.character(scalar.value, font: font)
      }
      builder.append(String(characters))
    } else {
      builder.append(text)
    }
    shown += text.utf8.count
  }

  private func textFormat(_ format: WordRunFormat) -> LineBuilder.Format {
    var style: Word.Style = []
    if format.bold == true { style.insert(.bold) }
    if format.italic == true { style.insert(.italic) }
    if format.underlined == true { style.insert(.underlined) }
    if format.capitals == true { style.insert(.capitals) }
    return LineBuilder.Format(
      font: format.font ?? "", size: format.size ?? 10, style: style,
      uri: hyperlink ?? fields.last { $0.target != nil }?.target)
  }
}
