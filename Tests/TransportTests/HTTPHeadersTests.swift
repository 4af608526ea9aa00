import Testing

@testable import Transport

@Suite(.timeLimit(.minutes(30))) struct HTTPHeadersTests {
  private func received(_ text: String) -> HTTPHeaders { HTTPHeaders(section: Array(text.utf8)) }

  @Test func readsASectionLineByLine() {
    let headers = received(
      "HTTP/1.1 200 OK\r\nServer:a\r\nX-One: \t two words \r\nEmpty:\r\nx-one: again\r\n\r\n")
    #expect(
      headers.fields.map { "\($0.name)=\($0.value)" } == [
        "Server=a", "X-One=two words", "Empty=", "x-one=again",
      ])
    #expect(headers["SERVER"] == "a" && headers["x-one"] == "two words" && headers["empty"] == "")
    #expect(headers["x-on"] == nil && headers["HTTP/1.1 200 OK"] == nil)
  }

  @Test(arguments: ["", "\n", "\r\n\r\n", "no colon", "HTTP/1.1 200 OK"])
  func aSectionWithoutFieldsIsEmpty(text: String) { #expect(received(text).fields.isEmpty) }

  @Test func anUnfinishedLineCounts() {
    #expect(received("a: b\nc: d")["C"] == "d" && received(":")[""] == "")
  }

  @Test func settingReplacesEveryFieldOfTheName() {
    var headers = received("A: 1\r\nB: 2\r\na: 3\r\n")
    headers["a"] = "4"
    #expect(headers == HTTPHeaders([("B", "2"), ("a", "4")]))
    headers["b"] = nil
    #expect(headers == HTTPHeaders([("a", "4")]) && headers != HTTPHeaders([("A", "4")]))
    #expect(Set([headers, HTTPHeaders([("a", "4")])]).count == 1)
  }
}
