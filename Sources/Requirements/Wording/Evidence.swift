package import Records

/// The passages that support a bullet: one of the posting and, unless nothing was found, one of the
/// resume.
package struct Evidence: Sendable, Hashable {
  /// Index in `Explanation.bullets`.
  package var bullet: Int
  package let posting: FieldSpan
  package let resume: Span?

  package init(bullet: Int, posting: FieldSpan, resume: Span?) {
    self.bullet = bullet
    self.posting = posting
    self.resume = resume
  }

  package var json: JSON {
    var members: [JSONObject.Member] = [
      .init(name: "bullet", value: .number(bullet)), .init(name: "posting", value: posting.json),
    ]
    if let resume { members.append(.init(name: "resume", value: resume.json)) }
    return .object(JSONObject(members))
  }
}
