/// Explains a match from text of both sides: bullets are made from pairs of spans by templates, and
/// each passes the verifier or is left out.
package enum Explainer {
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
    let refused = verifier.violations(in: names, evidence: evidence)
    let common = zip(names, refused).filter { $1.isEmpty }.map(\.0)
    return Explanation(
      summary: summary(texts, common, missing), bullets: texts, evidence: evidence,
      notFound: missing)
  }

  /// Required skills that the resume does not name, in the order of the posting.
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

  /// Skills that both sides of the evidence name, as the posting writes them.
  private static func common(
    _ posting: QuotedPosting, _ profile: ResumeProfile
  ) -> [String] {
    var seen: Set<String> = []
    return posting.skillsInOrder.filter(profile.skills.contains).map(posting.spelling)
      .filter { seen.insert(Gazetteer.folded($0)).inserted }
  }

  /// The first bullet, the skills that both name, and what was not found. It says nothing that the
  /// evidence does not.
  private static func summary(_ bullets: [String], _ common: [String], _ missing: [String])
    -> String
  {
    var sentences: [String] = []
    if let first = bullets.first { sentences.append(first) }
    if !common.isEmpty {
      sentences.append("In both: \(common.prefix(6).joined(separator: ", ")).")
    }
    if sentences.isEmpty {
      sentences.append("No required skill or title of the posting was found in the resume.")
    }
    if !missing.isEmpty {
      sentences.append("Not found in the resume: \(missing.prefix(6).joined(separator: ", ")).")
    }
    return sentences.joined(separator: " ")
  }
}
