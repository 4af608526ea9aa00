/// A word of a text: its folded form and its position.
struct Token: Sendable, Hashable {
  /// Lower case without accents: `node.js`, `c++`, `resume`.
  let text: String
  /// Start of the half-open range, in Unicode scalars, in the source text.
  let start: Int
  /// End of the range.
  let end: Int
  let shape: Shape
  /// The last separator before this token that is not a space; a line feed if there is one, and at
  /// the start of the text; 0 if there are only spaces.
  let before: UInt8

  enum Shape: UInt8, Sendable {
    case lower, capitalized, upper, mixed, number
  }

  /// Whether the separator before this token separates list items: a line break, a comma, a bullet,
  /// a slash.
  var startsListItem: Bool {
    switch before {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "/"), UInt8(ascii: "|"),
      UInt8(ascii: "\n"), UInt8(ascii: ":"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "*"), Self.bullet:
      true
    default: false
    }
  }

  /// Whether a sentence, a line or a list item begins here.
  var startsSentence: Bool {
    switch before {
    case UInt8(ascii: "\n"), UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), Self.bullet:
      true
    default: false
    }
  }

  /// Represents every bullet character outside ASCII.
  static let bullet: UInt8 = 0x80
  /// Represents opening and closing quotation marks outside ASCII.
  static let quote: UInt8 = 0x81
}
