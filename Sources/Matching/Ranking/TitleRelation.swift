/// How a posting's title relates to those of a resume.
struct TitleRelation: Sendable {
  enum Kind: Sendable {
    case same, related, none
  }

  let kind: Kind
  /// The titles themselves agree, whether or not the table knows them.
  let titlesAgree: Bool
  /// 0 to 1.
  let strength: Double
  /// The resume's title that comes nearest.
  let sourceQuery: String

  init(_ posting: IndexedPosting, _ profile: ResumeProfile, table: OccupationTable = .shared) {
    var kind = Kind.none
    var strength = 0.0
    var query = profile.occupations.first?.core ?? ""
    var agree = false
    let words = posting.words
    for past in profile.occupations {
      let own = past.words
      let common = Double(words.intersection(own).count)
      let likeness = words.isEmpty ? 0 : common / Double(words.union(own).count)
      if past.isRecent, likeness >= 0.66 { agree = true }
      for answer in posting.occupations {
        guard let occupation = past.occupation else { continue }
        let isSame = occupation == answer.occupation
        guard isSame || table.areRelated(occupation, answer.occupation) else { continue }
        if past.isRecent, answer.score >= 0.7 {
          if isSame { kind = .same } else if kind == .none { kind = .related }
        }
        let value = (isSame ? 1 : 0.45) * past.weight * answer.score + 0.1 * likeness
        if value > strength {
          strength = value
          query = past.core
        }
      }
      if 0.8 * likeness * past.weight > strength {
        strength = 0.8 * likeness * past.weight
        query = past.core
      }
    }
    self.kind = kind
    titlesAgree = agree
    self.strength = min(1, strength)
    sourceQuery = query
  }
}
