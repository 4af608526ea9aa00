/// A part of a printed line with its position; every value found in a resume is one.
///
/// The indices of `scalars` are offsets into the line's text, so a part of a part keeps its
/// position.
struct Fragment: Sendable, Hashable {
  /// Page index, from 0.
  var page: Int
  /// Index of the line on its page, from 0.
  var line: Int
  var scalars: ArraySlice<Unicode.Scalar>

  var isEmpty: Bool { scalars.isEmpty }
  var range: Range<Int> { scalars.startIndex..<scalars.endIndex }

  /// The text with each run of whitespace replaced by one space and soft hyphens removed.
  var text: String {
    guard scalars.isASCII else { return wideText }
    // Short strings in ASCII are built without allocating memory.
    return scalars.withUnsafeBufferPointer { scalars in
      String(unsafeUninitializedCapacity: scalars.count) { bytes in
        var count = 0
        var gap = false
        for scalar in scalars {
          if scalar.isWhitespace {
            gap = count > 0
          } else {
            if gap {
              bytes[count] = UInt8(ascii: " ")
              count += 1
              gap = false
            }
            bytes[count] = UInt8(truncatingIfNeeded: scalar.value)
            count += 1
          }
        }
        return count
      }
    }
  }

  /// The text of a fragment that is not in ASCII.
  private var wideText: String {
    var text = ScalarText()
    var gap = false
    for scalar in scalars where scalar != "\u{AD}" {
      if scalar.isWhitespace {
        gap = !text.isEmpty
      } else {
        if gap { text.append(" " as Unicode.Scalar) }
        gap = false
        text.append(scalar)
      }
    }
    return text.string
  }

  /// The part in `range`, clamped to this fragment.
  subscript(range: Range<Int>) -> Fragment {
    let low = min(max(range.lowerBound, scalars.startIndex), scalars.endIndex)
    let high = min(max(range.upperBound, low), scalars.endIndex)
    return Fragment(page: page, line: line, scalars: scalars[low..<high])
  }

  func prefix(upTo offset: Int) -> Fragment {
    self[scalars.startIndex..<max(offset, scalars.startIndex)]
  }

  func suffix(from offset: Int) -> Fragment { self[offset..<max(offset, scalars.endIndex)] }

  /// The fragment without whitespace at both ends.
  var trimmed: Fragment { trimming { $0.isWhitespace } }

  /// The fragment without whitespace, separators and dangling punctuation at both ends. A bracket
  /// is removed only if the fragment does not contain its partner.
  var pruned: Fragment {
    // Most texts begin and end with a letter or a digit.
    guard let first = scalars.first, let last = scalars.last,
      !first.isInsideText || !last.isInsideText
    else { return self }
    // A bracket is unmatched if its partner is missing or if it faces the wrong way.
    func isUnmatched(_ scalar: Unicode.Scalar, _ partners: [Unicode.Scalar: Unicode.Scalar]) -> Bool
    {
      guard Self.isBracket(scalar) else { return false }
      return partners[scalar].map { !scalars.contains($0) } ?? true
    }
    // "»" ends a quotation as well as it separates.
    func isQuoted(_ range: Range<Int>) -> Bool {
      scalars[range.upperBound - 1] == "»" && scalars[range].contains("«")
    }
    var low = scalars.startIndex
    var high = scalars.endIndex
    while low < high, Self.isGap(scalars[low]) || isUnmatched(scalars[low], Self.pairs) { low += 1 }
    while high > low,
      Self.isGap(scalars[high - 1]) && !isQuoted(low..<high)
        || isUnmatched(scalars[high - 1], Self.openings)
    {
      high -= 1
    }
    let part = self[low..<high]
    if let first = part.scalars.first, Self.isBracket(first), let closing = Self.pairs[first],
      part.scalars.last == closing,
      !part.scalars.dropFirst().dropLast().contains(first)
    {
      return part[part.scalars.startIndex + 1..<part.scalars.endIndex - 1].pruned
    }
    return part
  }

  /// Whether a scalar is whitespace or a separator.
  private static func isGap(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isInsideText && (scalar.isWhitespace || separators.contains(scalar))
  }

  /// Whether a scalar is in `pairs` or `openings`, without a dictionary lookup.
  private static func isBracket(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "(", ")", "[", "]", "（", "）", "【", "】": true
    default: false
    }
  }

  /// The fragment without a first word that is a single symbol, such as an icon of a symbol font.
  var withoutIcon: Fragment {
    guard scalars.count > 2, let first = scalars.first,
      scalars[scalars.startIndex + 1].isWhitespace,
      !first.isAlphabetic, !first.isNumeric
    else { return self }
    return suffix(from: scalars.startIndex + 1).trimmed
  }

  func trimming(_ dropped: (Unicode.Scalar) -> Bool) -> Fragment {
    var low = scalars.startIndex
    var high = scalars.endIndex
    while low < high, dropped(scalars[low]) { low += 1 }
    while high > low, dropped(scalars[high - 1]) { high -= 1 }
    return self[low..<high]
  }

  static let separators: Set<Unicode.Scalar> = [
    "|", "¦", "·", "•", "∙", "⋅", "‧", "●", "◦", "–", "—", "―", "-", "−", "~", ",", ";", ":", "/",
    "›", "»", "→", "⋄", "◆", "♦", "\u{AD}", "،", "、",
  ]

  private static let pairs: [Unicode.Scalar: Unicode.Scalar] = [
    "(": ")", "[": "]", "（": "）", "【": "】",
  ]
  private static let openings: [Unicode.Scalar: Unicode.Scalar] = [
    ")": "(", "]": "[", "）": "（", "】": "【",
  ]
}

extension Fragment {
  /// Returns the non-empty parts between scalars that `isSeparator` accepts outside parentheses.
  @inline(__always)
  func split(keepingParentheses: Bool = true, _ isSeparator: (Unicode.Scalar) -> Bool) -> [Fragment]
  {
    // A parenthesis that is never closed must not hide the separators after it.
    let keepsParentheses = keepingParentheses && parenthesesAreClosed
    var parts: [Fragment] = []
    parts.reserveCapacity(scalars.count / Self.meanWord + 1)
    var start = scalars.startIndex
    var depth = 0
    for index in scalars.startIndex..<scalars.endIndex {
      let scalar = scalars[index]
      if keepsParentheses { depth = scalar.depth(after: depth) }
      if depth == 0, isSeparator(scalar) {
        parts.append(nonEmpty: self[start..<index])
        start = index + 1
      }
    }
    parts.append(nonEmpty: suffix(from: start))
    return parts
  }

  /// Words and the spaces after them have about this many scalars.
  private static let meanWord = 7

  private var parenthesesAreClosed: Bool {
    scalars.reduce(0) { $1.depth(after: $0) } == 0
  }

  /// The number of words between spaces.
  var spacedWordCount: Int {
    var count = 0
    var isInside = false
    for scalar in scalars {
      if scalar == " " {
        isInside = false
      } else if !isInside, !scalar.isWhitespace {
        isInside = true
        count += 1
      }
    }
    return count
  }

  /// Returns the parts between separators that are surrounded by spaces (` – `, ` | `, ` · `) or
  /// are tabs. They are a string: most calls would make a set again.
  func split(spaced separators: String) -> [Fragment] {
    var parts: [Fragment] = []
    var start = scalars.startIndex
    var depth = 0
    for index in scalars.startIndex..<scalars.endIndex {
      let scalar = scalars[index]
      if scalar == " " || scalar.isAlphabetic { continue }
      if scalar == "(" { depth += 1 }
      if scalar == ")" { depth = max(0, depth - 1) }
      guard depth == 0, scalar.isSign(among: separators) else { continue }
      let before = index == scalars.startIndex || scalars[index - 1].isWhitespace
      let after = index + 1 == scalars.endIndex || scalars[index + 1].isWhitespace
      if before && after || scalar.isSign(among: Self.unspaced) {
        parts.append(nonEmpty: self[start..<index])
        start = index + 1
      }
    }
    parts.append(nonEmpty: suffix(from: start))
    return parts
  }

  /// Separators that are never part of a word, with or without spaces.
  private static let unspaced = "|¦\t•●—"
}

extension [Fragment] {
  /// What is left of the fragments without the signs around their texts.
  var pruned: [Fragment] {
    var texts: [Fragment] = []
    texts.reserveCapacity(count)
    for fragment in self {
      let text = fragment.pruned
      if !text.isEmpty { texts.append(text) }
    }
    return texts
  }

  /// Appends a part without the whitespace around it, unless nothing else is in it.
  fileprivate mutating func append(nonEmpty part: Fragment) {
    let trimmed = part.trimmed
    if !trimmed.isEmpty { append(trimmed) }
  }
}

extension Unicode.Scalar {
  /// Whether it is neither a gap nor a bracket.
  fileprivate var isInsideText: Bool { isAlphabetic || isDecimal }

  /// The number of open parentheses after this scalar.
  fileprivate func depth(after depth: Int) -> Int {
    switch self {
    case "(", "[", "（": depth + 1
    case ")", "]", "）": max(0, depth - 1)
    default: depth
    }
  }
}
