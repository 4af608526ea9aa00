/// How far a resume has what a posting asks for.
struct SkillFit: Sendable {
  /// Of the required skills, those found, 0 to 1; nil when the posting names none.
  let requiredShare: Double?
  /// All skills weighted by how telling they are, required ones two and a half times.
  let overlap: Double

  init(_ requirements: Requirements, _ profile: ResumeProfile, weights: [Int: Double]) {
    let found = requirements.requiredInOrder.count { profile.skills.contains($0) }
    let unlisted = requirements.unlisted.count { profile.has(unlisted: $0) }
    let asked = requirements.required.count + requirements.unlisted.count
    requiredShare = asked == 0 ? nil : Double(found + unlisted) / Double(asked)

    var have = 0.0
    // One more skill that nobody has keeps a posting with a single skill from being a perfect fit.
    var all = 2.0
    func count(_ skills: [Int], _ factor: Double) {
      for skill in skills {
        let weight = factor * (weights[skill] ?? 1)
        all += weight
        if profile.skills.contains(skill) { have += weight }
      }
    }
    count(requirements.requiredInOrder, 1)
    count(requirements.preferredInOrder, 0.4)
    all += 0.7 * Double(requirements.unlisted.count)
    have += 0.7 * Double(unlisted)
    overlap = have / all
  }
}
