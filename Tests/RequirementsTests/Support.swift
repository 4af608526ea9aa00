import Testing

@testable import Requirements

/// Returns the requirements of a description.
func requirements(
  _ description: String, skills: [String] = [], company: String = "", location: String = ""
) -> [Requirement] {
  RequirementFinder.requirements(
    of: PostingText(
      title: "", companyName: company, location: location, description: description,
      skills: skills.enumerated().map { ($1, "skills[\($0)]") })
  ).filter { !$0.isUnread && !$0.isGuess }
}

/// Returns a line for each requirement that is named even if the resume does not have it: `preferred Python`.
func asked(_ description: String, skills: [String] = []) -> [String] {
  requirements(description, skills: skills).filter { $0.isSure && !$0.isTask }.map {
    "\($0.importance.rawValue) \($0.text)"
  }
}

/// Returns a line for each requirement: `met skill Python`.
func statuses(_ description: String, _ resume: String, skills: [String] = []) -> [String] {
  let explainer = Explainer(ResumeText(resume, now: (2026, 11)))
  return explainer.statuses(requirements(description, skills: skills)).map {
    "\($0.status.rawValue) \($0.requirement.kind.rawValue) \($0.requirement.text)"
  }
}

/// Returns a line for each requirement of an advertisement, stated or guessed: `met Python`.
func statusesWithGuesses(_ description: String, _ resume: String) -> [String] {
  let explainer = Explainer(ResumeText(resume, now: (2026, 11)))
  let all = RequirementFinder.requirements(of: PostingText(title: "", description: description))
  return explainer.statuses(all).map { "\($0.status.rawValue) \($0.requirement.text)" }
}

/// Returns the one status of a posting that asks for one thing.
func status(_ description: String, _ resume: String) -> String {
  let all = statuses(description, resume)
  return all.count == 1
    ? String(all[0].prefix { $0 != " " }) : all.isEmpty ? "none" : "several: \(all)"
}

func explanation(_ description: String, _ resume: String, title: String = "") -> Explanation {
  let posting = PostingText(title: title, description: description)
  return Explainer(ResumeText(resume, now: (2026, 11))).explain(
    posting, RequirementFinder.requirements(of: posting))
}
