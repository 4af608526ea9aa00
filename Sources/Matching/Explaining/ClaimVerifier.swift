/// Rejects sentences that state more than the spans they cite.
///
/// A sentence may name a skill, a number, a year or a proper noun only if a cited span contains it:
/// a span of the side that the sentence is about (`the posting …`, `the resume …`, `your …`), or of
/// both sides for a skill if the sentence names neither. Quotations must occur in a span word for
/// word. Cited spans must equal the texts at their offsets.
package struct ClaimVerifier: Sendable {
  private let resume: QuotableText
  private let asOf: YearMonth?
  private let posting: Posting
  private let description: QuotableText
  /// Names of listed skills that are not in the table, as folded words.
  private let listedSkills: [[String]]

  package init(profile: ResumeProfile, posting: Posting) {
    resume = QuotableText(profile.text, tokens: profile.tokens)
    asOf = profile.asOf
    self.posting = posting
    description = QuotableText(posting.description)
    listedSkills = posting.skills.map { Tokenizer.tokens($0.name).map(\.text) }
      .filter { !$0.isEmpty }
  }

  /// A reason to reject a sentence.
  package struct Violation: Sendable, Hashable {
    package enum Kind: String, Sendable {
      /// The sentence cites nothing.
      case evidence
      /// A cited span differs from the text at its offsets.
      case span
      case quotation, skill, number, name
    }

    package let kind: Kind
    package let text: String
  }

  /// Returns the claims of `sentence` that the spans of `evidence` do not contain.
  package func violations(in sentence: String, evidence: [Evidence]) -> [Violation] {
    violations(in: [sentence], evidence: evidence)[0]
  }

  /// Returns the violations of each of several sentences that share the same evidence.
  func violations(in sentences: [String], evidence: [Evidence]) -> [[Violation]] {
    guard !evidence.isEmpty else { return sentences.map { [Violation(kind: .evidence, text: $0)] } }
    let spans = evidence.flatMap(misplaced)
    guard spans.isEmpty else { return sentences.map { _ in spans } }
    let posting = CitedText(evidence.map(\.posting.span))
    let resume = CitedText(evidence.map(\.resume))
    return sentences.map { sentence in
      ClaimReader.claims(in: sentence, listed: listedSkills).compactMap { claim in
        isSupported(claim, posting, resume) ? nil : Violation(kind: claim.kind, text: claim.text)
      }
    }
  }

  private func misplaced(_ evidence: Evidence) -> [Violation] {
    let cited = evidence.posting.span
    let field = evidence.posting.field
    let text =
      field == "description" ? description : posting.text(of: field).map { QuotableText($0) }
    let there = cited.start <= cited.end ? text?.span(scalars: cited.start..<cited.end) : nil
    let own = evidence.resume
    let here = own.start <= own.end ? resume.span(scalars: own.start..<own.end) : nil
    return [
      there == cited ? nil : Violation(kind: .span, text: cited.text),
      here == own ? nil : Violation(kind: .span, text: own.text),
    ].compactMap(\.self)
  }

  private func isSupported(_ claim: Claim, _ posting: CitedText, _ resume: CitedText) -> Bool {
    if claim.isComputed, let years = Int(claim.text), let span = resume.yearsCovered(asOf: asOf) {
      return years <= span
    }
    return switch claim.side {
    case .posting: posting.contains(claim)
    case .resume: resume.contains(claim)
    case nil:
      claim.kind == .skill
        ? posting.contains(claim) && resume.contains(claim)
        : posting.contains(claim) || resume.contains(claim)
    }
  }
}
