import JobMatchNow
import Records

/// Turns the jobs of one search into lines.
struct JobList: Sendable {
  let filter: JobFilter
  let order: JobOrder?
  let limit: Int?
  /// Members of the input record that each line takes along.
  let carried: [String]

  /// The lines for `jobs`, the answer to the search of `record`, fetched at `moment`.
  func lines(_ jobs: [JSONObject], of record: Record, at moment: Timestamp) -> [Record] {
    let shared = sharedMembers(record, moment)
    var lines = jobs.map { line($0, shared, at: moment) }
      .filter { filter.accepts($0, now: moment) }
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

  private func line(
    _ job: JSONObject, _ shared: [JSONObject.Member], at moment: Timestamp
  ) -> Record {
    var object = job
    if let posted = job["posted_at"]?.stringValue,
      let estimated = PostedAt.estimate(posted, from: moment)
    {
      object["posted_at_estimated"] = .string(estimated.rfc3339)
    }
    for member in shared { object[member.name] = member.value }
    return Record(object)
  }
}
