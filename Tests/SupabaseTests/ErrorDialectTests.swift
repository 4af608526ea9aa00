import LoopbackServer
import Records
import Supabase
import Testing
import Transport

/// The same refusals in the five shapes in which servers have sent them.
@Suite(.timeLimit(.minutes(30))) struct ErrorDialectTests {
  private func failure(
    _ status: Int, _ body: String, _ headers: [(name: String, value: String)] = []
  ) async throws -> Failure {
    let server = try LoopbackServer { _ in
      .answer(status, headers + [("Content-Type", "application/json")], body: body)
    }
    var options = TransportOptions()
    options.attempts = 1
    let client = AuthClient(
      http: HTTPClient(options), projectURL: try WebAddress(server.url), anonKey: Secret("anon"),
      clientInfo: "jm-test/0", variablePrefix: "JM",
      now: { Timestamp(seconds: 1_000) })
    do throws(Failure) {
      _ = try await client.signIn(email: "ada@example.com", password: Secret("engine"))
    } catch {
      return error
    }
    return try #require(nil as Failure?)
  }

  @Test(arguments: [
    #"{"code":"invalid_credentials","message":"Invalid login credentials"}"#,
    #"{"code":400,"error_code":"invalid_credentials","msg":"Invalid login credentials"}"#,
    #"{"error":"invalid_grant","error_description":"Invalid login credentials"}"#,
    #"{"code":400,"msg":"Invalid login credentials"}"#,
    #"{"message":"Invalid login credentials","hint":"x"}"#,
  ])
  func wrongPassword(body: String) async throws {
    let failure = try await failure(400, body)
    #expect(failure.code == "invalid_credentials" && failure.exit == .notSignedIn)
    #expect(failure.httpStatus == 400 && !failure.retryable)
  }

  @Test(arguments: [
    (
      400, #"{"error":"invalid_grant","error_description":"Email not confirmed"}"#,
      "email_not_confirmed", Records.ExitStatus.notSignedIn
    ),
    (
      400, #"{"error":"invalid_grant","error_description":"Invalid Refresh Token: Already Used"}"#,
      "refresh_token_already_used", .notSignedIn
    ),
    (
      400, #"{"error":"invalid_request","error_description":"refresh_token required"}"#,
      "refresh_token_not_found", .notSignedIn
    ),
    (
      422, #"{"code":422,"msg":"Password should be at least 6 characters"}"#, "weak_password",
      .dataError
    ),
    (
      422, #"{"code":"weak_password","message":"Too weak.","weak_password":{"reasons":["pwned"]}}"#,
      "weak_password", .dataError
    ),
    (
      422, #"{"code":422,"error_code":"user_already_exists","msg":"User already registered"}"#,
      "user_already_exists", .dataError
    ),
    (400, #"{"code":400,"msg":"User already registered"}"#, "user_already_exists", .dataError),
    (
      403, #"{"code":"bad_jwt","message":"invalid JWT: token is expired"}"#, "bad_jwt",
      .notSignedIn
    ),
    (
      401, #"{"code":401,"msg":"This endpoint requires a Bearer token"}"#, "no_authorization",
      .notSignedIn
    ),
    (
      401, #"{"message":"No API key found in request","hint":"h"}"#, "invalid_api_key",
      .configuration
    ),
    (401, #"{"message":"Invalid API key","hint":"h"}"#, "invalid_api_key", .configuration),
    (
      409, #"{"code":"conflict","message":"Too many concurrent token refresh requests"}"#,
      "conflict", .tryAgain
    ),
    (400, #"{"error":"unsupported_grant_type"}"#, "unsupported_grant_type", .dataError),
    (418, #"{"code":"something_new","message":"New"}"#, "something_new", .dataError),
    (502, "<html><body>Bad gateway</body></html>", "unavailable", .unavailable),
    (404, "404 page not found", "unexpected_answer", .protocolError),
    (
      500, #"{"code":500,"error_code":"unexpected_failure","msg":"m","error_id":"e"}"#,
      "unexpected_failure", .unavailable
    ),
  ])
  func codes(
    status: Int, body: String, code: String, exit: Records.ExitStatus
  ) async throws {
    let failure = try await failure(status, body)
    #expect(failure.code == code && failure.exit == exit && failure.httpStatus == status)
    #expect(failure.retryable == [.tryAgain, .unavailable].contains(exit))
    #expect(!failure.message.isEmpty)
  }

  /// `invalid_grant` has no message of its own in some versions, and none that is known in others.
  @Test(arguments: [
    #"{"error":"invalid_grant"}"#, #"{"error":"invalid_grant","error_description":"No luck"}"#,
  ])
  func invalidGrantMeansWrongCredentials(body: String) async throws {
    let failure = try await failure(400, body)
    #expect(failure.code == "invalid_credentials" && failure.exit == .notSignedIn)
  }

  @Test(arguments: ["404 page not found", "<html>Nothing here</html>", ""])
  func anAnswerOfAnotherServerNamesTheSetting(body: String) async throws {
    let failure = try await failure(404, body)
    #expect(failure.code == "unexpected_answer" && failure.exit == .protocolError)
    #expect(failure.hint?.contains("auth_url") == true)
    #expect(failure.hint?.contains("JM_AUTH_URL") == true)
  }

  @Test func aMessageIsOneLine() async throws {
    let unknown = try await failure(
      422, #"{"code":"something_new","message":"a\njm-auth: signed in\u202e\u001b[2J\u0085b"}"#)
    #expect(unknown.message.hasSuffix("a jm-auth: signed in[2J b"), "\(unknown.message)")
    let advised = try await failure(
      400, #"{"code":"validation_failed","message":"bad\r\nforged"}"#)
    #expect(advised.message.hasSuffix("bad forged"))
  }

  @Test func theHeaderNamesTheCodeIfTheBodyDoesNot() async throws {
    let failure = try await failure(
      400, #"{"message":"No"}"#, [("x-sb-error-code", "user_banned")])
    #expect(failure.code == "user_banned" && failure.exit == .notSignedIn)
  }

  @Test func theAppsSentences() async throws {
    let registered = try await failure(422, #"{"code":"user_already_exists","message":"m"}"#)
    #expect(registered.description.contains("already registered"))
    #expect(registered.hint?.contains("{program:auth} login") == true)
    let short = try await failure(
      422, #"{"code":"weak_password","weak_password":{"reasons":["length"]}}"#)
    #expect(short.message.contains("at least 6 characters"))
    let often = try await failure(
      429,
      #"{"code":429,"msg":"For security purposes, you can only request this after 57 seconds."}"#)
    #expect(often.code == "over_email_send_rate_limit" && often.exit == .tryAgain)
    #expect(often.hint == "try again in 57 s")
  }
}
