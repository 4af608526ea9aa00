package import Records
internal import Transport

extension JobMatchNowClient {
  /// The state of a search: `GET /api/public/session`. The answer has `status`, `created_at`,
  /// `error_message` and more. With any status except `completed` and `failed` the search is still
  /// running.
  package func session(
    viewToken: String
  ) async throws(Failure) -> ServiceAnswer<JSONObject> {
    let response = try await anonymous(.session(viewToken: viewToken))
    return ServiceAnswer(try response.object(requiring: "status", "created_at"), of: response)
  }

  /// The jobs that a search has found, each in the service's own spelling:
  /// `GET /api/public/jobs`. Without `scope` and `remote`, all jobs.
  ///
  /// - Throws: `unexpected_answer` (76) if a job lacks `id`, `job_id` or `title`.
  package func jobs(
    viewToken: String, scope: JobScope? = nil, remote: Bool? = nil
  ) async throws(Failure) -> ServiceAnswer<RecordList> {
    let response = try await anonymous(.jobs(viewToken: viewToken, scope: scope, remote: remote))
    return ServiceAnswer(try response.jobs(), of: response)
  }

  /// Why a job fits: `POST /api/jobs/explanation`. The service may leave out the summary or the
  /// bullets, but not both (SERVICES, J9).
  package func explanation(
    jobID: String, viewToken: String
  ) async throws(Failure) -> ServiceAnswer<JobExplanation> {
    let response = try await anonymous(.explanation(jobID: jobID, viewToken: viewToken))
    let object = try response.object()
    if let reason = JobExplanation.breach(in: object) { throw response.unexpected(reason) }
    return ServiceAnswer(JobExplanation(object), of: response)
  }

  /// Records what the user did with a job: `POST /api/jobs/interaction`.
  package func record(
    _ interaction: JobInteraction, jobID: String, viewToken: String
  ) async throws(Failure) -> ServiceAnswer<JSON?> {
    let response = try await authorizedIfSignedIn(
      .interaction(interaction, jobID: jobID, viewToken: viewToken))
    return ServiceAnswer(response.optionalJSON, of: response)
  }

  /// A description of a role for the person who made a search: `POST /api/insights/role-snippet`.
  /// The answer has `role`, `summary` and `bullets`.
  package func roleSnippet(
    _ role: String, viewToken: String
  ) async throws(Failure) -> ServiceAnswer<JSONObject> {
    let response = try await authorizedIfSignedIn(.roleSnippet(role, viewToken: viewToken))
    let object = try response.object(requiring: "summary")
    guard object["bullets"]?.arrayValue != nil else { throw response.unexpected("has no bullets") }
    return ServiceAnswer(object, of: response)
  }
}
