package import ServiceKit

/// The rules of BirJob's description for what clients send. Each returns the rule that a value
/// breaks, as the end of a sentence; nil if it breaks none.
package enum BirJobRules {
  package static let employmentTypes = ["full_time", "part_time", "contract"]
  package static let experienceLevels = ["entry", "mid", "senior", "lead"]
  /// The numbers of jobs on a page.
  package static let pageSizes = 1...100

  /// A push token. The server accepts more forms than the description.
  package static func deviceToken(_ token: String, _ dialect: Dialect) -> String? {
    let isHexadecimal = token.allSatisfy { $0.isASCII && $0.isHexDigit }
    switch dialect {
    case .seed:
      guard token.utf8.count == 64, isHexadecimal else {
        return "the device token must be exactly 64 hexadecimal characters"
      }
    case .real:
      guard [64, 128, 160].contains(token.utf8.count) && isHexadecimal || isUUID(token) else {
        return "the device token must be 64, 128 or 160 hexadecimal characters, or a UUID"
      }
    }
    // "No test/fake tokens accepted."
    guard Set(token.lowercased()).count > 2 else {
      return "the device token must have more than two different characters"
    }
    return nil
  }

  package static func deviceID(_ id: String) -> String? {
    (8...255).contains(id.count) ? nil : "the device id must have 8 to 255 characters"
  }

  package static func keywords(_ keywords: [String]) -> String? {
    guard (1...50).contains(keywords.count) else { return "there must be 1 to 50 keywords" }
    if keywords.contains(where: \.isEmpty) { return "a keyword must not be empty" }
    if keywords.contains(where: { $0.count > 100 }) {
      return "a keyword must have at most 100 characters"
    }
    return nil
  }

  package static func email(_ address: String) -> String? {
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    let isAddress =
      parts.count == 2 && !parts[0].isEmpty && !address.contains(where: \.isWhitespace)
      && parts[1].contains(".") && !parts[1].hasPrefix(".") && !parts[1].hasSuffix(".")
    return isAddress ? nil : "the e-mail address must look like name@example.com"
  }

  package static func jobID(_ id: String) -> String? {
    Int(id).map { $0 > 0 } == true ? nil : "the job id must be a whole number greater than 0"
  }

  package static func notificationID(_ id: String) -> String? {
    isUUID(id) ? nil : "the notification id must be a UUID"
  }

  package static func pageSize(_ size: Int) -> String? {
    pageSizes.contains(size) ? nil : "the page size must be from 1 to 100"
  }

  package static func offset(_ offset: Int) -> String? {
    offset >= 0 ? nil : "the offset must be 0 or greater"
  }

  package static func employmentType(_ type: String) -> String? {
    employmentTypes.contains(type)
      ? nil : "the employment type must be one of \(employmentTypes.joined(separator: ", "))"
  }

  package static func experienceLevel(_ level: String) -> String? {
    experienceLevels.contains(level)
      ? nil : "the experience level must be one of \(experienceLevels.joined(separator: ", "))"
  }

  package static func viewDuration(_ seconds: Int) -> String? {
    seconds >= 0 ? nil : "the duration of a view must be 0 seconds or longer"
  }

  package static func eventType(_ type: String) -> String? {
    (1...50).contains(type.count) ? nil : "the event type must have 1 to 50 characters"
  }

  package static func message(_ text: String) -> String? {
    text.allSatisfy(\.isWhitespace) ? "the question must not be empty" : nil
  }

  /// RFC 9562 §4
  private static func isUUID(_ text: String) -> Bool {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12]
      && groups.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isHexDigit } }
  }
}

/// Keywords as the service stores them.
package enum Keywords {
  /// Without white space around them, and each once regardless of case; empty ones are dropped.
  package static func normalized(_ keywords: [String]) -> [String] {
    var seen: Set<String> = []
    return keywords.map(trimmed).filter { !$0.isEmpty && seen.insert($0.lowercased()).inserted }
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
