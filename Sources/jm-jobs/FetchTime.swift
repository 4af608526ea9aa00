import JobMatchNow
import Records
import Synchronization

/// When jobs were fetched, and what their lines gain by it: the time itself, and an estimate by their
/// `posted_at`, of which the jobs of all searches have few.
struct FetchTime: Sendable {
  static let estimateName = "posted_at_estimated"
  private static let mostEstimates = 1000
  let moment: Timestamp
  /// `fetched_at`.
  let members: RecordMembers
  private var estimates: [String: RecordMembers] = [:]

  init(_ moment: Timestamp) {
    self.moment = moment
    members = RecordMembers([.init(name: "fetched_at", value: .string(moment.rfc3339))])
  }

  /// `posted_at_estimated`, or nothing where the age cannot be told.
  mutating func estimate(_ postedAt: String) -> RecordMembers {
    if let known = estimates[postedAt] { return known }
    let posted = PostedAt.estimate(postedAt, from: moment)
    let members = RecordMembers(
      posted.map { [.init(name: Self.estimateName, value: .string($0.rfc3339))] } ?? [])
    if estimates.count < Self.mostEstimates { estimates[postedAt] = members }
    return members
  }

  /// Those of the answers that came last, for many come in a second: each is lent to one task at a
  /// time, for threads that read the same members would wait for each other.
  final class Latest: Sendable {
    private let idle = Mutex<[FetchTime]>([])

    func at(_ moment: Timestamp) -> FetchTime {
      let latest = idle.withLock { $0.popLast() }
      return latest.flatMap { $0.moment == moment ? $0 : nil } ?? FetchTime(moment)
    }

    func giveBack(_ time: FetchTime) { idle.withLock { $0.append(time) } }
  }
}
