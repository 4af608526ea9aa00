package import Records

/// Why a job fits a resume.
package struct JobExplanation: Sendable, Hashable {
  /// `explanation_summary`
  package let summary: String?
  package let bullets: [String]
  /// The whole answer in the service's own spelling, including `evidence` if the service sends it.
  package let members: JSONObject

  /// Why an answer is not an explanation; nil if it is one.
  static func breach(in answer: JSONObject) -> String? {
    let summary = answer["explanation_summary"]
    let bullets = answer["bullets"]
    if summary == nil, bullets == nil { return "has neither explanation_summary nor bullets" }
    if let summary, !summary.isNull, summary.stringValue == nil {
      return "has an invalid explanation_summary"
    }
    if let bullets, !bullets.isNull, bullets.arrayValue == nil { return "has invalid bullets" }
    return nil
  }

  package init(_ members: JSONObject) {
    self.members = members
    summary = members["explanation_summary"]?.stringValue
    bullets = members["bullets"]?.arrayValue?.compactMap(\.stringValue) ?? []
  }
}
