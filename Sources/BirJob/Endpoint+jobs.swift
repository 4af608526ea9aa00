package import Records
package import ServiceKit
internal import Transport

extension Endpoint<Page<JSONObject>> {
  /// A page of the jobs that a query finds, each in the service's own spelling.
  package static func jobs(_ query: JobQuery, offset: Int, limit: Int) -> Self {
    Endpoint(
      BirJobOperation.searchJobs,
      query: query.items + [("limit", "\(limit)"), ("offset", "\(offset)")]
    ) { (response) throws(Failure) in
      let data = try response.data()
      guard let jobs = data["jobs"]?.arrayValue?.compactMap(\.objectValue) else {
        throw response.unexpected("has no jobs")
      }
      for (index, job) in jobs.enumerated() where JobLines.id(of: job) == nil {
        throw response.unexpected("has no id in job \(index + 1)")
      }
      let pagination = data["pagination"]
      return Page(
        jobs, hasMore: pagination?["has_more"]?.boolValue,
        total: data["total_count"]?.intValue ?? pagination?["total"]?.intValue)
    }
  }
}

extension Endpoint<Dialect> {
  /// The dialect, by a page of one job.
  package static var dialect: Endpoint<Dialect> {
    Endpoint(BirJobOperation.searchJobs, query: [("limit", "1"), ("offset", "0")]) {
      (response) throws(Failure) in
      let data = try response.data()
      guard data["jobs"]?.arrayValue != nil else { throw response.unexpected("has no jobs") }
      return Dialect(ofPage: .object(data))
    }
  }
}

extension Endpoint<JSONObject> {
  /// A job by its id.
  package static func job(id: String) -> Self {
    Endpoint(BirJobOperation.getJob, path: ["job_id": id]) { (response) throws(Failure) in
      let data = try response.data()
      let job = data["job"]?.objectValue ?? data
      guard JobLines.id(of: job) != nil else { throw response.unexpected("has no id") }
      return job
    }
  }

  /// Records that the device viewed a job.
  package static func view(jobID: String, seconds: Int) -> Self {
    Endpoint(
      BirJobOperation.recordJobView,
      body: .json([
        "job_id": JobLines.number(jobID), "view_duration_seconds": .number(seconds),
      ]),
      credentialMembers: [("device_id", "device_id")], access: .required
    ) { (response) throws(Failure) in try response.data() }
  }

  package static func save(jobID: String) -> Self {
    Endpoint(
      BirJobOperation.saveJob, body: .json(["job_id": JobLines.number(jobID)]),
      credentialMembers: [("device_id", "device_id")], access: .required, isIdempotent: true
    ) { (response) throws(Failure) in try response.data() }
  }

  /// Removes a job from the saved ones. Id and job are sent in the body, as the description has it,
  /// and in the query, because some proxies drop the body of a DELETE.
  package static func unsave(jobID: String) -> Self {
    Endpoint(
      BirJobOperation.unsaveJob, query: [("job_id", jobID)],
      body: .json(["job_id": JobLines.number(jobID)]),
      credentialMembers: [("device_id", "device_id")],
      credentialQuery: [("device_id", "device_id")], access: .required
    ) { (response) throws(Failure) in try response.data() }
  }
}

extension Endpoint<[JSONObject]> {
  /// The saved jobs of the device, each with `saved_at` and the members of `job_details`.
  package static var savedJobs: Endpoint<[JSONObject]> {
    Endpoint(BirJobOperation.listSavedJobs, access: .required) { (response) throws(Failure) in
      let body = try response.accepted()
      let data = body["data"]
      let list =
        data?.arrayValue ?? data?["jobs"]?.arrayValue ?? data?["saved_jobs"]?.arrayValue
        ?? body["jobs"]?.arrayValue
      guard let list else { throw response.unexpected("has no list of jobs") }
      return list.compactMap(\.objectValue).map(JobLines.flattened)
    }
  }
}
