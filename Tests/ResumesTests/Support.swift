import Documents
import Records

@testable import Resumes

/// Returns the resume that a plain text holds.
func parsed(_ text: String) throws -> JSON {
  ResumeParser.parse(try DocumentReading.read(Array(text.utf8), name: "cv.txt")).resume
}

/// Returns "title | organization | place | start | end" of each position in printed lines.
func positions(_ lines: [Printed]) -> [String] {
  PositionReader.positions(of: LineReading(Printed.document(lines)).lines).map(text)
}

/// Returns "title | organization | place | start | end" of a position.
func text(_ position: Position) -> String {
  [
    position.title?.text, position.organization?.text, position.place?.text,
    position.period?.start?.text, position.period?.end?.text,
  ].map { $0 ?? "-" }.joined(separator: " | ")
}
