import ArgumentParser
import Requirements

/// What a job must be, or must not lack, to be written.
enum Must: String, CaseIterable {
  case remote, visa, clearance, licences, degree, languages, years, skills

  static let names = allCases.map(\.rawValue).joined(separator: ", ")

  /// The kind of requirement whose status decides; nil for `remote`.
  var kind: Requirement.Kind? {
    switch self {
    case .remote: nil
    case .visa: .workAuthorization
    case .clearance: .clearance
    case .licences: .licence
    case .degree: .degree
    case .languages: .language
    case .years: .years
    case .skills: .skill
    }
  }

  /// Spellings that people try.
  private static let others: [String: Must] = [
    "license": .licences, "licenses": .licences, "licence": .licences, "language": .languages,
    "skill": .skills, "degrees": .degree, "work-permit": .visa, "work_authorization": .visa,
  ]

  init?(name: String) {
    let folded = name.lowercased()
    guard let must = Must(rawValue: folded) ?? Self.others[folded] else { return nil }
    self = must
  }
}

/// The value of `--must`.
struct MustList: ExpressibleByArgument {
  let all: [Must]

  init?(argument: String) {
    var all: [Must] = []
    for name in argument.split(separator: ",") {
      let trimmed = name.filter { !$0.isWhitespace }
      guard let must = Must(name: trimmed) else { return nil }
      all.append(must)
    }
    guard !all.isEmpty else { return nil }
    self.all = all
  }
}
