/// How the end of a line joins the text that continues on the next line.
enum LineBreak {
  case space
  /// The hyphen is soft: it was printed only because of the break.
  case insideWord
  /// The hyphen belongs to the word, and no space follows it.
  case afterHyphen

  init(_ before: ArraySlice<Unicode.Scalar>, _ after: ArraySlice<Unicode.Scalar>) {
    switch before.last {
    case "\u{AD}": self = .insideWord
    case "-", "\u{2010}": self = BrokenWord(before, after) == nil ? .space : .afterHyphen
    default: self = Self.isInsideText(before.last, after.first) ? .insideWord : .space
    }
  }

  /// Whether both sides are characters between which lines are broken without a space.
  private static func isInsideText(_ before: Unicode.Scalar?, _ after: Unicode.Scalar?) -> Bool {
    guard let before, let after, before.value >= 0x80 else { return false }
    return EastAsianText.isIdeographic(before) && EastAsianText.isIdeographic(after)
  }
}

/// A word with a hyphen at the end of a line.
struct BrokenWord: Hashable {
  /// The letters before the hyphen, and the letters at the start of the next line.
  var stem: String
  var rest: String
  private let isCompound: Bool

  /// Fails unless there are letters on both sides, and if the hyphen replaces a part of a word that
  /// follows later ("pre- and post-sales").
  init?(_ before: ArraySlice<Unicode.Scalar>, _ after: ArraySlice<Unicode.Scalar>) {
    guard Self.isHyphen(before.last) else { return nil }
    rest = Self.letters(after)
    let letters = Self.letters(before.dropLast().reversed())
    stem = ScalarText(letters.unicodeScalars.reversed()).string
    guard !stem.isEmpty, !rest.isEmpty, !Self.conjunctions.contains(rest) else { return nil }
    let place = before.endIndex - 2 - stem.unicodeScalars.count
    isCompound = place >= before.startIndex && before[place] == "-"
  }

  static func isHyphen(_ scalar: Unicode.Scalar?) -> Bool { scalar == "-" || scalar == "\u{2010}" }

  /// Whether the hyphen may have been printed only because of the break.
  var mayBeWhole: Bool {
    !isCompound && stem.unicodeScalars.count > 1 && !Self.seconds.contains(rest)
      && stem.unicodeScalars.last?.isLowercase == true
      && rest.unicodeScalars.first?.isLowercase == true
  }

  private static func letters(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    ScalarText(scalars.prefix { $0.isAlphabetic }).string
  }

  private static let conjunctions: WordSet = [
    "and", "or", "to", "und", "oder", "bzw", "et", "ou", "y", "o", "e", "en", "of",
  ]

  /// Second halves of compounds that are spelled with a hyphen.
  private static let seconds: WordSet = [
    "available", "aware", "based", "centered", "centric", "critical", "cut", "depth", "driven",
    "edge", "effective", "efficient", "end", "ended", "facing", "free", "friendly", "functional",
    "grade", "house", "intensive", "language", "level", "line", "native", "oriented", "paced",
    "party", "performance", "performing", "phase", "platform", "quality", "ready", "related",
    "scale", "side", "solving", "source", "specific", "stack", "standing", "step", "style", "term",
    "time", "up", "wide", "winning", "year",
  ]
}

extension Fragment {
  var endsInHyphen: Bool { BrokenWord.isHyphen(scalars.last) }
}
