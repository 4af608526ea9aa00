extension ODTStory {
  /// Reads the text and the elements of the element that was just started (ODF 1.3 part 3,
  /// clause 6).
  func readInline() {
    let depth = reader.depth
    while let node = reader.next() {
      switch node {
      case .end: if reader.depth <= depth { return }
      case .text: show(reader.text)
      case .start: readInlineElement()
      }
    }
  }

  private func readInlineElement() {
    switch reader.name {
    case "span":
      let outer = text
      if let style = reader.attribute("style-name") {
        text.apply(styles.text(style, family: "text"))
      }
      readInline()
      text = outer
    case "a":
      let outer = hyperlink
      if let target = reader.attribute("href"), !target.hasPrefix("#"), !target.isEmpty {
        hyperlink = target
        builder.noteTarget(target)
      }
      readInline()
      hyperlink = outer
    case "s":
      show(" ")
      reader.skip()
    case "tab":
      builder.tab()
      reader.skip()
    case "line-break":
      builder.endLine()
      reader.skip()
    case "note": readNote()
    case "ruby":
      reader.forEachChild { if reader.name == "ruby-base" { readInline() } }
    case "frame", "custom-shape", "rect", "g", "line", "ellipse", "path", "polygon": readDrawing()
    // Remarks, deletions in tracked changes, scripts and conditional text.
    case "annotation", "annotation-end", "deletion", "script", "hidden-text", "control",
      "hidden-paragraph", "object":
      reader.skip()
    default: readInline()
    }
  }

  private func readNote() {
    var (number, lines): (String, [Line]) = ("", [])
    reader.forEachChild {
      switch reader.name {
      case "note-citation": number = reader.elementText()
      case "note-body": lines = nested(role: .footnote, prefix: number + " ")
      default: break
      }
    }
    if !lines.isEmpty { notes.append(lines) }
  }

  /// Reads text boxes and shapes with text at any depth, and the links of images.
  func readDrawing() {
    switch reader.name {
    case "text-box", "custom-shape", "rect", "ellipse", "line", "path", "polygon":
      let lines = nested(role: nil)
      if !lines.isEmpty { textBoxes.append(lines) }
    case "a":
      if let target = reader.attribute("href"), !target.hasPrefix("#"), !target.isEmpty {
        builder.noteTarget(target)
      }
      reader.forEachChild { readDrawing() }
    case "frame", "g": reader.forEachChild { readDrawing() }
    default: reader.skip()
    }
  }

  /// Appends text to the open paragraph, after its marker.
  private func show(_ string: String) {
    guard text.hidden != true, !string.isEmpty else { return }
    if let sign = marker, string.nonBlank != nil {
      marker = nil
      builder.format = format
      builder.format.uri = nil
      builder.append(sign + " ")
    }
    builder.format = format
    if let font = text.font, WordSymbols.isSymbolFont(font) {
      let characters = string.unicodeScalars.compactMap { scalar in
        scalar.isGap ? Character(scalar) : WordSymbols.character(scalar.value, font: font)
      }
      builder.append(String(characters))
    } else {
      builder.append(string)
    }
  }

  private var format: LineBuilder.Format {
    var style: Word.Style = []
    if text.bold == true { style.insert(.bold) }
    if text.italic == true { style.insert(.italic) }
    if text.underlined == true { style.insert(.underlined) }
    if text.capitals == true { style.insert(.capitals) }
    return LineBuilder.Format(
      font: text.font ?? "", size: text.size ?? 12, style: style, uri: hyperlink)
  }
}
