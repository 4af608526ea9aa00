/// A question that a review asks about a resume.
///
/// The weights add up to 100. They are set by hand: what an employer cannot do without counts most.
enum ReviewCheck: CaseIterable {
  case email, phone, work, dates, descriptions, figures, skills, education, gaps, length, layout

  var weight: Double {
    switch self {
    // Without jobs, their dates and what was done, nobody can judge a career.
    case .work, .dates, .descriptions: 15
    // Employers answer by email, and search for skills; figures make a description believable.
    case .email, .skills, .figures: 10
    // A second way to answer; often asked for, but not by all; a matter of style.
    case .phone, .education, .gaps, .length, .layout: 5
    }
  }
}

/// The results of the checks that could be made, from 0 to 1.
struct ReviewResults {
  /// The part of the weights that must have been judged for a score: half. A score of less would say
  /// more about the reader than about the resume.
  static let minimumJudged = 50.0

  private var results: [ReviewCheck: Double] = [:]

  mutating func set(_ check: ReviewCheck, _ result: Double) { results[check] = result }

  mutating func set(_ check: ReviewCheck, _ passes: Bool) { results[check] = passes ? 1 : 0 }

  /// The share of the judged weights that passed, from 0 to 100; nil if too little was judged.
  var score: Int? {
    var judged = 0.0
    var passed = 0.0
    for check in ReviewCheck.allCases {
      guard let result = results[check] else { continue }
      judged += check.weight
      passed += check.weight * result
    }
    guard judged >= Self.minimumJudged else { return nil }
    return Int((100 * passed / judged).rounded())
  }
}
