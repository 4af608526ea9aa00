/// The relation between a posting's title and the titles of a resume.
struct TitleRelation: Sendable {
  /// The share of common words from which titles agree: two of three. Tested by
  /// `ThresholdTests/similarTitles`.
  private static let agreement = 0.66

  /// Weights of the parts of `strength`, set by hand. Tested by `ThresholdTests/strengthsOfTitles`.
  private enum Weight {
    static let sameOccupation = 1.0
    static let relatedOccupation = 0.45
    /// Multiplied with the share of common words, beside an occupation.
    static let likeness = 0.1
    /// Multiplied with the share of common words, without an occupation.
    static let likenessAlone = 0.8
  }

  enum Kind: Sendable {
    case same, related, none
  }

  let kind: Kind
  /// Whether the words of the titles agree, even if they are not in the table.
  let titlesAgree: Bool
  /// How close the closest title is, 0 to 1.
  let strength: Double
  /// The closest title of the resume.
  let sourceQuery: String

  init(_ posting: IndexedPosting, _ profile: ResumeProfile, taxonomy: Taxonomy = .builtIn) {
    var kind = Kind.none
    var strength = 0.0
    var query = profile.occupations.first?.spelling ?? ""
    var agree = false
    let words = posting.words
    for past in profile.occupations {
      let own = past.words
      let common = Double(words.intersection(own).count)
      let likeness = words.isEmpty ? 0 : common / Double(words.union(own).count)
      if past.isRecent, likeness >= Self.agreement { agree = true }
      for answer in posting.occupations {
        guard let occupation = past.occupation else { continue }
        let isSame = occupation == answer.occupation
        guard isSame || taxonomy.areRelated(occupation, answer.occupation) else { continue }
        if past.isRecent, answer.score >= TitleNormalizer.certainScore {
          if isSame { kind = .same } else if kind == .none { kind = .related }
        }
        let value =
          (isSame ? Weight.sameOccupation : Weight.relatedOccupation) * past.weight * answer.score
          + Weight.likeness * likeness
        if value > strength {
          strength = value
          query = past.spelling
        }
      }
      let value = Weight.likenessAlone * likeness * past.weight
      if value > strength {
        strength = value
        query = past.spelling
      }
    }
    self.kind = kind
    titlesAgree = agree
    self.strength = min(1, strength)
    sourceQuery = query
  }
}
