internal import Documents
internal import Records
internal import Resumes

/// Reads documents in this process.
struct DirectResumeReading: ResumeReading {
  func read(_ bytes: [UInt8], name: String?) async throws -> ReadResume {
    try Self.read(bytes, name: name)
  }

  static func read(_ bytes: [UInt8], name: String?) throws(Failure) -> ReadResume {
    let document = try DocumentReading.read(bytes, name: name)
    return ReadResume(text: document.text, resume: ResumeParser.parse(document).resume)
  }
}
