import Command
import Flow
import Records
import ServerKit

/// Postings to be imported, written to the database in batches.
struct ImportBatch {
  /// Postings in one transaction, which takes about as long to commit as one posting.
  private static let size = 500

  /// `nil` when postings are only checked.
  private let postings: PostingImport?
  private let failures: FailureStream
  private var waiting: [ImportedPosting] = []
  var tally = Tally()

  init(postings: PostingImport?, failures: FailureStream) {
    self.postings = postings
    self.failures = failures
  }

  /// - Throws: `Failure` of the database, `SystemError` of the failure stream.
  mutating func add(_ item: InputItem) async throws {
    do throws(Failure) {
      waiting.append(try ImportedPosting(.object(try item.content.get().object)))
    } catch {
      tally.fail(error)
      try failures.write(item, error)
      return
    }
    if waiting.count >= Self.size { try await flush() }
  }

  mutating func flush() async throws {
    try await postings?.add(waiting)
    for _ in waiting { tally.succeed() }
    waiting = []
  }
}
