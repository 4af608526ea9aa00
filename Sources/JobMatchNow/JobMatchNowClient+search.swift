package import Records
internal import Transport

extension JobMatchNowClient {
  /// How far a search is: `GET /api/public/session`. The answer holds `status`, `created_at`,
  /// `error_message` and more; a status other than `completed` and `failed` is still running.
  package func session(
    viewToken: String
  ) async throws(Failure) -> ServiceAnswer<JSONObject> {
    let response = try await anonymous(.session(viewToken: viewToken))
    let object = try response.object()
    guard object["status"]?.stringValue != nil else { throw response.unexpected("holds no status") }
    return ServiceAnswer(object, of: response)
  }

  /// The jobs that a search has found, each in the service's own spelling:
  /// `GET /api/public/jobs`. Nil for `scope` and `remote` asks for all.
  package func jobs(
    viewToken: String, scope: JobScope? = nil, remote: Bool? = nil
  ) async throws(Failure) -> ServiceAnswer<RecordList> {
    let response = try await anonymous(.jobs(viewToken: viewToken, scope: scope, remote: remote))
    guard let jobs = RecordList(response.body, in: "jobs") else {
      let json = try response.json()
      let isList = json.arrayValue != nil || json["jobs"]?.arrayValue != nil
      throw response.unexpected(isList ? "holds no job objects" : "is no list of jobs")
    }
    return ServiceAnswer(jobs, of: response)
  }

  /// Why a job fits: `POST /api/jobs/explanation`. `summary` is nil and `bullets` is empty where
  /// the service sends none; `members` is the whole answer.
  package func explanation(
    jobID: String, viewToken: String
  ) async throws(Failure) -> ServiceAnswer<JobExplanation> {
    let response = try await anonymous(.explanation(jobID: jobID, viewToken: viewToken))
    return ServiceAnswer(JobExplanation(try response.object()), of: response)
  }

  /// Records what somebody did with a job: `POST /api/jobs/interaction`.
  package func record(
    _ interaction: JobInteraction, jobID: String, viewToken: String
  ) async throws(Failure) -> ServiceAnswer<JSON?> {
    let response = try await authorizedIfSignedIn(
      .interaction(interaction, jobID: jobID, viewToken: viewToken))
    return ServiceAnswer(response.optionalJSON, of: response)
  }

  /// What a role is about, for the person of a search: `POST /api/insights/role-snippet`. The
  /// answer holds `role`, `summary` and `bullets`.
  package func roleSnippet(
    _ role: String, viewToken: String
  ) async throws(Failure) -> ServiceAnswer<JSONObject> {
    let response = try await authorizedIfSignedIn(.roleSnippet(role, viewToken: viewToken))
    return ServiceAnswer(try response.object(), of: response)
  }
}
