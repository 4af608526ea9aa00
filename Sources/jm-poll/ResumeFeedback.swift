import Command
import Records

/// What the service says about the resume of a search, for people.
enum ResumeFeedback {
  /// The sentences of `resume_feedback`, which is a list of points, or one text.
  static func points(_ record: Record) -> [String] {
    let feedback = record["resume_feedback"]
    if let text = feedback?.stringValue { return [text] }
    return (feedback?.arrayValue ?? []).compactMap { $0["point"]?.stringValue ?? $0.stringValue }
  }

  /// The score and each point, indented.
  static func lines(_ record: Record) -> [String] {
    let score = record["resume_score"]?.doubleValue.map { _ in
      "resume score: \(record["resume_score"]?.text ?? "")"
    }
    return ([score].compactMap(\.self) + points(record)).map { "  " + Printable.line($0) }
  }
}
