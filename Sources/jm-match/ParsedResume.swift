import Matching
import Records

/// A resume as `jm-parse-resume` writes it.
struct ParsedResume: Sendable {
  let profile: ResumeProfile
  /// The members that tell the resumes of a stream apart.
  let origin: [JSONObject.Member]

  /// - Parameters:
  ///   - present: present positions count up to this month.
  ///   - titles: finds the occupations of the titles.
  /// - Throws: `missing_field` (65) if the record has no text.
  init(_ record: Record, present: YearMonth?, titles: TitleNormalizer) throws(Failure) {
    guard let text = record.string("text") else {
      throw Failure(
        "missing_field", "the record has no \"text\"",
        hint: "read documents with jm-parse-resume first", exit: .dataError)
    }
    profile = ResumeProfile(
      text: text, resume: record["resume"] ?? .null,
      sections: record["sections"]?.arrayValue ?? [], asOf: present, titles: titles)
    origin = ["path", "path_base64", "sha256"].compactMap { name in
      record[name].map { JSONObject.Member(name: name, value: $0) }
    }
  }
}
