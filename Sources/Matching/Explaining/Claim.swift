/// Something that a sentence says and that must be in what it cites.
struct Claim: Sendable, Hashable {
  let kind: ClaimVerifier.Violation.Kind
  /// As the sentence writes it.
  let text: String
  let value: Value
  /// Of whom the sentence speaks; nil when it does not say.
  let side: Side?
  /// A number of years that the sentence says it computed from dates.
  var isComputed = false

  enum Value: Sendable, Hashable {
    case skill(Int)
    /// Folded words of a listed skill that the table does not know, or of a name.
    case words([String])
    case number(String)
    case quotation(String)
  }

  enum Side: Sendable, Hashable {
    case posting, resume
  }
}
