package import Records

/// Reads an uploaded document into text and a JSON Resume.
package protocol ResumeReading: Sendable {
  /// - Throws: `Failure` when the document cannot be read; the user sees its message.
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
