internal import Matching
internal import Records

/// What the jobs of a search say about a role: counts, without judgment.
struct RoleSnippet: Hashable {
  let role: String
  let summary: String
  let bullets: [String]

  /// Skills named: as many as fit on one line.
  private static let skillLimit = 5

  init(role: String, jobs: [MatchedJob], resumeText: String) {
    self.role = role
    let words = Self.words(role)
    let fitting = jobs.filter { job in
      let title = Self.words(job.title)
      return !words.isEmpty && words.allSatisfy(title.contains)
    }
    guard !fitting.isEmpty else {
      summary = "None of the \(jobs.count) jobs of this search has the title \(role)."
      bullets = []
      return
    }
    let verb = fitting.count == 1 ? "has" : "have"
    summary = "\(fitting.count) of the \(jobs.count) jobs of this search \(verb) the title \(role)."
    let requested = Self.mostRequested(fitting)
    let resume = resumeText.lowercased()
    var bullets: [String] = []
    if !requested.isEmpty {
      bullets.append(
        "Most requested: " + requested.map { "\($0.name) (\($0.count))" }.joined(separator: ", "))
      let found = requested.filter { resume.contains($0.name.lowercased()) }.map(\.name)
      if !found.isEmpty { bullets.append("Found in the resume: " + found.joined(separator: ", ")) }
      let missing = requested.map(\.name).filter { !found.contains($0) }
      if !missing.isEmpty {
        bullets.append("Not found in the resume: " + missing.joined(separator: ", "))
      }
    }
    let remote = fitting.count { $0.isRemote }
    if remote > 0 { bullets.append("Remote: \(remote) of \(fitting.count)") }
    self.bullets = bullets
  }

  var json: JSON {
    [
      "role": .string(role), "summary": .string(summary),
      "bullets": .array(bullets.map(JSON.string)),
    ]
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }

  /// The skills that most of the jobs list, with the number of those jobs.
  private static func mostRequested(_ jobs: [MatchedJob]) -> [(name: String, count: Int)] {
    var counts: [(name: String, count: Int)] = []
    var places: [String: Int] = [:]
    for job in jobs {
      let names = Posting(json: job.line).skills.map(\.name)
      var seen: Set<String> = []
      for name in names where seen.insert(name.lowercased()).inserted {
        if let place = places[name.lowercased()] {
          counts[place].count += 1
        } else {
          places[name.lowercased()] = counts.count
          counts.append((name, 1))
        }
      }
    }
    return Array(counts.sorted { $0.count > $1.count }.prefix(skillLimit))
  }
}
