/// Explains what a resume has of what a posting asks for.
package struct Explainer: Sendable {
  private let resume: ResumeText
  private let judge: RequirementJudge
  private let traces: ResumeTraces
  private let check: PassageCheck

  package init(_ resume: ResumeText) {
    self.resume = resume
    judge = RequirementJudge(resume)
    traces = ResumeTraces(resume)
    check = PassageCheck(resume)
  }

  /// - Parameter requirements: those of `RequirementFinder`; they are the same for all resumes.
  package func explain(_ posting: PostingText, _ requirements: [Requirement]) -> Explanation {
    let judged = shown(requirements)
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
    let unknown = requirements.count { !$0.isTask && !$0.isRecognized && !$0.isGuess }
    let isComplete =
      judged.allSatisfy { $0.certainty != .open }
      && !requirements.contains { $0.isDoubtful && !$0.isTask && !$0.isGuess }
      && unknown
        == judged.count {
          !$0.requirement.isTask && !$0.requirement.isRecognized && !$0.requirement.isGuess
        }
    let summary = SummaryWriter(requirements: judged, isComplete: isComplete).summary()
    let isSupported = verifier.violations(in: summary, evidence: judged.flatMap(\.evidence)).isEmpty
    return Explanation(
      summary: isSupported ? summary : Self.plainSummary(judged), bullets: bullets,
      evidence: evidence, requirements: judged)
  }

  /// Returns what an explanation may mention, with what it may say of each.
  private func shown(_ requirements: [Requirement]) -> [JudgedRequirement] {
    judge.judge(requirements).filter(\.requirement.isShown).map { judged in
      var copy = judged
      copy.certainty = certainty(of: judged)
      return copy
    }
  }

  private func certainty(of judged: JudgedRequirement) -> JudgedRequirement.Certainty {
    let wholeness = judged.requirement.wholeness
    switch judged.status {
    case .met where !check.supports(judged): return .open
    // A part of the name of a degree is another one: `postgraduate training in dementia care`.
    case .met where wholeness == .partial && judged.requirement.kind == .degree: return .open
    case .met: return wholeness == .whole ? .stated : .mentioned
    case .notMet: return wholeness != .partial && check.supports(judged) ? .stated : .open
    case .notFound:
      return wholeness != .partial && !mayHaveOtherWords(judged.requirement)
        && !traces.has(judged.requirement) ? .stated : .open
    }
  }

  /// Whether a skill, or what years are counted of, is something that people do rather than a name. A resume may tell of
  /// it in other words: `upselling`, `building backend systems`.
  private func mayHaveOtherWords(_ requirement: Requirement) -> Bool {
    switch requirement.test {
    case .skill: !requirement.test.isName
    case .years(let test):
      !test.subjects.allSatisfy { $0.skills.contains(where: SkillLexicon.shared.isProper) }
    default: false
    }
  }

  /// Returns the statuses that an explanation may state.
  package func statements(_ requirements: [Requirement]) -> [JudgedRequirement] {
    shown(requirements).filter { $0.certainty == .stated }
  }

  /// Returns the statuses of requirements.
  package func statuses(_ requirements: [Requirement]) -> [JudgedRequirement] {
    judge.judge(requirements)
  }

  private static func plainSummary(_ judged: [JudgedRequirement]) -> String {
    let met = judged.filter { $0.status == .met }.count
    return "Your resume shows \(met) of the \(judged.count) points of the posting."
  }

  /// Returns a sentence if a position of the resume has the title of the posting, or if one of the
  /// two titles has all words of the other.
  private func sharedTitle(_ title: String) -> Bullet? {
    let asked = ReadableText(title)
    guard let whole = asked.span(asked.words.indices) else { return nil }
    // `Developer` does not name the role of an `Engineering Manager, Developer Tools`.
    let head = asked.words.prefix {
      $0.startsSentence || !$0.gap.has([.comma, .open, .dash, .bar])
    }
    let wanted = Set(head.map(Self.titleWord))
    func words(_ job: Job) -> Set<String> { Set(resume.words[job.title].map(Self.titleWord)) }
    let roles = Set(head.filter(TitleWords.contains).map(\.singular))
    let kind = wanted.subtracting(Self.ranks)
    let held = resume.jobs.filter { job in
      let title = Set(resume.words[job.title].map(\.singular))
      guard title.isDisjoint(with: Self.papers),
        title.subtracting(wanted).isDisjoint(with: Self.below)
      else { return false }
      let own = words(job).subtracting(Self.ranks)
      guard own != kind else { return true }
      // A `Staff Nurse` does not do the work of a `Clinical Nurse Manager`.
      if !kind.isDisjoint(with: Self.leading), own.isDisjoint(with: Self.leading) { return false }
      return own.isSubset(of: kind) && (own.count > 1 || own.isDisjoint(with: TitleWords.general))
        || kind.isSubset(of: own)
          && (kind.count > 1 || kind.isDisjoint(with: TitleWords.general))
    }.filter { !words($0).isDisjoint(with: roles) }
    let same = held.filter { words($0) == wanted }
    guard
      let job = same.first(where: \.dates.isOngoing) ?? same.first
        ?? held.first(where: \.dates.isOngoing) ?? held.first,
      let own = resume.text.span(job.title)
    else { return nil }
    let mine =
      (job.dates.isOngoing ? "Your title " : "Your earlier title ") + Sentences.quoted(own.text)
    return Bullet(
      text: words(job) == wanted
        ? "\(mine) is the title of this job."
        : "\(mine) is close to the job’s title \(Sentences.quoted(whole.text)).",
      evidence: [(FieldSpan(field: "title", span: whole), own)])
  }

  /// Returns a word of a title in the singular, spelled out if it is an abbreviation.
  private static func titleWord(_ word: Word) -> String { shortened[word.text] ?? word.singular }

  private static let shortened: [String: String] = [
    "exec": "executive", "sr": "senior", "jr": "junior", "mgr": "manager", "asst": "assistant",
    "dir": "director", "eng": "engineer", "dev": "developer", "admin": "administrator",
    "rep": "representative", "tech": "technician",
  ]
  /// Words of qualifications, which are not titles. A `Master Electrician` has one.
  private static let papers = Set(
    words: "certificate diploma degree bachelor apprenticeship licence license")
  /// Words of titles for those who do not do the work of the title after them alone.
  private static let below = Set(words: "apprentice trainee intern student assistant")
  /// Words of titles for those who lead others at the work.
  private static let leading = Set(words: "manager head director supervisor chief matron")
  /// Words of titles that name the rank, not the work.
  private static let ranks: Set<String> = [
    "senior", "junior", "lead", "staff", "principal", "i", "ii", "iii", "iv", "mid", "experienced",
  ]
}

extension JudgedRequirement {
  /// The passages of both sides.
  var evidence: [Evidence] {
    passages.isEmpty
      ? [Evidence(bullet: 0, posting: requirement.posting, resume: nil)]
      : passages.map { Evidence(bullet: 0, posting: requirement.posting, resume: $0) }
  }
}
