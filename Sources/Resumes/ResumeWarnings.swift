import Documents

/// Finds out what of a resume was not understood.
enum ResumeWarnings {
  /// A document of fewer lines than this needs no headings.
  private static let minimumLines = 12

  /// Entries without any text, or sections without any line, from this number on: one may be the
  /// writer's, two are a sign that text was read in the wrong order.
  private static let minimumStrays = 2

  /// The share of the letters that makes a script the script of the document, and of the lines that
  /// makes a direction its direction.
  private static let majority = 0.5

  static func warnings(
    _ reading: LineReading, _ sections: [Section], _ content: ResumeContent
  ) -> [Document.Warning] {
    guard !reading.lines.isEmpty else { return [] }
    var warnings: [Document.Warning] = []
    if !isScriptSupported(reading) {
      warnings.append(
        .init("script_not_supported", "the script of the text is not supported; fields are missing")
      )
    }
    if isVertical(reading) {
      warnings.append(
        .init("vertical_text", "the text runs from top to bottom; its fields are not read"))
    }
    if !sections.contains(where: { !$0.isHeader }), reading.lines.count >= minimumLines {
      warnings.append(.init("no_sections_found", "no section headings were found"))
    }
    if isOrderUncertain(sections, content) {
      warnings.append(
        .init(
          "text_order_uncertain",
          "dates or headings stand apart from their text, so the order of the text is uncertain"))
    }
    if sections.contains(where: { $0.kind == .work && !$0.lines.isEmpty }), content.work.isEmpty {
      warnings.append(.init("entries_not_found", "no positions were found in the work section"))
    }
    if content.basics.name == nil {
      warnings.append(.init("no_name_found", "no name was found"))
    }
    if content.basics.mail == nil, content.basics.phone == nil {
      warnings.append(
        .init("no_contact_found", "neither an email address nor a phone number was found"))
    }
    return warnings
  }

  private static func isOrderUncertain(_ sections: [Section], _ content: ResumeContent) -> Bool {
    let strays = content.work.count {
      $0.title == nil && $0.organization == nil && $0.period != nil
    }
    let empty = sections.count { !$0.isHeader && $0.lines.isEmpty }
    return strays >= minimumStrays || empty >= minimumStrays
  }

  /// Whether most lines are single East Asian characters, as text from top to bottom has them.
  private static func isVertical(_ reading: LineReading) -> Bool {
    guard reading.lines.count >= minimumLines else { return false }
    let single = reading.lines.count { line in
      line.content.scalars.count == 1
        && line.content.scalars.first.map(EastAsianText.isEastAsian) ?? false
    }
    return Double(single) >= majority * Double(reading.lines.count)
  }

  private static func isScriptSupported(_ reading: LineReading) -> Bool {
    // Most documents have no letter that would have to be counted.
    let isCertain = reading.lines.indices.allSatisfy { index in
      let scalars = reading.lines[index].content.scalars
      return scalars.isASCII
        || scalars.allSatisfy { $0.isASCII || isSupported($0) || !$0.isAlphabetic }
    }
    if isCertain { return true }
    var letters = 0
    var supported = 0
    for index in reading.lines.indices {
      reading.lines[index].content.scalars.withUnsafeBufferPointer { scalars in
        for scalar in scalars where scalar.isAlphabetic {
          letters += 1
          if scalar.isASCII || isSupported(scalar) { supported += 1 }
        }
      }
    }
    return Double(supported) >= majority * Double(letters)
  }

  /// Whether the lexicons have words in the script of a letter: Latin, Greek, Cyrillic, Hebrew,
  /// Arabic, Devanagari, Chinese, Japanese and Korean.
  private static func isSupported(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x530, 0x591..<0x780, 0x900..<0x980, 0x1E00..<0x2000, 0x2C60..<0x2C80, 0x3040..<0xA000,
      0xA640..<0xA6A0, 0xA720..<0xA800, 0xAC00..<0xD7B0, 0xF900..<0xFB00, 0xFB00..<0xFE00,
      0xFE70..<0xFFF0, 0x20000..<0x32000:
      true
    default: false
    }
  }
}
