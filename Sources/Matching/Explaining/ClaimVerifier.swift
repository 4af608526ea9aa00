/// Refuses sentences that say more than the places they cite.
///
/// A sentence may name a skill, a number, a year or a proper noun only if a cited span holds it: a
/// span of the side that the sentence speaks of (`the posting …`, `the resume …`, `your …`), of both
/// sides for a skill when it speaks of neither. What stands between quotation marks must be in a span
/// word for word. Cited spans must be what the texts have at their offsets.
package struct ClaimVerifier: Sendable {
  private let resume: QuotableText
  private let asOf: YearMonth?
  private let posting: Posting
  private let description: QuotableText
  /// Names of listed skills that the table does not know.
  private let listedSkills: [[String]]

  package init(profile: ResumeProfile, posting: Posting) {
    resume = QuotableText(profile.text, tokens: profile.tokens)
    asOf = profile.asOf
    self.posting = posting
    description = QuotableText(posting.description)
    listedSkills = posting.skills.map { Tokenizer.tokens($0.name).map(\.text) }
      .filter { !$0.isEmpty }
  }

  /// Why a sentence is refused.
  package struct Violation: Sendable, Hashable {
    package enum Kind: String, Sendable {
      /// Nothing is cited.
      case evidence
      /// A cited span is not what its text has there.
      case span
      case quotation, skill, number, name
    }

    package let kind: Kind
    package let text: String
  }

  /// Empty when every claim of `sentence` is inside the spans of `evidence`.
  package func violations(in sentence: String, evidence: [Evidence]) -> [Violation] {
    violations(in: [sentence], evidence: evidence)[0]
  }

  /// The violations of each of several sentences that rest on the same evidence.
  func violations(in sentences: [String], evidence: [Evidence]) -> [[Violation]] {
    guard !evidence.isEmpty else { return sentences.map { [Violation(kind: .evidence, text: $0)] } }
    let spans = evidence.flatMap(misplaced)
    guard spans.isEmpty else { return sentences.map { _ in spans } }
    let posting = CitedText(evidence.map(\.posting.span))
    let resume = CitedText(evidence.map(\.resume))
    return sentences.map { sentence in
      ClaimReader.claims(in: sentence, listed: listedSkills).compactMap { claim in
        holds(claim, posting, resume) ? nil : Violation(kind: claim.kind, text: claim.text)
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

  private func holds(_ claim: Claim, _ posting: CitedText, _ resume: CitedText) -> Bool {
    if claim.isComputed, let years = Int(claim.text), let span = resume.yearsCovered(asOf: asOf) {
      return years <= span
    }
    return switch claim.side {
    case .posting: posting.holds(claim)
    case .resume: resume.holds(claim)
    case nil:
      claim.kind == .skill
        ? posting.holds(claim) && resume.holds(claim) : posting.holds(claim) || resume.holds(claim)
    }
  }
}
