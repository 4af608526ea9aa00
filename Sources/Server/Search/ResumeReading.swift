package import Records

/// Reads an uploaded document and what it tells of a person.
package protocol ResumeReading: Sendable {
  /// - Throws: `Failure` when the document cannot be read; its message is shown to the user.
  func read(_ bytes: [UInt8], name: String?) async throws -> ReadResume
}

/// A resume as matching and explaining need it.
package struct ReadResume: Sendable, Hashable {
  package var text: String
  /// JSON Resume 1.0.0.
  package var resume: JSON

  package init(text: String, resume: JSON) {
    self.text = text
    self.resume = resume
  }
}
