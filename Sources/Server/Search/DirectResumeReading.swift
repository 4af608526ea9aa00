internal import Documents
internal import Records
internal import Resumes

/// Reads documents in this process.
struct DirectResumeReading: ResumeReading {
  func read(_ bytes: [UInt8], name: String?) async throws -> ReadResume {
    let document = try DocumentReading.read(bytes, name: name)
    return ReadResume(text: document.text, resume: ResumeParser.parse(document).resume)
  }
}
