import JobMatchNow
import Records

/// Turns the jobs of one search into lines.
struct JobList: Sendable {
  let filter: JobFilter
  let order: JobOrder?
  let limit: Int?
  /// Members of the input record that each line takes along.
  let carried: [String]
  private let ages = PostedAges()

  init(filter: JobFilter, order: JobOrder?, limit: Int?, carried: [String]) {
    self.filter = filter
    self.order = order
    self.limit = limit
    self.carried = carried
  }

  /// The lines for `jobs`, the answer to the search of `record`, fetched at `moment`.
  func lines(_ jobs: [Record], of record: Record, at moment: Timestamp) -> [Record] {
    let shared = RecordMembers(sharedMembers(record, moment))
    // The jobs of a search have few ages.
    var additions: [String?: RecordMembers] = [:]
    var lines: [Record] = []
    for job in jobs where filter.accepts(job, now: moment) {
      let age = job.withView { $0.string("posted_at") }
      if let added = additions[age] {
        lines.append(job.setting(added))
      } else {
        let added = RecordMembers(estimate(age, moment)).followed(by: shared)
        additions[age] = added
        lines.append(job.setting(added))
      }
    }
    if let order { lines = order.sorted(lines, now: moment) }
    return limit.map { Array(lines.prefix($0)) } ?? lines
  }

  private func sharedMembers(_ record: Record, _ moment: Timestamp) -> [JSONObject.Member] {
    var members = [JSONObject.Member(name: "fetched_at", value: .string(moment.rfc3339))]
    for name in ["view_token"] + carried {
      if let value = record[name] { members.append(.init(name: name, value: value)) }
    }
    return members
  }

  private func estimate(_ age: String?, _ moment: Timestamp) -> [JSONObject.Member] {
    guard let posted = age.flatMap({ ages.age($0)?.moment(from: moment) }) else { return [] }
    return [.init(name: "posted_at_estimated", value: .string(posted.rfc3339))]
  }
}
