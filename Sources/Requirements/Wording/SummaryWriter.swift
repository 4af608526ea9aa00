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
    let required = counted.filter { $0.requirement.importance == .required }
    let preferred = counted.filter { $0.requirement.importance == .preferred }
    guard !counted.isEmpty else {
      return "The posting states nothing that can be compared with your resume point by point."
    }
    var sentences: [String] = []
    if !required.isEmpty { sentences.append(sentence(required, "requirement")) }
    if !preferred.isEmpty { sentences.append(sentence(preferred, "preferred point")) }
    let unmet = counted.filter { $0.status == .notMet }.count
    let missing = counted.filter { $0.status == .notFound }.count
    if unmet > 0 {
      sentences.append(unmet == 1 ? "One point is not met." : "\(unmet) points are not met.")
    }
    if missing > 0 {
      sentences.append(
        missing == 1
          ? "One point was not found in your resume."
          : "\(missing) points were not found in your resume.")
    }
    if !isComplete { sentences.append("Other points of the posting could not be compared.") }
    return sentences.joined(separator: " ")
  }

  private func sentence(_ judged: [JudgedRequirement], _ noun: String) -> String {
    let met = judged.filter { $0.status == .met }.enumerated()
      .sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }.map(\.element)
    let plural = noun + (judged.count == 1 ? "" : "s")
    guard !met.isEmpty else {
      return judged.count == 1
        ? "Your resume does not show \(isComplete ? "the one" : "one") \(noun)."
        : "Your resume shows none of the \(judged.count) \(plural)."
    }
    let names = met.prefix(Self.maximumNamed).map { Sentences.plain($0.requirement.text) }
    let more = met.count - names.count
    let list = Sentences.list(more > 0 ? names + ["\(more) more"] : names)
    if judged.count == 1 {
      return "You meet \(isComplete ? "the one" : "one") \(noun): \(Sentences.ended(list))"
    }
    let all = isComplete ? judged.count == 2 ? "both" : "all \(judged.count)" : "\(judged.count)"
    let count = met.count == judged.count ? all : "\(met.count) of \(judged.count)"
    return "You meet \(count) \(plural): \(Sentences.ended(list))"
  }
}
