package import Records
package import Requirements

/// A point of feedback about a resume.
package struct ReviewPoint: Sendable, Hashable {
  package enum Kind: String, Sendable, CaseIterable {
    case noEmail = "no_email"
    case noPhone = "no_phone"
    case noWork = "no_work"
    case undatedJob = "undated_job"
    case emptyJob = "empty_job"
    case noFigures = "no_figures"
    case noSkills = "no_skills"
    case noEducation = "no_education"
    case gap
    case tooShort = "too_short"
    case tooLong = "too_long"
    case noSections = "no_sections"
    case unclearOrder = "unclear_order"
    case partlyUnread = "partly_unread"
  }

  package let kind: Kind
  /// A sentence in the second person.
  package let text: String
  /// The place that the point is about; nil for what the resume lacks.
  package let span: Span?

  init(_ kind: Kind, _ text: String, span: Span? = nil) {
    self.kind = kind
    self.text = text
    self.span = span
  }

  package var json: JSON {
    var object = JSONObject()
    object["point"] = .string(text)
    object["kind"] = .string(kind.rawValue)
    if let span { object["span"] = span.json }
    return .object(object)
  }
}
