import BirJob
import Command
import Records

/// An answer of the assistant.
enum AnswerPage {
  /// What a record gains: the members of the answer, and its text as `answer`.
  static func members(_ answer: JSONObject) -> [JSONObject.Member] {
    var members = answer
    members["answer"] = ChatAnswer.text(answer).map { .string($0) } ?? members["answer"]
    return members.members
  }

  /// The answer for people.
  static func text(_ record: Record) -> String {
    let text = record.string("answer") ?? "(no text)"
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Printable.line(String($0)) }.joined(separator: "\n")
  }
}
