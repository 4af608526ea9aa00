internal import Records

/// The rules for a change of a profile.
enum ProfileRules {
  private static let ages = 18.0...100.0
  private static let nameLimit = 100
  private static let bioLimit = 500
  private static let interestLimit = 10
  private static let photoLimit = 6
  /// Characters of any other text, and how many values a list may have: more are attacks.
  private static let textLimit = 200
  private static let listLimit = 50
  /// Bytes of a text in a list, such as the URL of a photo.
  private static let itemLimit = 2000

  /// What is wrong with a change, one sentence for each fault.
  static func faults(of changes: JSONObject) -> [String] {
    changes.members.flatMap { faults(of: $0.value, named: $0.name) }
  }

  private static func faults(of value: JSON, named name: String) -> [String] {
    switch name {
    case "name": text(value, name, 1...nameLimit)
    case "bio": text(value, name, 0...bioLimit)
    case "age": number(value, name, ages)
    case "interests": list(value, name, interestLimit)
    case "photos": list(value, name, photoLimit)
    case "friendship_goals": list(value, name, listLimit)
    case "location": object(value, name, location)
    case "personality": object(value, name, trait)
    case "social_preferences": object(value, name, preference)
    default: ["Unknown field: \(name)"]
    }
  }

  private static func location(_ value: JSON, _ name: String) -> [String] {
    switch name {
    case "city", "state": text(value, name, 0...textLimit)
    case "coordinates": value.isNull ? [] : object(value, name) { number($0, $1, -180...180) }
    default: ["Unknown field: location.\(name)"]
    }
  }

  private static func trait(_ value: JSON, _ name: String) -> [String] {
    ["introvert_extrovert", "spontaneous_planner", "active_relaxed"].contains(name)
      ? number(value, name, 0...1) : ["Unknown field: personality.\(name)"]
  }

  private static func preference(_ value: JSON, _ name: String) -> [String] {
    switch name {
    case "group_size", "meeting_frequency": text(value, name, 0...textLimit)
    case "preferred_times": list(value, name, listLimit)
    default: ["Unknown field: social_preferences.\(name)"]
    }
  }

  private static func text(_ value: JSON, _ name: String, _ length: ClosedRange<Int>) -> [String] {
    guard let text = value.stringValue else { return ["\(name) must be a string"] }
    guard length.contains(text.unicodeScalars.count) else {
      return length.lowerBound == 0
        ? ["\(name) must be at most \(length.upperBound) characters"]
        : ["\(name) must be between \(length.lowerBound) and \(length.upperBound) characters"]
    }
    return []
  }

  private static func number(
    _ value: JSON, _ name: String, _ range: ClosedRange<Double>
  ) -> [String] {
    guard let number = value.doubleValue else { return ["\(name) must be a number"] }
    guard range.contains(number) else {
      let (low, high) = (JSON.number(range.lowerBound).text, JSON.number(range.upperBound).text)
      return ["\(name) must be between \(low) and \(high)"]
    }
    return []
  }

  private static func list(_ value: JSON, _ name: String, _ limit: Int) -> [String] {
    guard let values = value.arrayValue else { return ["\(name) must be a list"] }
    guard values.count <= limit else { return ["\(name) must have at most \(limit) items"] }
    let isText = values.allSatisfy { ($0.stringValue?.utf8.count).map { $0 <= itemLimit } ?? false }
    return isText ? [] : ["\(name) must be a list of strings"]
  }

  private static func object(
    _ value: JSON, _ name: String, _ rule: (JSON, String) -> [String]
  ) -> [String] {
    guard let object = value.objectValue else { return ["\(name) must be an object"] }
    return object.members.flatMap { rule($0.value, $0.name) }
  }
}
