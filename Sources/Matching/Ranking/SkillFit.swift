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

  /// The required skills that decide on the category, and those of them that the resume has: skills written
  /// for this toolkit and skills that no table has. The others are often everyday words.
  let requiredCount: Int
  let foundCount: Int
  /// The share of the required skills that the resume has, 0 to 1; nil if the posting requires
  /// none.
  var requiredShare: Double? {
    requiredCount == 0 ? nil : Double(foundCount) / Double(requiredCount)
  }
  /// The weighted share of all skills that the resume has, 0 to 1.
  let overlap: Double

  init(_ requirements: Requirements, _ profile: ResumeProfile, weights: [Int: Double]) {
    let deciding = requirements.requiredInOrder.filter(SkillTable.shared.isOwn)
    let unlisted = requirements.unlisted.count { profile.has(unlisted: $0) }
    requiredCount = deciding.count + requirements.unlisted.count
    foundCount = deciding.count { profile.skills.contains($0) } + unlisted

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
