package import Records
import Synchronization

/// When jobs were fetched, and the members that their lines get for it: the time itself, and an
/// estimate from `posted_at`, which has few different values.
package struct FetchTime: Sendable {
  package static let estimateName = "posted_at_estimated"
  /// Estimates to remember: looking through 32 takes less time than making one.
  private static let mostEstimates = 32

  let moment: Timestamp
  /// `fetched_at`.
  package let members: RecordMembers
  /// With the `posted_at` that each belongs to, as it is spelled.
  private var estimates: [(spelling: [UInt8], members: RecordMembers)] = []

  package init(_ moment: Timestamp) {
    self.moment = moment
    members = RecordMembers([.init(name: "fetched_at", value: .string(moment.rfc3339))])
  }

  /// `posted_at_estimated` of a job; empty if its `posted_at` cannot be read.
  package mutating func estimate(for job: borrowing RecordView) -> RecordMembers {
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

  /// The values of the last answers, because many answers arrive within a second. Each value is used
  /// by one task at a time: threads that read the same members would contend for them.
  package final class Latest: Sendable {
    private let idle = Mutex<[FetchTime]>([])

    package init() {}

    package func at(_ moment: Timestamp) -> FetchTime {
      let latest = idle.withLock { $0.popLast() }
      return latest.flatMap { $0.moment == moment ? $0 : nil } ?? FetchTime(moment)
    }

    package func giveBack(_ time: FetchTime) { idle.withLock { $0.append(time) } }
  }
}
