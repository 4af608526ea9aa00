/// A skill as a posting names it.
enum SkillTerm: Sendable, Hashable {
  /// An index in `SkillLexicon.names`.
  case known(Int)
  /// The words of a skill that is not in the lexicon.
  case phrase([Word])
  /// A verb with its object: `plan your own routes`.
  case task(verb: Word, object: Word)
  /// A team to lead, with the least number of people.
  case team(size: Int)
  /// A role that somebody has to have had: `head chef`.
  case role([Word])
}

/// A number of years in which a subject has to stand.
struct YearsTest: Sendable, Hashable {
  let months: Int
  /// What the years are about; empty for experience of any kind.
  var subject: Subject
  /// Other subjects that count as well: `in SRE, DevOps or backend roles`.
  var others: [Subject] = []
  /// Whether the subject has an alternative, which may not have been read.
  let isOpen: Bool
  /// The last months that count: 36 for `in the last three years`.
  var window: Int?
  /// The title of the posting: years `in a similar role` are years of this work.
  var role: [Word] = []
  /// Words of where or on what the years have to be gained, whatever their subject: `law` in `within a law firm`.
  var settings: [Word] = []

  struct Subject: Sendable, Hashable {
    var skills: [Int] = []
    var words: [Word] = []
    /// Words beside the skills that narrow them: `residential` and `service` in `residential HVAC service`.
    var limits: [Word] = []

    var isEmpty: Bool { skills.isEmpty && words.isEmpty }
  }

  /// All subjects that count.
  var subjects: [Subject] { [subject] + others }
}

extension Requirement.Test {
  /// Whether it is the name of a skill, such as `Linux`, rather than common words.
  var isName: Bool {
    guard case .skill(let terms) = self else { return false }
    return terms.contains { term in
      if case .known(let skill) = term { return SkillLexicon.shared.isProper(skill) }
      return false
    }
  }
}

/// A degree, with its fields of study.
struct DegreeTest: Sendable, Hashable {
  let level: DegreeLevel
  /// The words of each field; empty if any field will do.
  let fields: [[Word]]
  /// Whether a related field, or experience instead of the degree, is also accepted.
  let isOpen: Bool
  /// The profession in `Degrees` that it trains for.
  var profession: Int?
  /// Whether something other than a degree is also enough.
  var acceptsOther = false
  /// A school certificate, such as a GCSE, that the resume has to name.
  var isNamed = false
}

enum DegreeLevel: Int, Sendable, Hashable, Comparable {
  case school, vocational, associate, bachelor, master, doctorate

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// A licence or certificate.
struct LicenceTest: Sendable, Hashable {
  /// Indices of `Credentials`, any of which will do.
  let credentials: [Int]
  /// The words of a credential that has no name of its own in the table.
  let words: [Word]
  let places: [Jurisdiction.Place]
  /// Where the job is. A licence of another country or state may not be valid there.
  let locale: [Jurisdiction.Place]
  /// The class in lower case: `a`.
  let licenceClass: String?
  /// The level that its name states: 5 in `CIPD Level 5`.
  var grade: Int?
  /// The months for which it counts: `within 12 months`, `not older than two years`.
  var maximumAge: Int?
  /// Whether something else is also enough: `or equivalent`, `or be eligible for`.
  var isOpen = false
  /// Whether all credentials are needed rather than any: `CPR/First Aid`.
  var needsAll = false
  /// Words for the level in its name, which the resume has to name too: `advanced`.
  var ranks: Set<String> = []
  /// The occupations that the posting names, if people need a licence for them.
  var occupations: Set<String> = []
  /// Names in no table that are also enough: `LMSW-CC` in `LCSW or LMSW-CC`.
  var alternatives: [[Word]] = []
}

/// A language with the least level, from 1 (A1) to 7 (native); nil if the posting gives none.
struct LanguageTest: Sendable, Hashable {
  var language: String
  /// Other languages that are also accepted: `Spanish or French`.
  var alternatives: [String] = []
  var level: Int?
}

enum ClearanceLevel: Int, Sendable, Hashable, Comparable {
  case basic, confidential, secret, topSecret, compartmented

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The right to work in a country, or its citizenship.
struct AuthorizationTest: Sendable, Hashable {
  let places: [Jurisdiction.Place]
  let isCitizenship: Bool
  /// Where the job is.
  var locale: [Jurisdiction.Place] = []
}
