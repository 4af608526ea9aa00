internal import Records
internal import Sessions
package import Transport

/// A call of the service: method, path, query and body.
///
/// `JobMatchNowClient` makes it and checks the answer. `JobMatchNowClient.answer` returns the answer
/// unchecked.
package struct ServiceCall: Sendable {
  package let method: HTTPMethod
  /// The path without query, as in the service's description.
  package let path: String
  let query: [(name: String, value: String?)]
  let body: HTTPBody
  let headers: HTTPHeaders
  /// Whether it may be sent again after the server may have acted on it.
  let isIdempotent: Bool?

  private init(
    _ method: HTTPMethod, _ path: String, query: [(name: String, value: String?)] = [],
    body: HTTPBody = .none, headers: HTTPHeaders = HTTPHeaders(), isIdempotent: Bool? = nil
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.body = body
    self.headers = headers
    self.isIdempotent = isIdempotent
  }

  /// A POST that changes nothing, or that may be made twice.
  private init(_ path: String, json: JSON) {
    self.init(
      .post, path, body: .bytes(json.line, contentType: "application/json"), isIdempotent: true)
  }

  /// `POST /api/resume`
  package static func upload(_ resume: ResumeUpload) -> ServiceCall {
    let part = MultipartPart(
      name: "file", content: resume.content, fileName: resume.fileName,
      contentType: resume.mediaType)
    var headers = HTTPHeaders()
    headers["Idempotency-Key"] = resume.idempotencyKey
    return ServiceCall(
      .post, "/api/resume", body: .multipart([part]), headers: headers,
      isIdempotent: resume.idempotencyKey != nil)
  }

  /// `GET /api/public/session`
  package static func session(viewToken: String) -> ServiceCall {
    ServiceCall(.get, "/api/public/session", query: [("token", viewToken)])
  }

  /// `GET /api/public/jobs`
  package static func jobs(
    viewToken: String, scope: JobScope? = nil, remote: Bool? = nil
  ) -> ServiceCall {
    ServiceCall(
      .get, "/api/public/jobs",
      query: [
        ("token", viewToken), ("scope", scope?.rawValue),
        ("remote", remote.map { $0 ? "true" : "false" }),
      ])
  }

  /// `POST /api/jobs/explanation`
  package static func explanation(jobID: String, viewToken: String) -> ServiceCall {
    ServiceCall(
      "/api/jobs/explanation",
      json: ["job_id": .string(jobID), "view_token": .string(viewToken)])
  }

  /// `POST /api/jobs/interaction`
  package static func interaction(
    _ interaction: JobInteraction, jobID: String, viewToken: String
  ) -> ServiceCall {
    ServiceCall(
      "/api/jobs/interaction",
      json: [
        "job_id": .string(jobID), "view_token": .string(viewToken),
        "interaction_type": .string(interaction.rawValue),
      ])
  }

  /// `POST /api/insights/role-snippet`
  package static func roleSnippet(_ role: String, viewToken: String) -> ServiceCall {
    ServiceCall(
      "/api/insights/role-snippet",
      json: ["role": .string(role), "view_token": .string(viewToken)])
  }

  /// `GET /api/me/dashboard`
  package static var dashboard: ServiceCall { ServiceCall(.get, "/api/me/dashboard") }

  /// `DELETE /api/me/sessions/{id}`
  package static func deleteSession(id: String) -> ServiceCall {
    ServiceCall(.delete, "/api/me/sessions/\(PercentEncoding.encode(id))")
  }

  func request(to baseURL: WebAddress, token: Secret?) throws(Failure) -> HTTPRequest {
    var headers = headers
    headers["Accept"] = "application/json"
    headers["Authorization"] = token.map { "Bearer \($0.revealed)" }
    var request = HTTPRequest(
      method, try baseURL.appending(path: path, query: query), headers: headers, body: body,
      isIdempotent: isIdempotent)
    request.addressSetting = .baseURL(prefix: Service.jobMatchNow.prefix)
    return request
  }
}
