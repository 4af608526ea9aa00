import JobMatchNow
import Records

/// Turns the jobs of one search into lines.
struct JobList: Sendable {
  let filter: JobFilter
  let order: JobOrder?
  let limit: Int?
  /// Members of the input record that each line takes along.
  let carried: [String]
  private let latest = PostedEstimates.Latest()

  init(filter: JobFilter, order: JobOrder?, limit: Int?, carried: [String]) {
    self.filter = filter
    self.order = order
    self.limit = limit
    self.carried = carried
  }

  /// The lines for `jobs`, the answer to the search of `record`, fetched at `moment`.
  func lines(_ jobs: RecordList, of record: Record, at moment: Timestamp) -> RecordLines {
    let shared = RecordMembers(sharedMembers(record, moment))
    let carriesEstimate = shared.names.contains(PostedEstimates.name)
    var estimates = latest.estimates(at: moment)
    var lines = RecordLines()
    lines.reserveCapacity(jobs.size + jobs.count * shared.spelled.count * 2)
    // Only in the service's own order the first ones are known before the last one is seen.
    let enough = order == nil ? limit ?? .max : .max
    jobs.withEach { job in
      guard lines.count < enough, filter.accepts(job, now: moment) else { return }
      let postedAt = carriesEstimate ? nil : job.string("posted_at")
      lines.append(job, setting: postedAt.map { estimates.members($0) } ?? .empty, shared)
    }
    latest.keep(estimates)
    guard let order else { return lines }
    return RecordLines(Array(order.sorted(lines.records, now: moment).prefix(limit ?? .max)))
  }

  private func sharedMembers(_ record: Record, _ moment: Timestamp) -> [JSONObject.Member] {
    var members = [JSONObject.Member(name: "fetched_at", value: .string(moment.rfc3339))]
    for name in ["view_token"] + carried {
      if let value = record[name] { members.append(.init(name: name, value: value)) }
    }
    return members
  }
}
