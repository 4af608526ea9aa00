package import Records

/// The five steps in which a profile is set up.
package enum ProfileStep: Int, Sendable, CaseIterable {
  case basicInfo = 1
  case personality, interests, socialPreferences, photos

  package var title: String {
    switch self {
    case .basicInfo: "basic info"
    case .personality: "personality"
    case .interests: "interests"
    case .socialPreferences: "social preferences"
    case .photos: "photos"
    }
  }

  /// What a profile lacks for this step, as sentences; empty if the step is done.
  package func missing(in profile: JSONObject) -> [String] {
    switch self {
    case .basicInfo:
      Self.required(profile, ["name": "a name"])
        + (ProfileRules.ages.contains(profile["age"]?.doubleValue ?? 0)
          ? [] : ["an age from 18 to 100 is required"])
        + Self.required(
          profile["location"]?.objectValue, ["city": "a city", "state": "a state"])
    // Each trait has a default.
    case .personality: []
    case .interests: Self.interests(profile)
    case .socialPreferences:
      Self.required(
        profile["social_preferences"]?.objectValue,
        [
          "group_size": "a group size", "meeting_frequency": "a meeting frequency",
          "preferred_times": "a preferred time",
        ])
    case .photos:
      Self.count(profile, "photos") > Photo.limit
        ? ["at most \(Photo.limit) photos are allowed"] : []
    }
  }

  private static func interests(_ profile: JSONObject) -> [String] {
    let count = count(profile, "interests")
    let allowed = ProfileRules.interestCounts
    if count < allowed.lowerBound {
      return ["at least \(allowed.lowerBound) interests are required"]
    }
    return count > allowed.upperBound ? ["at most \(allowed.upperBound) interests are allowed"] : []
  }

  private static func count(_ profile: JSONObject, _ name: String) -> Int {
    profile[name]?.arrayValue?.count ?? 0
  }

  /// What is missing of these members, which are texts or lists.
  private static func required(
    _ object: JSONObject?, _ names: KeyValuePairs<String, String>
  ) -> [String] {
    names.compactMap { name, what in
      let value = object?[name]
      let isEmpty = (value?.stringValue ?? "").isEmpty && (value?.arrayValue ?? []).isEmpty
      return isEmpty ? "\(what) is required" : nil
    }
  }
}
