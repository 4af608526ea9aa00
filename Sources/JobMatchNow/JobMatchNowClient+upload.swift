package import Records
internal import Transport

extension JobMatchNowClient {
  /// Uploads a resume, which starts a job search: `POST /api/resume`. The answer has `view_token`,
  /// `user_search_id` and `search_session_id`.
  ///
  /// - Parameter authenticated: sends the access token when signed in. The search then shows on the
  ///   dashboard.
  /// - Throws: `file_too_large`, `unsupported_media_type`, `unreadable_resume`, `file_changed` and
  ///   others.
  package func upload(
    _ resume: ResumeUpload, authenticated: Bool
  ) async throws(Failure) -> ServiceAnswer<JSONObject> {
    let call = ServiceCall.upload(resume)
    let response =
      authenticated ? try await authorizedIfSignedIn(call) : try await anonymous(call)
    return ServiceAnswer(
      try response.object(requiring: "view_token", "user_search_id", "search_session_id"),
      of: response)
  }
}
