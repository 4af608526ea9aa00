/// Explains a match with quotations from both sides. Bullets are built from pairs of spans by
/// templates; those that `ClaimVerifier` rejects are omitted.
package enum Explainer {
  /// The maximum number of skills in each list of a summary: it is one line or two. Tested by
  /// `ThresholdTests/numbersOfBullets`.
  private static let maximumSkillsInSummary = 6

  /// Returns the explanation of a match; without bullets if the texts have nothing in common.
  package static func explain(_ profile: ResumeProfile, _ posting: Posting) -> Explanation {
    let quotedPosting = QuotedPosting(posting)
    let bullets = BulletWriter(resume: QuotedResume(profile), posting: quotedPosting).bullets()
    let verifier = ClaimVerifier(profile: profile, posting: posting)
    var texts: [String] = []
    var evidence: [Evidence] = []
    for bullet in bullets {
      let own = bullet.pairs.map {
        Evidence(bullet: texts.count, posting: $0.posting, resume: $0.resume)
      }
      guard verifier.violations(in: bullet.text, evidence: own).isEmpty else { continue }
      texts.append(bullet.text)
      evidence += own
    }
    let missing = notFound(quotedPosting, profile)
    let names = common(quotedPosting, profile)
    let violations = verifier.violations(in: names, evidence: evidence)
    let common = zip(names, violations).filter { $1.isEmpty }.map(\.0)
    return Explanation(
      summary: summary(texts, common, missing), bullets: texts, evidence: evidence,
      notFound: missing)
  }

  /// Returns the required skills that the resume does not mention, in the order of the posting.
  private static func notFound(_ posting: QuotedPosting, _ profile: ResumeProfile) -> [String] {
    let skills = posting.skillsInOrder.filter {
      posting.requirements.required.contains($0) && !profile.skills.contains($0)
    }
    let listed = posting.posting.skills.filter { skill in
      let words = Tokenizer.tokens(skill.name).map(\.text)
      return posting.requirements.unlisted.contains(words) && !profile.has(unlisted: words)
    }
    var seen: Set<String> = []
    return (skills.map(posting.spelling) + listed.map(\.name))
      .filter { seen.insert(Gazetteer.folded($0)).inserted }
  }

  /// Returns the skills that both sides mention, as spelled in the posting.
  private static func common(
    _ posting: QuotedPosting, _ profile: ResumeProfile
  ) -> [String] {
    var seen: Set<String> = []
    return posting.skillsInOrder.filter(profile.skills.contains).map(posting.spelling)
      .filter { seen.insert(Gazetteer.folded($0)).inserted }
  }

  /// Combines the first bullet, the skills that both sides mention, and those not found. States
  /// nothing that the evidence does not support.
  private static func summary(_ bullets: [String], _ common: [String], _ missing: [String])
    -> String
  {
    var sentences: [String] = []
    if let first = bullets.first { sentences.append(first) }
    if !common.isEmpty {
      sentences.append(
        "Both mention \(common.prefix(maximumSkillsInSummary).joined(separator: ", ")).")
    }
    if sentences.isEmpty {
      sentences.append(
        "The resume mentions neither the posting’s title nor any of its required skills.")
    }
    if !missing.isEmpty {
      sentences.append(
        "Not found in the resume: \(missing.prefix(maximumSkillsInSummary).joined(separator: ", "))."
      )
    }
    return sentences.joined(separator: " ")
  }
}
