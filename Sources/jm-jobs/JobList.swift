import Jobs
import Records

/// Turns the jobs of a search into lines.
struct JobList: Sendable {
  let filter: JobFilter
  let order: JobOrder?
  let limit: Int?
  /// The members of the input record that each line carries.
  private let carried: [RecordMembers.Name]
  private let latest = FetchTime.Latest()

  init(filter: JobFilter, order: JobOrder?, limit: Int?, carried: [String]) {
    self.filter = filter
    self.order = order
    self.limit = limit
    let names = carried.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    self.carried = names.map(RecordMembers.Name.init)
  }

  /// The lines for the `jobs` of the search in `record`, which were fetched at `moment`.
  func lines(_ jobs: RecordList, of record: Record, at moment: Timestamp) -> RecordLines {
    var time = latest.at(moment)
    let shared = time.members.setting(RecordMembers(carried, of: record))
    let carriesEstimate = shared.has(FetchTime.estimateName)
    var lines = RecordLines()
    lines.reserveCapacity(jobs.size + jobs.count * shared.spelled.count * 2, lines: jobs.count)
    // Sorting needs all jobs; the service's own order needs only the first ones.
    var wanted = order == nil ? limit ?? .max : .max
    jobs.withEach { job in
      guard wanted > 0, filter.accepts(job, now: moment) else { return }
      wanted -= 1
      lines.append(job, setting: carriesEstimate ? .empty : time.estimate(for: job), shared)
    }
    latest.giveBack(time)
    guard let order else { return lines }
    return RecordLines(Array(order.sorted(lines.records, now: moment).prefix(limit ?? .max)))
  }
}
