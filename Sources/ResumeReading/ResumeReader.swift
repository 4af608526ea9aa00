import Documents
package import Records
import Resumes

/// Reads a document into the text and the resume that matching needs.
package protocol ResumeReader: Sendable {
  /// - Throws: `Failure` when the document cannot be read; the user sees its message.
  func read(_ bytes: [UInt8], name: String?) async throws -> ReadResume
}

/// A resume as matching and explaining need it.
package struct ReadResume: Sendable, Hashable {
  package var text: String
  /// JSON Resume 1.0.0.
  package var resume: JSON
  /// Objects with a `heading`, a `kind` and a `page`.
  package var sections: [JSON]
  /// The codes of what was not understood.
  package var warnings: [String]

  package init(text: String, resume: JSON, sections: [JSON] = [], warnings: [String] = []) {
    self.text = text
    self.resume = resume
    self.sections = sections
    self.warnings = warnings
  }
}

/// Reads documents in this process, for documents that are trusted.
package struct DirectResumeReader: ResumeReader {
  package init() {}

  package func read(_ bytes: [UInt8], name: String?) async throws -> ReadResume {
    let document = try DocumentReading.read(bytes, name: name)
    let parsed = ResumeParser.parse(document)
    return ReadResume(
      text: document.text, resume: parsed.resume, sections: parsed.sections.map(\.json),
      warnings: (document.warnings + parsed.warnings).map(\.code))
  }
}

/// Reads documents in worker processes: a document that crashes its reader, loops or exhausts memory
/// fails alone. No other program is run for a document.
extension ReaderPool: ResumeReader {
  package func read(_ bytes: [UInt8], name: String?) async throws -> ReadResume {
    var settings = ReadingSettings()
    settings.allowsConversion = false
    let source = DocumentBytes(bytes, name: name)
    let fields = try await onThreads { try read(source, settings, nil).fields }
    guard let text = fields.string("text"), let resume = fields["resume"] else {
      throw Failure(
        "internal_fault", "the reader sent a malformed answer", exit: .internalFault)
    }
    return ReadResume(
      text: text, resume: resume, sections: fields["sections"]?.arrayValue ?? [],
      warnings: (fields["warnings"]?.arrayValue ?? []).compactMap { $0["code"]?.stringValue })
  }
}
