package import Records

/// A requirement with what a resume says of it.
package struct JudgedRequirement: Sendable, Hashable {
  package enum Status: String, Sendable, CaseIterable {
    /// A passage of the resume says so.
    case met
    /// A passage says otherwise, or less.
    case notMet = "not_met"
    /// The resume does not say, or says it in words that were not understood.
    case notFound = "not_found"
  }

  package let requirement: Requirement
  package let status: Status
  /// The passages that decide the status; empty for `notFound`.
  package let passages: [Span]
  /// The months that were computed from dates, for requirements of years.
  package let months: Int?
  /// How telling the passages are: work before lists.
  let place: MentionReader.Place
  /// How clear it is that the resume means the words of the requirement as a skill.
  let clarity: Clarity
  /// Whether the resume shows a little of something that is only welcome: neither enough nor too little for sure.
  let isLittle: Bool
  /// What an explanation may say of it.
  var certainty = Certainty.stated

  enum Certainty: Sendable, Hashable {
    /// Its status.
    case stated
    /// That the posting names it and what the resume shows: something in the posting may limit what it asks for.
    case mentioned
    /// Only that the posting names it: something in the resume may be about it, or may take back what it shows.
    case open
  }

  /// What shows that words are meant as a skill; the clearest last.
  enum Clarity: Int, Sendable, Hashable, Comparable {
    /// Nothing more than that they stand in a sentence.
    case said
    /// They are the thing that somebody worked on, or a name.
    case done
    /// They are listed as a skill.
    case listed

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  init(
    _ requirement: Requirement, _ status: Status, _ passages: [Span] = [], months: Int? = nil,
    place: MentionReader.Place = .list, clarity: Clarity = .said,
    isLittle: Bool = false
  ) {
    self.requirement = requirement
    self.status = passages.isEmpty ? .notFound : status
    self.passages = status == .notFound ? [] : passages
    self.months = months
    self.place = place
    self.clarity = clarity
    self.isLittle = isLittle
  }

  /// Whether its passage has all words of the requirement. If not, readers have to see both.
  var isNamed: Bool {
    guard let passage = passages.first else { return false }
    let own = Set(WordReader.words(passage.text).map(\.singular))
    return WordReader.words(requirement.text).allSatisfy {
      own.contains($0.singular) || ItemReader.isEmpty($0)
    }
  }

  /// Whether a passage has a year without a month, so that months that are counted from it are not exact.
  var hasDatesWithoutMonths: Bool {
    passages.contains { passage in
      let own = WordReader.words(passage.text)
      var index = 0
      while index < own.count {
        guard let date = DateRange.date(own, at: index) else {
          index += 1
          continue
        }
        if !date.hasMonth { return true }
        index = date.end
      }
      return false
    }
  }

  /// Whether another requirement has the same words.
  func hasName(of other: JudgedRequirement) -> Bool {
    requirement.text.lowercased() == other.requirement.text.lowercased()
  }

  package var json: JSON {
    var members: [JSONObject.Member] = [
      .init(name: "text", value: .string(requirement.text)),
      .init(name: "kind", value: .string(requirement.kind.rawValue)),
      .init(name: "importance", value: .string(requirement.importance.rawValue)),
      .init(name: "status", value: .string(status.rawValue)),
      .init(name: "posting", value: requirement.posting.json),
    ]
    if let passage = passages.first { members.append(.init(name: "resume", value: passage.json)) }
    return .object(JSONObject(members))
  }
}
