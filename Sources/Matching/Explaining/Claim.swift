/// A statement of a sentence that its cited spans must contain.
struct Claim: Sendable, Hashable {
  let kind: ClaimVerifier.Violation.Kind
  /// The words of the sentence.
  let text: String
  let value: Value
  /// The side that the statement is about; nil if the sentence does not say.
  let side: Side?
  /// Whether it is a number of years that the sentence declares as computed from dates.
  var isComputed = false

  enum Value: Sendable, Hashable {
    case skill(Int)
    /// The folded words of a name, or of a listed skill that is not in the table.
    case words([String])
    case number(String)
    case quotation(String)
  }

  enum Side: Sendable, Hashable {
    case posting, resume
  }
}
