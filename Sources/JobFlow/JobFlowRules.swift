internal import Records

/// The rules of JobFlow's description for what clients send. Each returns the rule that a value
/// breaks, as the end of a sentence; nil if it breaks none.
package enum JobFlowRules {
  package static func id(_ id: String, of thing: String) -> String? {
    let groups = id.split(separator: "-", omittingEmptySubsequences: false)
    // RFC 9562 §4
    let isUUID =
      groups.map(\.count) == [8, 4, 4, 4, 12]
      && groups.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isHexDigit } }
    return isUUID ? nil : "the id of \(thing) must be a UUID"
  }

  package static func name(_ name: String) -> String? {
    name.allSatisfy(\.isWhitespace) ? "the name must not be empty" : nil
  }

  package static func fullName(_ name: String) -> String? {
    name.allSatisfy(\.isWhitespace) ? "the full name must not be empty" : nil
  }

  package static func status(_ status: String) -> String? {
    JobStatus(rawValue: status) == nil
      ? "the status must be one of \(JobStatus.list)" : nil
  }

  /// The app reads dates with and without a time.
  package static func scheduledDate(_ date: String) -> String? {
    Timestamp(rfc3339: date) != nil
      ? nil
      : "the scheduled date must look like 2026-11-30, 2026-11-30 14:00:00 or 2026-11-30T14:00:00Z"
  }

  package static func email(_ address: String) -> String? {
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    let isAddress =
      parts.count == 2 && !parts[0].isEmpty && !address.contains(where: \.isWhitespace)
      && parts[1].contains(".") && !parts[1].hasPrefix(".") && !parts[1].hasSuffix(".")
    return isAddress ? nil : "the e-mail address must look like name@example.com"
  }

  /// A media type of a file for a step.
  package static func mediaKind(_ kind: String?) -> String? {
    kind == nil ? "the file must be an image, a video or audio" : nil
  }
}
