/// The scripts whose section titles are known. Titles are compared within one script, so that the
/// tables of the others are not read.
enum Script: String, Sendable, CaseIterable {
  case latin, cyrillic, greek, arabic, hebrew, devanagari, armenian, georgian, ethiopic
  case bengali, gurmukhi, gujarati, tamil, telugu, kannada, malayalam
  /// Han, Kana and Hangul, which Japanese and Korean mix. Its words are not separated by spaces.
  case eastAsian
  /// Its words are not separated by spaces either.
  case thai

  /// Whether words follow each other without spaces.
  var isUnspaced: Bool { self == .eastAsian || self == .thai }

  /// The script of a letter; nil for other signs and for scripts without a table.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x590...0x5FF, 0xFB1D...0xFB4F: self = .hebrew
    case 0x530...0x58F: self = .armenian
    case 0x600...0x6FF, 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFC: self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0x980...0x9FF: self = .bengali
    case 0xA00...0xA7F: self = .gurmukhi
    case 0xA80...0xAFF: self = .gujarati
    case 0xB80...0xBFF: self = .tamil
    case 0xC00...0xC7F: self = .telugu
    case 0xC80...0xCFF: self = .kannada
    case 0xD00...0xD7F: self = .malayalam
    case 0x10A0...0x10FF, 0x1C90...0x1CBF: self = .georgian
    case 0x1200...0x137F: self = .ethiopic
    case 0xE00...0xE7F: self = .thai
    case 0x1100...0x11FF, 0x3005...0x30FF, 0x3130...0x318F, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF66...0xFF9D:
      self = .eastAsian
    default: return nil
    }
  }

  /// The script of a text: Latin, unless it contains letters of another one.
  static func of(_ words: [String]) -> Script {
    for word in words where word.hasByte(from: 0x80) {
      for scalar in word.unicodeScalars where !scalar.isASCII {
        if let script = Script(scalar), script != .latin { return script }
      }
    }
    return .latin
  }
}
