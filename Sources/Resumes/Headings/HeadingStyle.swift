import Documents

/// The typographic features that the headings of a resume share.
struct HeadingStyle: Sendable, Hashable {
  /// In half points.
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

  /// A line of more than this ratio to the size of the body is larger: 11 points beside 10 are, a
  /// rounding error is not. Tested by `ThresholdTests/contrast`, as are the other two.
  static let minimumLargerSize = 1.06

  /// A line of more than this ratio is much larger: 14 points beside 11.
  static let minimumMuchLargerSize = 1.25

  /// A line of less than this ratio is smaller.
  static let maximumSmallerSize = 0.93

  /// Returns how much a line of this style stands out from the body: 0 for not at all, 1 for each
  /// of bold and capitals, 2 for a rule or a larger size, 3 for a much larger size or a heading
  /// level in the document's structure.
  func contrast(body: LineReading) -> Int {
    var contrast = 0
    if let level, level > 0 { contrast += 3 }
    if body.bodySize > 0 {
      let ratio = Double(size) / 2 / body.bodySize
      if ratio > Self.minimumMuchLargerSize {
        contrast += 3
      } else if ratio > Self.minimumLargerSize {
        contrast += 2
      }
      if ratio < Self.maximumSmallerSize { contrast -= 1 }
    }
    if isBold, !body.bodyIsBold { contrast += 1 }
    if isCapitals { contrast += 1 }
    if hasRule { contrast += 2 }
    return contrast
  }

  /// Whether a reader would see both as the same level: at most half a point and one feature apart.
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
