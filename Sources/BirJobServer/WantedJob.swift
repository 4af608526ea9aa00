internal import Matching
internal import Records

/// The job that a device is looking for, as a resume that the matching engine ranks postings for.
struct WantedJob: Sendable {
  let keywords: [String]
  /// `entry`, `mid`, `senior` or `lead`.
  let level: String?
  /// What the user asked.
  let question: String

  var profile: ResumeProfile {
    let names = ["senior": "Senior", "lead": "Lead", "entry": "Junior"]
    let prefix = level.flatMap { names[$0.lowercased()] }.map { "\($0) " } ?? ""
    // Each keyword may be an occupation.
    let positions = keywords.map { keyword -> JSON in ["position": .string(prefix + keyword)] }
    let headline = keywords.first.map { prefix + $0 } ?? question
    return ResumeProfile(
      text: ([question] + keywords).joined(separator: "\n"),
      resume: [
        "basics": ["label": .string(headline)], "work": .array(positions),
        "skills": .array(keywords.map { ["name": .string($0)] }),
      ])
  }
}
