import Records
import Testing
import Transport

@Suite(.timeLimit(.minutes(30))) struct AnswerTests {
  private func response(
    _ status: Int, _ body: String = "", _ headers: [(name: String, value: String)] = []
  ) throws -> HTTPResponse {
    HTTPResponse(
      status: status, headers: HTTPHeaders(headers), body: Array(body.utf8),
      url: try WebAddress("https://x.test/api?token=abcdefghijklmnopqrst"))
  }

  @Test(arguments: [
    (400, Records.ExitStatus.dataError, false), (401, .notSignedIn, false),
    (403, .notSignedIn, false),
    (404, .dataError, false), (407, .configuration, false), (408, .tryAgain, true),
    (409, .dataError, false), (413, .dataError, false), (415, .dataError, false),
    (422, .dataError, false), (425, .tryAgain, true), (429, .tryAgain, true),
    (500, .unavailable, true), (501, .protocolError, false), (502, .unavailable, true),
    (503, .unavailable, true), (504, .unavailable, true), (302, .protocolError, false),
    (100, .protocolError, false), (999, .protocolError, false),
  ])
  func statuses(status: Int, exit: Records.ExitStatus, retryable: Bool) throws {
    let failure = try response(status, #"{"error":"e"}"#).failure()
    #expect(failure.exit == exit && failure.retryable == retryable)
    #expect(failure.httpStatus == status)
  }

  @Test(arguments: [
    ("<!DOCTYPE html><html><body>Bad gateway</body></html>", "web page"),
    (#"{"a":1"#, "is not valid JSON"), ("", "it is empty"), ("null x", "is not valid JSON"),
    ("[1,2]", "not a JSON object"),
  ])
  func unexpectedBodies(body: String, words: String) throws {
    let failure = #expect(throws: Failure.self) { try response(200, body).object() }
    #expect(failure?.code == "unexpected_answer" && failure?.exit == .protocolError)
    #expect(failure?.description.contains(words) == true, "\(failure?.description ?? "")")
    #expect(failure?.description.contains("ijklmnop") == false)
  }

  @Test(arguments: [
    ("application/json", true), ("Application/JSON; charset=utf-8", true), ("text/json", true),
    ("application/vnd.pgrst.object+json", true), ("", true), ("text/plain", false),
    ("application/octet-stream", false), ("text/html; charset=utf-8", false),
  ])
  func acceptsTheMediaTypesOfJSON(type: String, passes: Bool) throws {
    let answer = try response(200, #"{"a":1}"#, [("Content-Type", type)])
    if passes {
      #expect(try answer.object()["a"] == 1)
    } else {
      let failure = #expect(throws: Failure.self) { try answer.object() }
      #expect(failure?.code == "unexpected_answer" && failure?.exit == .protocolError)
      #expect(failure?.message.contains(#"\#u{201C}{"a":1}\#u{201D}"#) == true)
    }
  }

  @Test func quotesTwoHundredBytesWithoutControlCharacters() throws {
    let body = "a\u{1B}[31m\n\n b" + String(repeating: "é ", count: 200)
    let quotation = try #require(try response(200, body).quotation)
    #expect(quotation.hasPrefix("\u{201C}a[31m b") && quotation.hasSuffix("…\u{201D}"))
    #expect(quotation.utf8.count < 260)
    #expect(try response(200, " \n").quotation == nil)
  }

  /// A service's own refusals are JSON objects; 413 and the like may come from a proxy before it.
  @Test(arguments: [
    (400, "Bad Request", true), (404, "404 page not found", true), (404, "", true),
    (404, "[]", true), (405, "<html>no</html>", true), (404, "{}", false), (400, "{}", false),
    (405, "{}", true), (404, #"{"detail":"Not Found"}"#, true),
    (501, "<h1>Unsupported method ('POST')</h1>", true),
    (404, #"{"message":"Not Found - /API"}"#, true),
    (404, #"{"message":"Not Found - 5"}"#, false),
    (404, #"{"message":"no Route matched with those values"}"#, true),
    (404, #"{"error":{"code":"NOT_FOUND","message":"The page could not be found"}}"#, true),
    (404, #"{"timestamp":1,"status":404,"error":"Not Found","path":"/x"}"#, true),
    (404, #"{"title":"Not Found","status":404}"#, true),
    (404, #"{"detail":"Search not found"}"#, false), (404, #"{"error":"not_found"}"#, false),
    (404, #"{"code":"user_not_found","message":"Not found"}"#, false),
    (401, "no", false), (403, "<html>no</html>", false), (408, "", false), (413, "<html>", false),
    (415, "", false), (429, "slow", false), (500, "", false), (502, "<html>", false),
  ])
  func refusalsOfAnotherServer(status: Int, body: String, isAnother: Bool) throws {
    let answer = try response(status, body)
    #expect(answer.isFromAnotherServer == isAnother)
    #expect((answer.failure().exit == .protocolError) == isAnother)
  }

  @Test func aMessageOfTheServerIsOneLine() throws {
    let failure = try response(422, "{}").failure(
      message: "a\nforged: \u{1B}[2Jb\u{202E}c\u{2028}d")
    #expect(failure.message == "https://x.test answered 422: a forged: [2Jbc d")
    let limited = try response(429, "{}", [("Retry-After", "1\u{1B}[2J")]).failure()
    #expect(limited.hint == "the service asks clients to wait: Retry-After 1[2J")
  }

  @Test(arguments: [
    ("a\r\n b\t c ", "a b c"), ("a\u{85}b", "a b"), ("a\u{9B}31mb", "a31mb"), ("\u{7F}", ""),
    ("x\u{200F}y\u{061C}z\u{2067}", "xyz"), ("e\u{301}\u{2029}f", "e\u{301} f"),
    ("مرحبا 👩‍👩‍👧", "مرحبا 👩‍👩‍👧"), ("a\u{1B}\u{301}b", "a\u{301}b"),
  ])
  func serverTextIsOnePrintableLine(text: String, line: String) {
    #expect(ServerText.line(text) == line)
  }

  @Test func findsTheRequestIdentifier() throws {
    #expect(try response(200, "", [("CF-Ray", "c"), ("X-Request-ID", "x")]).requestID == "x")
    #expect(try response(200, "", [("sb-request-id", "s")]).requestID == "s")
    #expect(try response(200).requestID == nil)
  }
}
