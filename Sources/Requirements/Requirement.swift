/// Something that a posting asks for.
package struct Requirement: Sendable, Hashable {
  package enum Kind: String, Sendable, CaseIterable {
    case skill, years, degree, licence, language, clearance
    case workAuthorization = "work_authorization"
    case other
  }

  package enum Importance: String, Sendable {
    case required, preferred
  }

  /// The words of the posting.
  package var text: String { posting.span.text }
  package let kind: Kind
  package private(set) var importance: Importance
  package var posting: FieldSpan
  /// How a resume is examined for it.
  var test: Test
  /// Whether it is a task that the posting describes rather than something it asks for. It is only
  /// mentioned when the resume meets it.
  let isTask: Bool
  /// Whether its words are known to name something that people have. Others may be anything, so they are only
  /// mentioned when the resume has them too.
  var isRecognized: Bool
  /// Where the words stand, if only their form suggests a requirement; nil if the posting asks for them. A guess is
  /// mentioned only when the resume has it.
  let guess: Guess?

  /// The place of words that the posting names without asking for them.
  enum Guess: Sendable, Hashable {
    /// An item of a list, or a part of a clause that asks for something else.
    case item
    /// A clause that tells what the job is.
    case told
  }

  var isGuess: Bool { guess != nil }

  /// For an example (`a CRM such as Salesforce`), what it is an example of: whoever has that does
  /// not need the example.
  let general: [SkillTerm]
  /// Whether a little knowledge is enough.
  let isBasic: Bool
  /// Whether all of several skills are needed rather than any: `welding/fabrication`, where the posting does not
  /// say which of the two it means.
  let needsAll: Bool
  /// The required level, if it is a number: 3 in `British Sign Language to Level 3`.
  let step: Int?
  /// Whether something that was not understood is also enough, so that it is never lacking for sure.
  var isHalf: Bool
  /// Whether the posting may not ask everybody for it: it is one of several ways, or a list of tasks names it.
  /// Explanations do not mention it.
  package var isDoubtful: Bool
  /// How much of its sentence was understood.
  var wholeness: Wholeness
  /// Whether the posting is in English.
  var isEnglish = true
  /// Requirements of one posting with the same number are alternatives: one of them is enough.
  var choice: Int?

  init(
    kind: Kind, importance: Importance, posting: FieldSpan, test: Test, isTask: Bool = false,
    isRecognized: Bool = true, guess: Guess? = nil, general: [SkillTerm] = [],
    isBasic: Bool = false, needsAll: Bool = false, step: Int? = nil,
    isHalf: Bool = false, isDoubtful: Bool = false, wholeness: Wholeness = .partial
  ) {
    self.kind = kind
    self.importance = importance
    self.posting = posting
    self.test = test
    self.isTask = isTask
    self.isRecognized = isRecognized && guess == nil
    self.guess = guess
    self.general = general
    self.isBasic = isBasic
    self.needsAll = needsAll
    self.step = step
    self.isHalf = isHalf
    self.isDoubtful = isDoubtful
    self.wholeness = wholeness
  }

  /// How much of the sentence that asks for something was understood.
  enum Wholeness: Int, Sendable, Hashable, Comparable {
    /// Not all words.
    case partial
    /// All words, and some of them say how well something must be known: `advanced Excel`.
    case leveled
    /// All words, and none of them limits the requirement.
    case whole

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// Whether it stands in the description rather than in the posting's list of skills.
  var isDescribed: Bool { posting.field == PostingText.descriptionField }

  /// The same as something that is only welcome.
  var asPreferred: Requirement {
    var copy = self
    copy.importance = .preferred
    return copy
  }

  /// The same as something that the posting may not ask everybody for.
  var asDoubtful: Requirement {
    var copy = self
    copy.isDoubtful = true
    return copy
  }

  /// Whether the posting surely asks for it.
  var isSure: Bool { isRecognized && !isDoubtful }
  /// Whether explanations may mention it.
  var isShown: Bool { !isDoubtful && guess != .told }

  /// Whether it stands for a clause that was not understood. It is never mentioned.
  var isUnread: Bool {
    if case .skill(let terms) = test { return terms.isEmpty }
    return false
  }

  enum Test: Sendable, Hashable {
    /// Any of several skills.
    case skill([SkillTerm])
    case years(YearsTest)
    case degree(DegreeTest)
    case licence(LicenceTest)
    case language(LanguageTest)
    case clearance(ClearanceLevel?)
    case authorization(AuthorizationTest)
  }
}
