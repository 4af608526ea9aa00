import Matching
import Records

/// A posting with its line.
struct ListedPosting: Sendable {
  let record: Record
  let posting: Posting

  /// - Throws: `empty_posting` (65) if the line has neither a title nor a description.
  init(_ record: Record) throws(Failure) {
    self.record = record
    posting = Posting(json: .object(record.object))
    if Self.isBlank(posting.title), Self.isBlank(posting.description) {
      throw Failure(
        "empty_posting", "the posting has neither a \"title\" nor a \"description\"",
        exit: .dataError)
    }
  }

  private static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }
}
