package import Records

/// The rules of Orbit for what clients send. Each returns the rules that a value breaks, as sentences.
package enum ProfileRules {
  static let ages = 18.0...100.0
  static let interestCounts = 3...10
  private static let nameLength = 1...100
  private static let bioLength = 0...500
  private static let codeLength = 6

  /// An address to which the service sends codes.
  package static func email(_ address: String) -> String? {
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }),
      !address.contains(where: \.isWhitespace)
    else { return "the e-mail address must look like name@university.edu" }
    return address.lowercased().hasSuffix(".edu") ? nil : "the e-mail address must end with .edu"
  }

  package static func code(_ code: String) -> String? {
    let isNumeric = code.utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    return code.utf8.count == codeLength && isNumeric
      ? nil : "the code must have \(codeLength) digits"
  }

  package static func userID(_ id: String) -> String? {
    Int(id).map { $0 > 0 } == true ? nil : "the user id must be a whole number greater than 0"
  }

  /// What is wrong with a change of a profile.
  package static func faults(of changes: JSONObject) -> [String] {
    changes.members.flatMap { faults(of: $0.value, named: $0.name) }
  }

  private static func faults(of value: JSON, named name: String) -> [String] {
    switch name {
    case "name": text(value, "the name", nameLength)
    case "age": number(value, "the age", ages)
    case "bio": text(value, "the bio", bioLength)
    case "interests": interests(value)
    case "photos": list(value, "the photos", 0...Photo.limit)
    case "friendship_goals": list(value, "the friendship goals", 0...Int.max)
    case "location": object(value, "the location", location)
    case "personality": object(value, "the personality", trait)
    case "social_preferences": object(value, "the social preferences", preference)
    default: ["a profile has no \"\(name)\""]
    }
  }

  private static func interests(_ value: JSON) -> [String] {
    // None at all means that they have not been chosen yet.
    if value.arrayValue?.isEmpty == true { return [] }
    let faults = list(value, "the interests", interestCounts)
    let names = value.arrayValue?.compactMap(\.stringValue) ?? []
    let isUnique = Set(names.map { $0.lowercased() }).count == names.count
    return faults + (isUnique ? [] : ["an interest must be given once"])
  }

  private static func location(_ value: JSON, _ name: String) -> [String] {
    switch name {
    case "city", "state": text(value, "the \(name)", 1...Int.max)
    case "coordinates":
      value.isNull
        ? []
        : object(value, "the coordinates") { value, name in
          switch name {
          case "lat": number(value, "the latitude", -90...90)
          case "lng": number(value, "the longitude", -180...180)
          default: ["coordinates have no \"\(name)\""]
          }
        }
    default: ["a location has no \"\(name)\""]
    }
  }

  private static func trait(_ value: JSON, _ name: String) -> [String] {
    switch name {
    case "introvert_extrovert": number(value, "introvert to extrovert", 0...1)
    case "spontaneous_planner": number(value, "spontaneous to planner", 0...1)
    case "active_relaxed": number(value, "active to relaxed", 0...1)
    default: ["a personality has no \"\(name)\""]
    }
  }

  private static func preference(_ value: JSON, _ name: String) -> [String] {
    switch name {
    case "group_size": text(value, "the group size", 1...Int.max)
    case "meeting_frequency":
      choice(value, "the meeting frequency", ProfileChoices.meetingFrequencies)
    case "preferred_times":
      value.arrayValue?.first { choice($0, "", ProfileChoices.times) != [] } == nil
        ? list(value, "the preferred times", 0...ProfileChoices.times.count)
        : ["each preferred time must be one of \(ProfileChoices.times.joined(separator: ", "))"]
    default: ["social preferences have no \"\(name)\""]
    }
  }

  private static func choice(_ value: JSON, _ what: String, _ choices: [String]) -> [String] {
    value.stringValue.map(choices.contains) == true
      ? [] : ["\(what) must be one of \(choices.joined(separator: ", "))"]
  }

  private static func text(_ value: JSON, _ what: String, _ length: ClosedRange<Int>) -> [String] {
    guard let text = value.stringValue else { return ["\(what) must be a text"] }
    if length.contains(text.unicodeScalars.count) { return [] }
    if text.isEmpty { return ["\(what) must not be empty"] }
    return ["\(what) must have at most \(length.upperBound) characters"]
  }

  private static func number(
    _ value: JSON, _ what: String, _ range: ClosedRange<Double>
  ) -> [String] {
    guard let number = value.doubleValue else { return ["\(what) must be a number"] }
    let (low, high) = (JSON.number(range.lowerBound).text, JSON.number(range.upperBound).text)
    return range.contains(number) ? [] : ["\(what) must be from \(low) to \(high)"]
  }

  private static func list(_ value: JSON, _ what: String, _ count: ClosedRange<Int>) -> [String] {
    guard let values = value.arrayValue, values.allSatisfy({ $0.stringValue != nil }) else {
      return ["\(what) must be a list of texts"]
    }
    if values.contains("") { return ["\(what) must not have an empty text"] }
    if count.contains(values.count) { return [] }
    return count.lowerBound == 0
      ? ["\(what) must be at most \(count.upperBound)"]
      : ["\(what) must be \(count.lowerBound) to \(count.upperBound)"]
  }

  private static func object(
    _ value: JSON, _ what: String, _ rule: (JSON, String) -> [String]
  ) -> [String] {
    guard let object = value.objectValue else { return ["\(what) must be an object"] }
    return object.members.flatMap { rule($0.value, $0.name) }
  }
}
