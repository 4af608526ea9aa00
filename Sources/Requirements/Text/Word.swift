/// A word of a text, in several forms, and its position.
struct Word: Sendable, Hashable {
  /// Lower case without accents: `node.js`, `c++`, `resume`.
  let text: String
  /// The singular in American spelling: `license` for `licences`.
  let singular: String
  /// The stem that inflected forms share: `plan` for `planning` and `planned`.
  let stem: String
  /// The half-open range in Unicode scalars.
  let start: Int
  let end: Int
  let shape: Shape
  /// What stands before this word.
  let gap: Gap

  enum Shape: UInt8, Sendable {
    case lower, capitalized, upper, mixed, number
  }

  /// Whether the word begins a line, a sentence or a bulleted item.
  var startsSentence: Bool { gap.has([.stop, .line, .bullet]) }

  var isCapitalized: Bool { shape != .lower && shape != .number }
}
