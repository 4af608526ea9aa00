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
    let content: MultipartPart.Content =
      switch resume.content {
      case .file(let path): .file(path: path)
      case .bytes(let bytes): .bytes(bytes)
      }
    let part = MultipartPart(
      name: "file", content: content, fileName: resume.fileName, contentType: resume.mediaType)
    var request = HTTPRequest(
      .post, try address("/api/resume"), headers: Self.accept, body: .multipart([part]),
      isIdempotent: resume.idempotencyKey != nil)
    request.headers["Idempotency-Key"] = resume.idempotencyKey
    let response =
      authenticated ? try await authorizedIfSignedIn(request) : try await anonymous(request)
    let object = try response.object()
    guard object["view_token"]?.stringValue?.isEmpty == false else {
      throw response.unexpected("holds no view_token")
    }
    return ServiceAnswer(object, of: response)
  }
}
