internal import Jobs
package import Records

/// BirJob's jobs as job lines.
package enum JobLines {
  /// A job with the names that all programs know beside the service's own.
  ///
  /// - Parameter moment: when the service sent the job.
  package static func line(_ job: JSONObject, at moment: Timestamp) -> JSONObject {
    JobLine.completed(
      job,
      JobLine(
        id: id(of: job), company: job["company"]?.stringValue, url: job["apply_link"]?.stringValue,
        isRemote: job["remote_allowed"]?.boolValue,
        postedAt: job["posted_at"]?.stringValue ?? job["created_at"]?.stringValue),
      fetchedAt: moment)
  }

  /// The id of a job, which is a number; nil if it has none.
  package static func id(of job: JSONObject) -> String? {
    for name in ["id", "job_id"] {
      switch job[name] {
      case .number(let literal): return literal
      case .string(let text) where !text.isEmpty: return text
      default: continue
      }
    }
    return nil
  }

  /// An id as the service wants it: a number if it is one.
  static func number(_ id: String) -> JSON { Int(id).map { .number($0) } ?? .string(id) }

  /// A saved job with the members of its `job_details` directly in it; its own win.
  package static func flattened(_ saved: JSONObject) -> JSONObject {
    guard let details = saved["job_details"]?.objectValue else { return saved }
    var job = details
    for member in saved.members where member.name != "job_details" {
      job[member.name] = member.value
    }
    return job
  }
}
