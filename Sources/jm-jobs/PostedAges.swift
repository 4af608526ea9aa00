import JobMatchNow
import Synchronization

/// Ages of jobs that were read before: those of all searches are few.
final class PostedAges: Sendable {
  private static let limit = 1000
  private let known = Mutex<[String: PostedAt.Age?]>([:])

  func age(_ text: String) -> PostedAt.Age? {
    if let known = known.withLock({ $0[text] }) { return known }
    let age = PostedAt.age(text)
    known.withLock { known in
      if known.count >= Self.limit { known.removeAll(keepingCapacity: true) }
      known[text] = .some(age)
    }
    return age
  }
}
