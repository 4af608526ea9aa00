/// Rejects sentences that state more than the passages they cite, or claim what is not met.
///
/// It knows nothing of how a sentence was written, so that it also serves for sentences that a
/// language model wrote. A sentence may contain a quotation, a number, a skill or a name only if a
/// cited passage contains it; a requirement that is not met may only be named in a clause that
/// denies it, or as what the job asks for beside a denial. Cited passages must be equal to the
/// texts at their offsets.
package struct ExplanationVerifier: Sendable {
  private let resume: ReadableText
  /// The texts of the posting by the names of their fields.
  private let fields: [String: [Unicode.Scalar]]
  private let requirements: [JudgedRequirement]

  package init(resume: ReadableText, posting: PostingText, requirements: [JudgedRequirement]) {
    self.resume = resume
    var fields = [
      "title": posting.title, PostingText.descriptionField: posting.description,
    ]
    for skill in posting.skills { fields[skill.field] = skill.name }
    self.fields = fields.mapValues { Array($0.unicodeScalars) }
    self.requirements = requirements
  }

  /// A reason to reject a sentence.
  package struct Violation: Sendable, Hashable {
    package enum Kind: String, Sendable {
      /// The sentence claims something and cites nothing.
      case evidence
      /// A cited passage differs from the text at its offsets.
      case span
      case quotation, number, skill, name
      /// The sentence claims a requirement that is not met.
      case unmet
    }

    package let kind: Kind
    package let text: String
  }

  /// Returns what `sentence` states without support.
  package func violations(in sentence: String, evidence: [Evidence]) -> [Violation] {
    guard !evidence.isEmpty else {
      return Statement.clauses(of: sentence).allSatisfy(\.isNegative)
        ? [] : claims(sentence, evidence) + [Violation(kind: .evidence, text: sentence)]
    }
    let misplaced = evidence.flatMap(misplaced)
    return misplaced.isEmpty ? claims(sentence, evidence) : misplaced
  }

  private func misplaced(_ evidence: Evidence) -> [Violation] {
    var violations: [Violation] = []
    let cited = evidence.posting.span
    if fields[evidence.posting.field]?.span(range(cited)) != cited {
      violations.append(Violation(kind: .span, text: cited.text))
    }
    if let own = evidence.resume, resume.span(scalars: range(own)) != own {
      violations.append(Violation(kind: .span, text: own.text))
    }
    return violations
  }

  private func range(_ span: Span) -> Range<Int> {
    span.start <= span.end ? span.start..<span.end : 0..<0
  }

  private func claims(_ sentence: String, _ evidence: [Evidence]) -> [Violation] {
    let asked = CitedText(evidence.map(\.posting.span.text))
    let owned = CitedText(evidence.compactMap(\.resume?.text))
    let computed = Set(requirements.compactMap(\.months).flatMap { [$0, $0 / 12] })
    let counts = Set(0...max(1, requirements.count))
    let requirementWords = Set(
      requirements.flatMap { WordReader.words($0.requirement.text).map(\.text) })
    var violations: [Violation] = []
    for clause in Statement.clauses(of: sentence) {
      for quotation in clause.quotations where !asked.quotes(quotation) && !owned.quotes(quotation)
      {
        violations.append(Violation(kind: .quotation, text: quotation))
      }
      for number in clause.numbers
      where !asked.contains(number) && !owned.contains(number) && !computed.contains(number)
        && !(clause.isCount && counts.contains(number))
      {
        violations.append(Violation(kind: .number, text: String(number)))
      }
      // What was not found is named in the posting's words.
      for name in clause.names
      where !asked.contains(name) && !owned.contains(name)
        && !(clause.isNegative && requirementWords.contains(name))
      {
        violations.append(Violation(kind: .name, text: name))
      }
      guard !clause.isNegative else { continue }
      for skill in clause.skills
      where !asked.contains(skill: skill) && !owned.contains(skill: skill) {
        violations.append(Violation(kind: .skill, text: SkillLexicon.shared.names[skill]))
      }
      violations += unmet(clause, sentence).map { Violation(kind: .unmet, text: $0) }
    }
    return violations
  }

  /// Returns the requirements that a clause claims though they are not met.
  private func unmet(_ clause: Statement.Clause, _ sentence: String) -> [String] {
    let met = requirements.filter { $0.status == .met }
    return requirements.filter { $0.status != .met }.map(\.requirement).filter { requirement in
      clause.claims(requirement.text)
        && !met.contains { other in
          other.requirement.text.count > requirement.text.count
            && Statement.contains(other.requirement.text, requirement.text)
        }
        && !met.contains { $0.requirement.text == requirement.text }
    }.map(\.text)
  }
}
