import JobMatchNow
import LoopbackServer
import Records
import ServiceKit
import Testing
import Transport

/// Answers that are JSON but break the contract: each is a failure with exit 76 that names the
/// member.
@Suite(.timeLimit(.minutes(30))) struct ContractTests {
  private func failure(
    _ body: String, status: Int = 200, _ call: (ServiceClient) async throws -> Void
  ) async throws -> Failure? {
    let server = try LoopbackServer { _ in .json(body, status: status) }
    let client = ServiceClient(
      http: HTTPClient(), baseURL: try WebAddress(server.url), service: .jobMatchNow)
    do {
      try await call(client)
    } catch let failure as Failure {
      return failure
    }
    return nil
  }

  private func check(_ failure: Failure?, _ words: String) {
    #expect(failure?.code == "unexpected_answer" && failure?.exit == .protocolError)
    #expect(failure?.message.contains(words) == true, "\(failure?.message ?? "no failure")")
  }

  @Test(arguments: [
    ("[{}]", "has no id in job 1"), (#"[{"id":"u"}]"#, "has no job_id in job 1"),
    (#"[{"id":"u","job_id":"j","title":"t"},{"id":"u","job_id":"j"}]"#, "has no title in job 2"),
    (#"[{"id":"u","job_id":"","title":"t"}]"#, "has no job_id"),
    (#"[{"id":"u","job_id":7,"title":"t"}]"#, "has no job_id"),
    (#"{"jobs":[{"job_id":"j","title":"t"}]}"#, "has no id"),
    ("[1]", "not a job object"), ("{}", "not a list of jobs"),
    (#"{"jobs":{}}"#, "not a list of jobs"), ("null", "not a list of jobs"),
  ])
  func jobs(body: String, words: String) async throws {
    check(try await failure(body) { _ = try await $0.send(.jobs(viewToken: "v")) }, words)
  }

  @Test(arguments: ["[]", #"[{"title":"t","job_id":"j","id":"u"}]"#])
  func completeJobs(body: String) async throws {
    #expect(try await failure(body) { _ = try await $0.send(.jobs(viewToken: "v")) } == nil)
  }

  @Test(arguments: [
    ("{}", "has no status"), (#"{"status":"completed"}"#, "has no created_at"),
    (#"{"status":1,"created_at":"x"}"#, "has an invalid status"),
    (#"{"state":"completed","created_at":"x"}"#, "has no status"),
  ])
  func sessions(body: String, words: String) async throws {
    check(try await failure(body) { _ = try await $0.send(.session(viewToken: "v")) }, words)
  }

  @Test(arguments: [
    (#"{"user_search_id":"u","search_session_id":"s"}"#, "has no view_token"),
    (#"{"view_token":"v","search_session_id":"s"}"#, "has no user_search_id"),
    (#"{"view_token":"v","user_search_id":"u"}"#, "has no search_session_id"),
    (#"{"view_token":"","user_search_id":"u","search_session_id":"s"}"#, "view_token"),
  ])
  func uploads(body: String, words: String) async throws {
    let resume = ResumeUpload(
      .bytes([0x61]), fileName: "cv.txt", mediaType: "text/plain")
    check(
      try await failure(body) { _ = try await $0.send(.upload(resume, isAnonymous: true)) }, words)
  }

  @Test(arguments: [
    ("{}", "neither explanation_summary nor bullets"), ("[]", "not a JSON object"),
    (#"{"explanation_summary":["a"]}"#, "explanation_summary"),
    (#"{"explanation_summary":"a","bullets":"b"}"#, "bullets"),
  ])
  func explanations(body: String, words: String) async throws {
    check(
      try await failure(body) { _ = try await $0.send(.explanation(jobID: "j", viewToken: "v")) },
      words)
  }

  @Test(arguments: [
    #"{"explanation_summary":"a"}"#, #"{"bullets":["b"]}"#,
    #"{"explanation_summary":null,"bullets":[]}"#,
  ])
  func anExplanationMayLackOnePart(body: String) async throws {
    let failure = try await failure(body) {
      _ = try await $0.send(.explanation(jobID: "j", viewToken: "v"))
    }
    #expect(failure == nil)
  }

  @Test(arguments: [
    (#"{"role":"r","bullets":[]}"#, "has no summary"),
    (#"{"role":"r","summary":"s"}"#, "has no bullets"),
  ])
  func roles(body: String, words: String) async throws {
    check(
      try await failure(body) { _ = try await $0.send(.roleSnippet("r", viewToken: "v")) }, words)
  }

  @Test(arguments: [
    (404, "404 page not found"), (404, "<html>Not found</html>"), (404, ""),
    (400, "Bad Request"), (405, "no"), (200, "<html>Welcome</html>"), (404, "[]"),
  ])
  func anAnswerOfAnotherServerNamesTheSetting(status: Int, body: String) async throws {
    let calls: [(ServiceClient) async throws -> Void] = [
      { _ = try await $0.send(.session(viewToken: "v")) },
      { _ = try await $0.send(.jobs(viewToken: "v")) },
      { _ = try await $0.send(.explanation(jobID: "j", viewToken: "v")) },
      { _ = try await $0.send(.roleSnippet("r", viewToken: "v")) },
      {
        let resume = ResumeUpload(.bytes([0x61]), fileName: "cv.txt", mediaType: "text/plain")
        _ = try await $0.send(.upload(resume, isAnonymous: true))
      },
    ]
    for call in calls {
      let failure = try await failure(body, status: status, call)
      #expect(failure?.exit == .protocolError, "\(failure?.message ?? "no failure")")
      #expect(failure?.hint?.contains("base_url") == true)
      #expect(failure?.hint?.contains("JM_BASE_URL") == true)
    }
  }
}
