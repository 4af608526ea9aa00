extension LineReading {
  /// Marks lines that begin with a sign that begins others as well as list items: fonts have more signs
  /// for bullets than anyone can list, and some map them to wrong characters.
  mutating func markRepeatedSigns() {
    var counts: [Unicode.Scalar: Int] = [:]
    for line in lines {
      if let sign = Self.loneSign(line) { counts[sign, default: 0] += 1 }
    }
    guard counts.values.contains(where: { $0 >= Self.fewestSigns }) else { return }
    for index in lines.indices {
      guard let sign = Self.loneSign(lines[index]), counts[sign, default: 0] >= Self.fewestSigns
      else { continue }
      let content = lines[index].content
      lines[index].hasBullet = true
      lines[index].content = content.suffix(from: content.range.lowerBound + 1).trimmed
      let cells = lines[index].content.split(keepingParentheses: false) { $0 == "\t" }
      lines[index].cells = cells.map { cell in
        cell.scalars.first == sign ? cell.suffix(from: cell.range.lowerBound + 1).trimmed : cell
      }
    }
  }

  /// Takes signs before large lines that are set apart for icons and not for bullets: a template may draw one before each
  /// title of a section.
  mutating func unmarkIcons() {
    let titles = lines.indices.filter { index in
      let line = lines[index]
      return line.hasBullet && line.isApart && line.cells.count == 1 && !line.role.isListItem
        && line.size > bodySize * HeadingStyle.minimumLargerSize
        && line.content.range.lowerBound > line.whole.range.lowerBound
    }
    guard titles.count >= Self.fewestSigns else { return }
    var counts: [Unicode.Scalar: Int] = [:]
    for line in lines where line.hasBullet {
      if let sign = line.whole.scalars.first { counts[sign, default: 0] += 1 }
    }
    for index in titles {
      let line = lines[index]
      guard let sign = line.whole.scalars.first,
        counts[sign] == titles.count(where: { lines[$0].whole.scalars.first == sign })
      else { continue }
      lines[index].hasBullet = false
    }
  }

  /// Icons before contact data differ from each other; a sign that begins this many lines is a bullet.
  private static let fewestSigns = 3

  /// The sign that is the first word of a line, without being a letter, a number, or punctuation that
  /// words may follow.
  private static func loneSign(_ line: TextLine) -> Unicode.Scalar? {
    guard !line.hasBullet, line.content.scalars.count > 2, let sign = line.content.scalars.first,
      line.content.scalars[line.content.range.lowerBound + 1].isWhitespace,
      !sign.isASCII || sign == "{"
    else { return nil }
    // The bullet of a symbol font of TeX is often mapped to a brace.
    if sign == "{" { return line.content.scalars.contains("}") ? nil : sign }
    switch sign.properties.generalCategory {
    case .otherSymbol, .mathSymbol, .modifierSymbol, .otherPunctuation: return sign
    default: return nil
    }
  }
}
