/// Explains what a resume has of what a posting asks for.
package struct Explainer: Sendable {
  private let resume: ResumeText
  private let judge: RequirementJudge

  package init(_ resume: ResumeText) {
    self.resume = resume
    judge = RequirementJudge(resume)
  }

  /// - Parameter requirements: those of `RequirementFinder`; they are the same for all resumes.
  package func explain(_ posting: PostingText, _ requirements: [Requirement]) -> Explanation {
    let judged = judge.judge(requirements)
    let writer = BulletWriter(requirements: judged, title: sharedTitle(posting.title))
    let verifier = ExplanationVerifier(resume: resume.text, posting: posting, requirements: judged)
    var bullets: [String] = []
    var evidence: [Evidence] = []
    for bullet in writer.bullets() {
      let own = bullet.evidence(at: bullets.count)
      guard verifier.violations(in: bullet.text, evidence: own).isEmpty else { continue }
      bullets.append(bullet.text)
      evidence += own
    }
    let summary = SummaryWriter(requirements: judged).summary()
    let isSupported = verifier.violations(in: summary, evidence: judged.flatMap(\.evidence)).isEmpty
    return Explanation(
      summary: isSupported ? summary : Self.plainSummary(judged), bullets: bullets,
      evidence: evidence, requirements: judged)
  }

  /// Returns the statuses of requirements.
  package func statuses(_ requirements: [Requirement]) -> [JudgedRequirement] {
    judge.judge(requirements)
  }

  private static func plainSummary(_ judged: [JudgedRequirement]) -> String {
    let met = judged.filter { $0.status == .met }.count
    return "Your resume shows \(met) of the \(judged.count) points of the posting."
  }

  /// Returns a sentence if a position of the resume has the very title of the posting.
  private func sharedTitle(_ title: String) -> Bullet? {
    let asked = ReadableText(title)
    let words = asked.words.map(\.singular)
    guard !words.isEmpty, let whole = asked.span(asked.words.indices),
      let job = resume.jobs.first(where: { resume.words[$0.title].map(\.singular) == words }),
      let own = resume.text.span(job.title)
    else { return nil }
    return Bullet(
      text: "Your title \(Sentences.quoted(own.text)) is the title of this job.",
      evidence: [(FieldSpan(field: "title", span: whole), own)])
  }
}

extension JudgedRequirement {
  /// The passages of both sides.
  var evidence: [Evidence] {
    passages.isEmpty
      ? [Evidence(bullet: 0, posting: requirement.posting, resume: nil)]
      : passages.map { Evidence(bullet: 0, posting: requirement.posting, resume: $0) }
  }
}
