internal import Matching
internal import Records
internal import ServerKit

extension ResumeProfile {
  /// The profile of a resume in the month of its search. A present position counts up to that month,
  /// so that a later explanation says the same.
  init(_ search: Search, text: String, resume: JSON, sections: [JSON] = []) {
    self.init(
      text: text, resume: resume, sections: sections,
      asOf: YearMonth(iso8601: search.createdAt.text))
  }
}
