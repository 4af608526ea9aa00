/// Writes the summary of an explanation: how many requirements are met, and the first of them.
struct SummaryWriter {
  let requirements: [JudgedRequirement]
  /// Whether they are all that the posting asks for. Words that are not known to name a requirement
  /// are left out, and may be one.
  let isComplete: Bool

  init(requirements: [JudgedRequirement], isComplete: Bool) {
    self.requirements = requirements
    // What is not counted may be something that the posting asks for.
    self.isComplete =
      isComplete && !requirements.contains { $0.requirement.kind == .other && $0.status != .met }
  }

  /// The most requirements named.
  private static let maximumNamed = 4

  func summary() -> String {
    let comparable = requirements.filter { !$0.requirement.isTask && $0.requirement.kind != .other }
    let asked = comparable.filter { !$0.requirement.isGuess }
    let counted = asked.isEmpty ? comparable : asked
    let groups = [
      ("requirement", counted.filter { $0.requirement.importance == .required }),
      ("preferred point", counted.filter { $0.requirement.importance == .preferred }),
    ].filter { !$0.1.isEmpty }
    guard !groups.isEmpty else {
      return "No point of this posting could be compared with your resume."
    }
    var sentences = groups.map { sentence($1, $0) }
    let unmet = counted.count { $0.status == .notMet }
    if unmet > 0 {
      sentences.append(unmet == 1 ? "One point is not met." : "\(unmet) points are not met.")
    }
    // If none was found, the sentences above say so.
    let missing = isMissing(counted) ? 0 : counted.count { $0.status == .notFound }
    if missing > 0 {
      sentences.append(
        missing == 1
          ? "One point was not found in your resume."
          : "\(missing) points were not found in your resume.")
    }
    if let others = others(counted) { sentences.append(others) }
    if !isComplete { sentences.append("Other points of the posting could not be compared.") }
    return sentences.joined(separator: " ")
  }

  /// What the posting says of the job without asking for it, and the resume shows.
  private func others(_ counted: [JudgedRequirement]) -> String? {
    let told = requirements.filter { judged in
      judged.status == .met && !counted.contains { $0.requirement == judged.requirement }
    }
    guard !told.isEmpty else { return nil }
    return "Of what else the posting names, your resume shows \(list(told))"
  }

  /// The end of a sentence that names the first of several requirements: `Java, Go and 3 more.`
  private func list(_ judged: [JudgedRequirement]) -> String {
    let names = judged.prefix(Self.maximumNamed).map { Sentences.plain($0.requirement.text) }
    let more = judged.count - names.count
    return Sentences.ended(Sentences.list(more > 0 ? names + ["\(more) more"] : names))
  }

  /// Whether a resume mentions none of several points.
  private func isMissing(_ judged: [JudgedRequirement]) -> Bool {
    judged.allSatisfy { $0.status == .notFound }
  }

  private func sentence(_ judged: [JudgedRequirement], _ noun: String) -> String {
    let met = judged.filter { $0.status == .met }.enumerated()
      .sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }.map(\.element)
    let plural = noun + (judged.count == 1 ? "" : "s")
    if met.isEmpty {
      let isOne = judged.count == 1
      let subject =
        isOne
        ? "\(isComplete ? "The one" : "One") \(noun)" : "None of the \(judged.count) \(plural)"
      let not = isOne ? " not" : ""
      return isMissing(judged)
        ? "\(subject) was\(not) found in your resume." : "\(subject) is\(not) met."
    }
    if judged.count == 1 {
      return "You meet \(isComplete ? "the one" : "one") \(noun): \(list(met))"
    }
    let all = isComplete ? judged.count == 2 ? "both" : "all \(judged.count)" : "\(judged.count)"
    let count = met.count == judged.count ? all : "\(met.count) of \(judged.count)"
    return "You meet \(count) \(plural): \(list(met))"
  }
}
