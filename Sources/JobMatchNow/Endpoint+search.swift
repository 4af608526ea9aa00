internal import Records
package import ServiceKit
internal import Transport

extension Endpoint<JSONObject> {
  /// Uploads a resume, which starts a job search. The answer has `view_token`, `user_search_id` and
  /// `search_session_id`.
  ///
  /// Errors: `file_too_large`, `unsupported_media_type`, `unreadable_resume`, `file_changed` and
  /// others.
  ///
  /// - Parameter isAnonymous: leaves out the access token. Otherwise the search shows on the
  ///   dashboard when signed in.
  package static func upload(_ resume: ResumeUpload, isAnonymous: Bool = false) -> Self {
    let part = MultipartPart(
      name: "file", content: resume.content, fileName: resume.fileName,
      contentType: resume.mediaType)
    var headers = HTTPHeaders()
    headers["Idempotency-Key"] = resume.idempotencyKey
    return Endpoint(
      JobMatchNowOperation.uploadResume, body: .multipart([part]), headers: headers,
      access: isAnonymous ? .anonymous : .optional, isIdempotent: resume.idempotencyKey != nil,
      namesResource: false
    ) { (response) throws(Failure) in
      try response.object(requiring: "view_token", "user_search_id", "search_session_id")
    }
  }

  /// The state of a search. The answer has `status`, `created_at`, `error_message` and more. With
  /// any status except `completed` and `failed` the search is still running.
  package static func session(viewToken: String) -> Self {
    Endpoint(JobMatchNowOperation.getSession, query: [("token", viewToken)]) {
      (response) throws(Failure) in try response.object(requiring: "status", "created_at")
    }
  }

  /// A description of a role for the person who made a search. The answer has `role`, `summary` and
  /// `bullets`.
  package static func roleSnippet(_ role: String, viewToken: String) -> Self {
    Endpoint(
      JobMatchNowOperation.getRoleSnippet,
      body: .json(["role": .string(role), "view_token": .string(viewToken)]),
      access: .optional, isIdempotent: true
    ) { (response) throws(Failure) in
      let object = try response.object(requiring: "summary")
      guard object["bullets"]?.arrayValue != nil else {
        throw response.unexpected("has no bullets")
      }
      return object
    }
  }
}

extension Endpoint<RecordList> {
  /// The jobs that a search has found, each in the service's own spelling. Without `scope` and
  /// `remote`, all jobs. A job that lacks `id`, `job_id` or `title` is `unexpected_answer` (76).
  package static func jobs(
    viewToken: String, scope: JobScope? = nil, remote: Bool? = nil
  ) -> Self {
    Endpoint(
      JobMatchNowOperation.listJobs,
      query: [
        ("token", viewToken), ("scope", scope?.rawValue),
        ("remote", remote.map { $0 ? "true" : "false" }),
      ]
    ) { (response) throws(Failure) in try response.jobs() }
  }
}

extension Endpoint<JobExplanation> {
  /// Why a job fits. The service may leave out the summary or the bullets, but not both (SERVICES,
  /// J9).
  package static func explanation(jobID: String, viewToken: String) -> Self {
    Endpoint(
      JobMatchNowOperation.explainJob,
      body: .json(["job_id": .string(jobID), "view_token": .string(viewToken)]),
      isIdempotent: true
    ) { (response) throws(Failure) in
      let object = try response.object()
      if let reason = JobExplanation.breach(in: object) { throw response.unexpected(reason) }
      return JobExplanation(object)
    }
  }
}

extension Endpoint<JSON?> {
  /// Records what the user did with a job. The answer is the body, if it is JSON.
  package static func interaction(
    _ interaction: JobInteraction, jobID: String, viewToken: String
  ) -> Self {
    Endpoint(
      JobMatchNowOperation.recordInteraction,
      body: .json([
        "job_id": .string(jobID), "view_token": .string(viewToken),
        "interaction_type": .string(interaction.rawValue),
      ]), access: .optional, isIdempotent: true
    ) { (response) throws(Failure) in response.optionalJSON }
  }
}
