import Documents
import Records
import Resumes

/// A document and what was read from it, without personal data if that was requested.
struct ReadDocument {
  private(set) var document: Document
  private(set) var resume = SourcedResume()
  private(set) var sections: [JSON] = []
  private(set) var warnings: [Document.Warning] = []
  /// Each field with the line it comes from; nil if not requested.
  private(set) var explanation: [JSON]?
  /// Where personal data was replaced; nil if not requested.
  private(set) var redactions: [Redaction]?

  init(_ document: Document, _ settings: ReadingSettings) {
    self.document = document
    warnings = document.warnings
    if settings.only == .text, !settings.isRedacted { return }
    let parsed = ResumeParser.parse(document, settings.resume)
    resume = parsed.sourced
    sections = parsed.sections.map(\.json)
    warnings += parsed.warnings
    if settings.resume.isExplained { explanation = parsed.explanations.map(\.json) }
    if settings.isRedacted, let redactor = parsed.redactor { redact(redactor) }
  }

  private mutating func redact(_ original: Redactor) {
    var redactor = original
    document = redactor.redacted(document)
    resume.fields = redactor.redacted(.object(resume.fields)).objectValue ?? JSONObject()
    sections = sections.map(redactor.redactedTexts)
    explanation = explanation?.map { redactor.redactedExplanation($0) }
    redactions = redactor.redactions
  }
}
