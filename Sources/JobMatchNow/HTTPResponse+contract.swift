internal import Records
internal import Transport

extension HTTPResponse {
  /// The body as an object in which these members are non-empty strings.
  ///
  /// - Throws: `unexpected_answer` (76) if it is not.
  func object(requiring names: String...) throws(Failure) -> JSONObject {
    let object = try object()
    for name in names where object[name]?.stringValue?.isEmpty != false {
      throw unexpected(object[name] == nil ? "has no \(name)" : "has an invalid \(name)")
    }
    return object
  }

  /// The body as a list of jobs, each with the members that the contract requires.
  ///
  /// - Throws: `unexpected_answer` (76) if it is not; the message names the missing member.
  func jobs() throws(Failure) -> RecordList {
    guard let jobs = RecordList(body, in: "jobs") else {
      let json = try json()
      let isList = json.arrayValue != nil || json["jobs"]?.arrayValue != nil
      throw unexpected(
        isList ? "has an element that is not a job object" : "is not a list of jobs")
    }
    var missing: (name: StaticString, place: Int)?
    var place = 0
    jobs.withEach { (job: borrowing RecordView) in
      place += 1
      if missing == nil, let name = Self.missingMember(of: job) { missing = (name, place) }
    }
    if let missing {
      throw unexpected("has no \(missing.name) in job \(missing.place)")
    }
    return jobs
  }

  private static func missingMember(of job: borrowing RecordView) -> StaticString? {
    if job.isEmptyOrMissing("id") { return "id" }
    if job.isEmptyOrMissing("job_id") { return "job_id" }
    return job.isEmptyOrMissing("title") ? "title" : nil
  }
}

extension RecordView {
  fileprivate func isEmptyOrMissing(_ name: StaticString) -> Bool {
    withSpelling(of: name) { $0.isEmpty } ?? true
  }
}
