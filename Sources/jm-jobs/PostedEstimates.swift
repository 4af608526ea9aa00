import JobMatchNow
import Records
import Synchronization

/// What the lines of jobs gain by their `posted_at`, counted from one moment: those of all searches
/// are few.
struct PostedEstimates: Sendable {
  /// The member that they are.
  static let name = "posted_at_estimated"
  private static let limit = 1000
  let moment: Timestamp
  private var known: [String: RecordMembers] = [:]

  init(at moment: Timestamp) { self.moment = moment }

  /// The estimate, or nothing where the age cannot be told.
  mutating func members(_ postedAt: String) -> RecordMembers {
    if let known = known[postedAt] { return known }
    let posted = PostedAt.estimate(postedAt, from: moment)
    let members = RecordMembers(
      posted.map { [.init(name: Self.name, value: .string($0.rfc3339))] } ?? [])
    if known.count < Self.limit { known[postedAt] = members }
    return members
  }

  /// The estimates of the answers that came last: many come in a second.
  final class Latest: Sendable {
    private let latest = Mutex<PostedEstimates?>(nil)

    func estimates(at moment: Timestamp) -> PostedEstimates {
      let latest = latest.withLock { $0 }
      return latest.flatMap { $0.moment == moment ? $0 : nil } ?? PostedEstimates(at: moment)
    }

    func keep(_ estimates: PostedEstimates) { latest.withLock { $0 = estimates } }
  }
}
