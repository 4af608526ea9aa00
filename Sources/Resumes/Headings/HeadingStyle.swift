import Documents

/// The look of a line as far as headings share it.
struct HeadingStyle: Sendable, Hashable {
  /// Half points.
  var size: Int
  var isBold: Bool
  var isItalic: Bool
  var isCapitals: Bool
  var hasRule: Bool
  var level: Int?

  init(_ line: TextLine) {
    size = Int(min(max(line.size * 2, 0), 1000).rounded())
    isBold = line.isBold
    isItalic = line.isItalic
    isCapitals = line.isCapitals
    hasRule = line.hasRuleBelow
    level = line.role.headingLevel
  }

  /// How much a line of this style stands out from the body: 0 not at all.
  func contrast(body: LineReading) -> Int {
    var contrast = 0
    if let level, level > 0 { contrast += 3 }
    if body.bodySize > 0 {
      let ratio = Double(size) / 2 / body.bodySize
      if ratio > 1.25 { contrast += 3 } else if ratio > 1.06 { contrast += 2 }
      if ratio < 0.93 { contrast -= 1 }
    }
    if isBold, !body.bodyIsBold { contrast += 1 }
    if isCapitals { contrast += 1 }
    if hasRule { contrast += 2 }
    return contrast
  }

  /// Whether a reader would take both for the same rank: one flag apart, or nearly the same size.
  func isNear(_ other: HeadingStyle) -> Bool {
    if let level, let otherLevel = other.level { return level == otherLevel }
    guard abs(size - other.size) <= 1 else { return false }
    let apart = [
      isBold != other.isBold, isItalic != other.isItalic, isCapitals != other.isCapitals,
      hasRule != other.hasRule,
    ]
    return apart.count { $0 } <= 1
  }
}
