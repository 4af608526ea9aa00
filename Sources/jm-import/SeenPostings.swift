import Importing
import Synchronization

/// The postings that were written, by identifier and by content: a repost has another identifier.
final class SeenPostings: Sendable {
  private struct State {
    var keys: Set<String> = []
    var duplicates = 0
  }

  private let state = Mutex(State())

  /// The number of postings that were not new.
  var duplicates: Int { state.withLock { $0.duplicates } }

  func isNew(_ job: ImportedJob) -> Bool {
    state.withLock { state in
      let isNewID = state.keys.insert("source " + job.sourceKey).inserted
      let isNewContent = state.keys.insert("text " + job.contentKey).inserted
      if !isNewID || !isNewContent { state.duplicates += 1 }
      return isNewID && isNewContent
    }
  }
}
