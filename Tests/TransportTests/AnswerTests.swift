import Records
import Testing
import Transport

@Suite struct AnswerTests {
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
    let failure = try response(status).failure()
    #expect(failure.exit == exit && failure.retryable == retryable)
    #expect(failure.httpStatus == status)
  }

  @Test(arguments: [
    ("<!DOCTYPE html><html><body>Bad gateway</body></html>", "web page"),
    (#"{"a":1"#, "is no JSON"), ("", "it is empty"), ("null x", "is no JSON"),
    ("[1,2]", "no JSON object"),
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
  func saysWhatItIs(type: String, passes: Bool) throws {
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

  @Test func findsTheRequestIdentifier() throws {
    #expect(try response(200, "", [("CF-Ray", "c"), ("X-Request-ID", "x")]).requestID == "x")
    #expect(try response(200, "", [("sb-request-id", "s")]).requestID == "s")
    #expect(try response(200).requestID == nil)
  }
}
