/// What stands between a word and the word before it.
struct Gap: OptionSet, Sendable, Hashable {
  let rawValue: UInt32

  static let comma = Gap(rawValue: 1 << 0)
  static let semicolon = Gap(rawValue: 1 << 1)
  static let colon = Gap(rawValue: 1 << 2)
  /// The end of a sentence.
  static let stop = Gap(rawValue: 1 << 3)
  static let line = Gap(rawValue: 1 << 4)
  /// A bullet character, or a hyphen or an asterisk at the start of a line.
  static let bullet = Gap(rawValue: 1 << 5)
  /// A hyphen or a short dash between two words without spaces.
  static let hyphen = Gap(rawValue: 1 << 6)
  /// A dash with a space on either side.
  static let dash = Gap(rawValue: 1 << 7)
  static let slash = Gap(rawValue: 1 << 8)
  static let open = Gap(rawValue: 1 << 9)
  static let close = Gap(rawValue: 1 << 10)
  static let quote = Gap(rawValue: 1 << 11)
  static let plus = Gap(rawValue: 1 << 12)
  static let ampersand = Gap(rawValue: 1 << 13)
  /// A vertical bar or a middle dot, which separate columns and items.
  static let bar = Gap(rawValue: 1 << 14)
  static let other = Gap(rawValue: 1 << 15)
  /// An empty line.
  static let blank = Gap(rawValue: 1 << 16)

  /// A tab, which separates the columns of a line.
  static let tab = Gap(rawValue: 1 << 17)

  /// The separators between the items of a list.
  static let item: Gap = [.comma, .semicolon, .line, .bullet, .slash, .bar, .stop, .colon, .tab]

  func has(_ any: Gap) -> Bool { !isDisjoint(with: any) }
}
