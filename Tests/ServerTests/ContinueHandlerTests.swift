import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import GoTrueServer
@testable import JobMatchNowServer
@testable import Server
@testable import ServerKit

@Suite(.timeLimit(.minutes(30)))
struct ContinueHandlerTests {
  static let requests: [(expect: String?, length: String?, asks: Bool)] = [
    ("100-continue", "1000", true), ("100-Continue", nil, true), ("100-continue", "1001", false),
    (nil, "10", false), ("something-else", "10", false),
  ]

  @Test(arguments: requests)
  func asksForBodiesThatFit(expect: String?, length: String?, asks: Bool) throws {
    let channel = EmbeddedChannel(handler: ContinueHandler(limit: 1000))
    var fields = HTTPFields()
    fields[.expect] = expect
    fields[.contentLength] = length
    let head = HTTPRequestPart.head(
      HTTPRequest(
        method: .post, scheme: "http", authority: "a", path: "/", headerFields: fields))
    try channel.writeInbound(head)
    let answer = try channel.readOutbound(as: HTTPResponsePart.self)
    #expect(answer == (asks ? .head(HTTPResponse(status: .continue)) : nil))
    #expect(try channel.readInbound(as: HTTPRequestPart.self) == head)
  }
}
