package import Records
internal import Transport

extension JobMatchNowClient {
  /// Uploads a resume, which begins a search: `POST /api/resume`. The answer holds `view_token`,
  /// `user_search_id` and `search_session_id`.
  ///
  /// `authenticated` sends the access token when somebody is signed in; the search then shows on
  /// the dashboard. Throws `file_too_large`, `unsupported_media_type`, `unreadable_resume`, ….
  package func upload(
    _ resume: ResumeUpload, authenticated: Bool
  ) async throws(Failure) -> ServiceAnswer<JSONObject> {
    let call = ServiceCall.upload(resume)
    let response =
      authenticated ? try await authorizedIfSignedIn(call) : try await anonymous(call)
    let object = try response.object()
    guard object["view_token"]?.stringValue?.isEmpty == false else {
      throw response.unexpected("holds no view_token")
    }
    return ServiceAnswer(object, of: response)
  }
}
