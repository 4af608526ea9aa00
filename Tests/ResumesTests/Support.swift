import Documents
import Records

@testable import Resumes

/// Returns the resume that a plain text holds.
func parsed(_ text: String) throws -> JSON {
  ResumeParser.parse(try DocumentReading.read(Array(text.utf8), name: "cv.txt")).resume
}
