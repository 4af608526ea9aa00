/// A word of a text: its folded form and where it stands.
struct Token: Sendable, Hashable {
  /// Lower case without accents: `node.js`, `c++`, `resume`.
  let text: String
  /// Half-open range in Unicode scalars of the text it was read from.
  let start: Int
  let end: Int
  let shape: Shape
  /// The last separator other than a space before this token, a line feed before all others; 0 when
  /// there were only spaces, a line feed at the start of the text.
  let before: UInt8

  enum Shape: UInt8, Sendable {
    case lower, capitalised, upper, mixed, number
  }

  /// Whether the separator before this token divides list items: a line, a comma, a bullet, a slash.
  var startsListItem: Bool {
    switch before {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "/"), UInt8(ascii: "|"),
      UInt8(ascii: "\n"), UInt8(ascii: ":"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "*"), Self.bullet:
      true
    default: false
    }
  }

  /// Whether a sentence, a line or a bullet begins here.
  var startsSentence: Bool {
    switch before {
    case UInt8(ascii: "\n"), UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), Self.bullet:
      true
    default: false
    }
  }

  /// Stands for every bullet character outside ASCII.
  static let bullet: UInt8 = 0x80
  /// Stands for opening and closing quotation marks outside ASCII.
  static let quote: UInt8 = 0x81
}
