import Matching
import Records

/// The line of a posting. The posting is read from it when it is needed: those of 100,000 lines would take
/// as much memory again as the lines.
struct ListedPosting: Sendable {
  let record: Record

  var posting: Posting { Posting(json: .object(record.object)) }

  /// - Throws: `empty_posting` (65) if the line has neither a title nor a description.
  init(_ record: Record) throws(Failure) {
    self.record = record
    let posting = posting
    if Self.isBlank(posting.title), Self.isBlank(posting.description) {
      throw Failure(
        "empty_posting", "the posting has neither a \"title\" nor a \"description\"",
        exit: .dataError)
    }
  }

  private static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }
}
