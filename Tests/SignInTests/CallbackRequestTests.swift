import Testing

@testable import SignIn

@Suite(.timeLimit(.minutes(30))) struct CallbackRequestTests {
  private func read(_ text: String) -> CallbackRequest.Reading {
    CallbackRequest.read(Array(text.utf8))
  }

  @Test func takesALineApart() {
    let request = CallbackRequest(method: "GET", path: "/cb/n", query: "code=a?b", body: "")
    #expect(read("GET /cb/n?code=a?b HTTP/1.1\r\nHost: h\r\n\r\n") == .whole(request))
  }

  @Test func waitsForTheWholeBody() {
    let head = "POST /cb/n HTTP/1.1\r\ncontent-LENGTH: 5\r\n\r\n"
    #expect(read(head + "a=b") == .incomplete)
    let request = CallbackRequest(method: "POST", path: "/cb/n", query: "", body: "a=bcd")
    #expect(read(head + "a=bcd") == .whole(request))
    #expect(read(head + "a=bcdefg") == .whole(request))
  }

  @Test(arguments: ["", "G", "GET /cb/n HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: h\r\n"])
  func waitsForTheWholeHead(text: String) { #expect(read(text) == .incomplete) }

  @Test(arguments: [
    "\r\n\r\n", "GET\r\n\r\n", "GET / \r\n\r\n", "GET http://x/ HTTP/1.1\r\n\r\n",
    "GET / HTTP/2\r\n\r\n", "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    "POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
    "POST / HTTP/1.1\r\nContent-Length: 70000\r\n\r\n",
    "GET /" + String(repeating: "a", count: 70_000),
  ])
  func refusesWhatNoBrowserSends(text: String) { #expect(read(text) == .malformed) }
}
