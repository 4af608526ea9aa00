package import Records

/// What a job line says under the names that all programs know: `job_id`, `company_name`,
/// `job_url`, `is_remote` and `posted_at`, beside `title` and `location`, which services agree on.
package struct JobLine: Sendable {
  package var id: String?
  package var company: String?
  package var url: String?
  package var isRemote: Bool?
  package var postedAt: String?

  package init(
    id: String?, company: String?, url: String?, isRemote: Bool?, postedAt: String?
  ) {
    self.id = id
    self.company = company
    self.url = url
    self.isRemote = isRemote
    self.postedAt = postedAt
  }

  /// A job of any service with these names added after its own members; a member that the job has is
  /// kept. `posted_at_estimated` is the time of posting in RFC 3339.
  ///
  /// - Parameter moment: when the service sent the job, added as `fetched_at`.
  package static func completed(
    _ job: JSONObject, _ line: JobLine, fetchedAt moment: Timestamp
  ) -> JSONObject {
    var job = job
    func add(_ name: String, _ value: JSON?) {
      if job[name] == nil { job[name] = value }
    }
    // Other programs take ids for text.
    job["job_id"] = line.id.map { .string($0) } ?? job["job_id"]
    add("company_name", line.company.map { .string($0) })
    add("is_remote", line.isRemote.map { .bool($0) })
    add("job_url", line.url.map { .string($0) })
    add("posted_at", line.postedAt.map { .string($0) })
    let posted = job["posted_at"]?.stringValue.flatMap { PostedAt.estimate($0, from: moment) }
    job["posted_at_estimated"] = posted.map { .string($0.rfc3339) }
    job["fetched_at"] = .string(moment.rfc3339)
    return job
  }
}
