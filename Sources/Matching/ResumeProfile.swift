package import Records

/// What the matcher knows of a resume: its text as it was read and JSON Resume 1.0.0.
package struct ResumeProfile: Sendable {
  package let text: String
  package let name: String?
  /// `basics.label`.
  package let headline: String?
  /// `work`, in the order of the resume.
  package let positions: [Position]
  /// `skills[].name` and their keywords.
  package let listedSkills: [String]

  /// - Parameter asOf: the month that counts as the present; nil takes the latest date in `resume`,
  ///   so that the same record always gives the same answer.
  package init(text: String, resume: JSON, asOf: YearMonth? = nil) {
    self.text = text
    name = resume["basics"]?["name"]?.stringValue
    headline = resume["basics"]?["label"]?.stringValue
    positions = (resume["work"]?.arrayValue ?? []).map { entry in
      Position(
        title: entry["position"]?.stringValue ?? "", company: entry["name"]?.stringValue,
        start: entry["startDate"]?.stringValue.flatMap(YearMonth.init(iso8601:)),
        end: entry["endDate"]?.stringValue.flatMap(YearMonth.init(iso8601:)))
    }
    listedSkills = (resume["skills"]?.arrayValue ?? []).flatMap { skill in
      (skill["name"]?.stringValue).map { [$0] } ?? []
        + (skill["keywords"]?.arrayValue ?? []).compactMap(\.stringValue)
    }
  }
}
