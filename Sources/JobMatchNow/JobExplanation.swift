package import Records

/// Why a job fits a resume.
package struct JobExplanation: Sendable, Hashable {
  /// `explanation_summary`
  package let summary: String?
  package let bullets: [String]
  /// The whole answer in the service's own spelling, `evidence` included where it gives it.
  package let members: JSONObject

  package init(_ members: JSONObject) {
    self.members = members
    summary = members["explanation_summary"]?.stringValue
    bullets = members["bullets"]?.arrayValue?.compactMap(\.stringValue) ?? []
  }
}
