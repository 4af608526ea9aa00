import JobMatchNow
import Records
import Synchronization

/// When jobs were fetched, and what their lines gain by it: the time itself, and an estimate by their
/// `posted_at`, of which the jobs of all searches have few.
struct FetchTime: Sendable {
  static let estimateName = "posted_at_estimated"
  /// So many estimates are at hand: looking through them takes less than making one.
  private static let mostEstimates = 32

  let moment: Timestamp
  /// `fetched_at`.
  let members: RecordMembers
  /// By the `posted_at` that each is for, as jobs spell it.
  private var estimates: [(spelling: [UInt8], members: RecordMembers)] = []

  init(_ moment: Timestamp) {
    self.moment = moment
    members = RecordMembers([.init(name: "fetched_at", value: .string(moment.rfc3339))])
  }

  /// `posted_at_estimated` of a job, or nothing where its age cannot be told.
  mutating func estimate(for job: borrowing RecordView) -> RecordMembers {
    let spelled = job.withSpelling(of: "posted_at") { spelling in
      spelling.withUnsafeBufferPointer { spelling in
        let known = estimates.first {
          $0.spelling.count == spelling.count && $0.spelling.elementsEqual(spelling)
        }
        return (known?.members, known == nil ? Array(spelling) : [])
      }
    }
    guard let (known, spelling) = spelled else { return .empty }
    if let known { return known }
    let posted = job.string("posted_at").flatMap { PostedAt.estimate($0, from: moment) }
    let members = RecordMembers(
      posted.map { [.init(name: Self.estimateName, value: .string($0.rfc3339))] } ?? [])
    if estimates.count == Self.mostEstimates { estimates = [] }
    estimates.append((spelling, members))
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
