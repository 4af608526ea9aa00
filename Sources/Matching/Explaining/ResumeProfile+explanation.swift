package import Records
package import Requirements

extension ResumeProfile {
  /// The resume prepared for explanations. Present positions count up to `asOf`.
  package var explainer: Explainer {
    let headings = sections.compactMap { section -> ResumeHeading? in
      guard let heading = section["heading"]?.stringValue, let kind = section["kind"]?.stringValue
      else { return nil }
      return ResumeHeading(heading, kind: kind)
    }
    let parsed = ParsedFacts(
      headings: headings, positions: positions.compactMap(\.dated), years: years, degrees: degrees)
    return Explainer(ResumeText(text, parsed: parsed, now: asOf.map { ($0.year, $0.month ?? 1) }))
  }

  /// Returns the members `explanation_summary`, `bullets`, `evidence` and `requirements` for a
  /// posting.
  package func explanationMembers(for posting: Posting) -> [JSONObject.Member] {
    let asked = posting.text
    return explainer.explain(asked, RequirementFinder.requirements(of: asked)).members
  }

  /// Returns the required skills of a posting that the resume does not have, in the posting's words.
  package func missingSkills(for posting: Posting) -> [String] {
    let asked = RequirementFinder.requirements(of: posting.text).filter {
      $0.kind == .skill && $0.importance == .required
    }
    return explainer.statements(asked).filter { $0.status != .met }.map(\.requirement.text)
  }
}

extension Position {
  /// The position for explanations; nil without a title or a start date.
  fileprivate var dated: ParsedPosition? {
    start.flatMap { start in
      ParsedPosition(
        title: title, start: ParsedPosition.Date(year: start.year, month: start.month),
        end: end.map { ParsedPosition.Date(year: $0.year, month: $0.month) })
    }
  }
}
