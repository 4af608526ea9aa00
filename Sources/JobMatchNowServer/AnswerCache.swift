internal import Jobs
internal import NIOCore
internal import ServerKit
internal import Synchronization

/// Answers about finished searches, which change only when the search is deleted or postings are
/// imported. Clients ask for them over and over; a cached answer needs neither the database nor
/// encoding. Measured by `.ci/bench-server`.
final class AnswerCache: Sendable {
  struct Key: Hashable, Sendable {
    let token: String
    let question: Question
  }

  enum Question: Hashable, Sendable {
    case session
    /// - Parameter day: days since 1970, on which "2 days ago" depends.
    case jobs(
      scope: String?, remote: String?, conditions: EmploymentConditions, day: Int)
  }

  private struct State {
    var answers: [Key: ByteBuffer] = [:]
    var size = 0
    /// Incremented whenever answers are dropped: an answer that was prepared before then is not
    /// stored.
    var generation = 0
    var postingsVersion: Int?
    var checkedAt: Instant?

    mutating func clear() {
      answers = [:]
      size = 0
      generation += 1
    }
  }

  /// Maximum number of bytes of answers in memory; beyond it, all are dropped.
  private static let sizeLimit = 32 << 20
  /// How old the answer about an imported posting may be.
  private static let importDelay = Duration.seconds(1)

  private let state = Mutex(State())

  func find(_ key: Key) -> ByteBuffer? { state.withLock { $0.answers[key] } }

  /// To be read before an answer is prepared, and passed to `store` with it.
  var generation: Int { state.withLock(\.generation) }

  func store(_ answer: ByteBuffer, for key: Key, preparedAt generation: Int) {
    state.withLock { state in
      guard state.generation == generation, state.answers[key] == nil else { return }
      if state.size + answer.readableBytes > Self.sizeLimit { state.clear() }
      state.answers[key] = answer
      state.size += answer.readableBytes
    }
  }

  func removeAll() { state.withLock { $0.clear() } }

  /// Drops all answers when postings have been imported since the last look, which is taken at most
  /// once a second: another process may import.
  func dropAfterImport(at now: Instant, version: () async throws -> Int) async throws {
    let isDue = state.withLock { state in
      if let checkedAt = state.checkedAt, checkedAt <= now, now < checkedAt + Self.importDelay {
        return false
      }
      state.checkedAt = now
      return true
    }
    guard isDue else { return }
    let version = try await version()
    state.withLock { state in
      if state.postingsVersion != version { state.clear() }
      state.postingsVersion = version
    }
  }
}
