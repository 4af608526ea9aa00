/// How many of the skills of a posting a resume has.
struct SkillFit: Sendable {
  /// Weights of skills, set by hand and multiplied with the rarity of the skill, except for skills
  /// that are not in the table, whose rarity is not known. Tested by
  /// `ThresholdTests/weightsOfSkills`.
  private enum Weight {
    static let required = 1.0
    static let preferred = 0.4
    static let unlisted = 0.7
    /// Added to the total, so that a posting with a single skill is not a perfect fit.
    static let missing = 2.0
  }

  /// The rarity of a skill that no posting of the index asks for.
  private static let unknownRarity = 1.0

  /// The share of the required skills that the resume has, 0 to 1; nil if the posting requires
  /// none.
  let requiredShare: Double?
  /// The weighted share of all skills that the resume has, 0 to 1.
  let overlap: Double

  init(_ requirements: Requirements, _ profile: ResumeProfile, weights: [Int: Double]) {
    let found = requirements.requiredInOrder.count { profile.skills.contains($0) }
    let unlisted = requirements.unlisted.count { profile.has(unlisted: $0) }
    let asked = requirements.required.count + requirements.unlisted.count
    requiredShare = asked == 0 ? nil : Double(found + unlisted) / Double(asked)

    var have = 0.0
    var all = Weight.missing
    func count(_ skills: [Int], _ factor: Double) {
      for skill in skills {
        let weight = factor * (weights[skill] ?? Self.unknownRarity)
        all += weight
        if profile.skills.contains(skill) { have += weight }
      }
    }
    count(requirements.requiredInOrder, Weight.required)
    count(requirements.preferredInOrder, Weight.preferred)
    all += Weight.unlisted * Double(requirements.unlisted.count)
    have += Weight.unlisted * Double(unlisted)
    overlap = have / all
  }
}
