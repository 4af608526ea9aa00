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

  /// What the posting surely requires, what it surely prefers, or the skills of its list, which nothing says that
  /// everybody needs.
  private struct Group {
    let noun: String
    /// What people do with it: they meet requirements and have skills.
    let verb: String
    /// Those whose status may be stated.
    let judged: [JudgedRequirement]
    /// Whether they are all of the group that was found.
    let isWhole: Bool

    init(_ noun: String, verb: String = "meet", _ all: [JudgedRequirement]) {
      self.noun = noun
      self.verb = verb
      judged = all.filter { $0.certainty == .stated }
      isWhole = judged.count == all.count
    }

    var hasMet: Bool { judged.contains { $0.status == .met } }
  }

  func summary() -> String {
    let comparable = requirements.filter { !$0.requirement.isTask && $0.requirement.kind != .other }
    let asked = comparable.filter { !$0.requirement.isGuess }
    let counted = asked.isEmpty ? comparable : asked
    let described = counted.filter(\.requirement.isDescribed)
    let groups = [
      Group("requirement", described.filter { $0.requirement.importance == .required }),
      Group("preferred point", described.filter { $0.requirement.importance == .preferred }),
      Group("listed skill", verb: "have", counted.filter { !$0.requirement.isDescribed }),
    ].filter { !$0.judged.isEmpty }
    // What the posting only mentions may belong to a group, too.
    let isWhole =
      isComplete && groups.allSatisfy(\.isWhole)
      && !requirements.contains { $0.requirement.isGuess }
    let partial = groups.filter { !isWhole || $0.hasMet }
    var sentences = groups.compactMap { group in
      group.hasMet ? met(group) : isWhole ? noneMet(group.judged, group.noun) : nil
    }
    if let unmet = count(partial, { $0.status == .notMet }) {
      sentences.append("\(unmet.text) \(unmet.isOne ? "is" : "are") not met.")
    }
    if let missing = count(partial, { $0.status == .notFound }) {
      sentences.append(
        "\(missing.text) \(missing.isOne ? "is" : "are") not named in your resume.")
    }
    if let others = others(counted) { sentences.append(others) }
    guard !sentences.isEmpty else {
      return requirements.contains { $0.certainty == .mentioned } ? Self.uncertain : Self.nothing
    }
    if !isComplete { sentences.append("Other points of the posting could not be compared.") }
    return sentences.joined(separator: " ")
  }

  private static let uncertain =
    "No point of this posting could be compared with your resume for certain."
  private static let nothing = "No point of this posting could be compared with your resume."

  /// How many requirements of each group have a property: `2 requirements and one preferred point`. Nil if none has it.
  private func count(
    _ groups: [Group], _ has: (JudgedRequirement) -> Bool
  ) -> (text: String, isOne: Bool)? {
    let counts = groups.map { ($0.noun, $0.judged.count(where: has)) }.filter { $0.1 > 0 }
    guard !counts.isEmpty else { return nil }
    let parts = counts.map { noun, count in count == 1 ? "one \(noun)" : "\(count) \(noun)s" }
    return (Sentences.capitalized(Sentences.list(parts)), counts.count == 1 && counts[0].1 == 1)
  }

  /// What the posting names without surely asking for it, and the resume shows.
  private func others(_ counted: [JudgedRequirement]) -> String? {
    let told = requirements.filter { judged in
      judged.status == .met && judged.certainty != .open && judged.isNamed
        && !counted.contains {
          $0.certainty == .stated
            && ($0.requirement == judged.requirement || $0.hasName(of: judged))
        }
    }
    .reduce(into: [JudgedRequirement]()) { told, judged in
      if !told.contains(where: { $0.hasName(of: judged) }) { told.append(judged) }
    }
    guard !told.isEmpty else { return nil }
    return "The posting mentions \(list(told, quoted: true)), which your resume shows."
  }

  /// The names of the first of several requirements: `Java, Go and 3 more`.
  ///
  /// - Parameter quoted: whether the names stand in quotation marks, as they may be any words: `“find faults”`.
  private func list(_ judged: [JudgedRequirement], quoted: Bool = false) -> String {
    let names = judged.prefix(Self.maximumNamed).map {
      quoted ? Sentences.quoted($0.requirement.text) : Sentences.plain($0.requirement.text)
    }
    let more = judged.count - names.count
    return Sentences.list(more > 0 ? names + ["\(more) more"] : names)
  }

  /// Says how many of a group are met, and which.
  private func met(_ group: Group) -> String {
    let (judged, noun) = (group.judged, group.noun)
    let met = judged.filter { $0.status == .met }.enumerated()
      .sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }.map(\.element)
    let names = Sentences.ended(list(met))
    let you = "You \(group.verb)"
    // Points that could not be compared may belong to the group, too.
    guard group.isWhole, isComplete else {
      return met.count == 1
        ? "\(you) one \(noun): \(names)" : "\(you) \(met.count) \(noun)s: \(names)"
    }
    if judged.count == 1 { return "\(you) the one \(noun): \(names)" }
    let all = judged.count == 2 ? "both" : "all \(judged.count)"
    let count = met.count == judged.count ? all : "\(met.count) of \(judged.count)"
    return "\(you) \(count) \(noun)s: \(names)"
  }

  /// Says that none of a group is met, which is all that the posting asks for.
  private func noneMet(_ judged: [JudgedRequirement], _ noun: String) -> String {
    let isOne = judged.count == 1
    let subject =
      isOne
      ? "The one \(noun)"
      : judged.count == 2 ? "Neither \(noun)" : "None of the \(judged.count) \(noun)s"
    let not = isOne ? " not" : ""
    let missing = judged.count { $0.status == .notFound }
    if missing == judged.count { return "\(subject) is\(not) named in your resume." }
    return missing == 0
      ? "\(subject) is\(not) met."
      : "\(subject) is met, and \(missing == 1 ? "one of them is" : "\(missing) of them are") "
        + "not named in your resume."
  }
}
