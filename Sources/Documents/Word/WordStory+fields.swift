extension WordStory {
  /// A complex field (ECMA-376 part 1, 17.16.18): its result is shown, its instruction is not.
  struct Field {
    var instruction = ""
    var isInResult = false
    /// The target of a `HYPERLINK` field.
    var target: String?

    /// The address in `HYPERLINK "address" \o "tip"`; nil for other fields and for places inside
    /// the document.
    static func hyperlinkTarget(_ instruction: String) -> String? {
      var words = instruction.split(whereSeparator: \.isWhitespace)[...]
      guard words.popFirst()?.uppercased() == "HYPERLINK", let first = words.first,
        !first.hasPrefix("\\")
      else { return nil }
      guard first.hasPrefix("\"") else { return String(first) }
      let quoted = instruction.split(separator: "\"", omittingEmptySubsequences: false)
      return quoted.count > 2 ? String(quoted[1]).nonBlank : nil
    }
  }

  /// Whether text is shown here: not inside the instruction of a field.
  var isShowing: Bool { fields.allSatisfy(\.isInResult) }

  func readFieldMark() {
    switch reader.attribute("fldCharType") {
    case "begin": if fields.count < 64 { fields.append(Field()) }
    case "separate":
      guard var field = fields.popLast() else { return }
      field.isInResult = true
      field.target = Field.hyperlinkTarget(field.instruction)
      if let target = field.target { builder.noteTarget(target) }
      fields.append(field)
    case "end": _ = fields.popLast()
    default: break
    }
  }

  func addInstruction(_ text: String) {
    guard let last = fields.indices.last, fields[last].instruction.utf8.count < 8192 else { return }
    fields[last].instruction += text
  }

  /// An instruction ends with its paragraph at the latest: a field without a separator would hide
  /// the rest of the document.
  func endInstructions() {
    fields.removeAll { !$0.isInResult }
  }
}
