/// Decides whether a posting is direct or adjacent.
enum CategoryRule {
  /// A posting of the resume's occupation is direct if the resume has a third of the required skills, rounded
  /// down: one code is wide, and a Java developer is not a direct match for an iOS job. One or two skills
  /// say too little. Tested by `ThresholdTests/directPostings`.
  static let directPart = 3

  /// The share for a posting with a similar title whose occupation is not certain, if at least two skills are
  /// required. Tested by
  /// `CategoryTests/titlesThatTheTableDoesNotContain`.
  static let titleShare = 0.5

  /// The share from which a posting of a related occupation is adjacent. Tested by
  /// `ThresholdTests/adjacentPostings`.
  static let adjacentShare = 0.3

  /// The levels of seniority that a direct posting may be away. Tested by
  /// `CategoryTests/seniority`.
  static let maximumLevels = 2

  /// - Parameters:
  ///   - skills: how many of the required skills the resume has.
  ///   - levels: how many levels of seniority the posting is away; nil if its level is not known.
  static func category(
    _ title: TitleRelation, skills: SkillFit, levels: Int?
  ) -> Match.Category? {
    let isNear = levels ?? 0 <= maximumLevels
    let share = skills.requiredShare ?? 0
    let isSame = title.kind == .same && skills.foundCount >= skills.requiredCount / directPart
    let agrees = title.titlesAgree && (skills.requiredCount < 2 || share >= titleShare)
    if isNear, isSame || agrees { return .direct }
    if title.kind != .none, share >= adjacentShare { return .adjacent }
    return nil
  }
}
