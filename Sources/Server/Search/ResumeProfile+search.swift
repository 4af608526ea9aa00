internal import Matching
internal import Records

extension ResumeProfile {
  /// A read resume as it stood in the month of its search, so that work that goes on counts up to
  /// then and an explanation asked for later says the same.
  init(_ search: Search, text: String, resume: JSON) {
    self.init(
      text: text, resume: resume, asOf: YearMonth(iso8601: search.createdAt.text))
  }
}
