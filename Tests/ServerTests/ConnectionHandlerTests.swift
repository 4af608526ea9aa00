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
struct ConnectionHandlerTests {
  private func connect(
    _ limiter: ConnectionLimiter = ConnectionLimiter(limit: 10)
  ) throws -> EmbeddedChannel {
    let channel = EmbeddedChannel(
      handler: ConnectionHandler(
        limiter: limiter, timeouts: ConnectionTimeouts(), healthPaths: ["/health"]))
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    return channel
  }

  private func head(_ path: String = "/", length: Int? = nil) -> HTTPRequestPart {
    var fields = HTTPFields()
    fields[.contentLength] = length.map { String($0) }
    return .head(
      HTTPRequest(
        method: length == nil ? .get : .post, scheme: "http", authority: "a", path: path,
        headerFields: fields))
  }

  private func answer(_ channel: EmbeddedChannel) throws {
    try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok)))
    try channel.writeOutbound(HTTPResponsePart.end(nil))
  }

  private func advance(_ channel: EmbeddedChannel, seconds: Int64) {
    channel.embeddedEventLoop.advanceTime(by: .seconds(seconds))
  }

  /// A header that arrives byte by byte never gets here: the time runs from the connection on.
  @Test func aConnectionWithoutARequestIsClosed() throws {
    let channel = try connect()
    advance(channel, seconds: 19)
    #expect(channel.isActive)
    advance(channel, seconds: 1)
    #expect(!channel.isActive)
  }

  @Test func anIdleConnectionIsClosedLater() throws {
    let channel = try connect()
    try channel.writeInbound(head())
    try channel.writeInbound(HTTPRequestPart.end(nil))
    // However long the answer takes.
    advance(channel, seconds: 1000)
    try answer(channel)
    advance(channel, seconds: 74)
    #expect(channel.isActive)
    advance(channel, seconds: 1)
    #expect(!channel.isActive)
  }

  @Test func aBodyMayNotStall() throws {
    let channel = try connect()
    try channel.writeInbound(head(length: 10))
    advance(channel, seconds: 19)
    try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(string: "x")))
    advance(channel, seconds: 19)
    #expect(channel.isActive)
    advance(channel, seconds: 1)
    #expect(!channel.isActive)
  }

  @Test func aBodyMayNotTakeForEver() throws {
    let channel = try connect()
    try channel.writeInbound(head(length: 1000))
    for _ in 0..<29 {
      advance(channel, seconds: 10)
      try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(string: "x")))
    }
    #expect(channel.isActive)
    advance(channel, seconds: 10)
    #expect(!channel.isActive)
  }

  @Test func theConnectionThatWaitsLongestMakesRoom() throws {
    let limiter = ConnectionLimiter(limit: 2)
    let answered = try connect(limiter)
    try answered.writeInbound(head())
    try answered.writeInbound(HTTPRequestPart.end(nil))
    let stalled = try connect(limiter)
    let new = try connect(limiter)
    #expect(answered.isActive && !stalled.isActive && new.isActive)
  }

  @Test func anOverloadedServerAnswersHealthChecksOnly() throws {
    let limiter = ConnectionLimiter(limit: 1)
    let busy = try connect(limiter)
    try busy.writeInbound(head())
    try busy.writeInbound(HTTPRequestPart.end(nil))
    let refused = try connect(limiter)
    try refused.writeInbound(head("/api/public/jobs"))
    #expect(try refused.readInbound(as: HTTPRequestPart.self) == nil)
    guard case .head(let response)? = try refused.readOutbound(as: HTTPResponsePart.self) else {
      Issue.record("no answer")
      return
    }
    #expect(response.status == .serviceUnavailable)
    #expect(response.headerFields[.retryAfter] == "1")
    #expect(!refused.isActive)
    let health = try connect(limiter)
    try health.writeInbound(head("/health"))
    #expect(try health.readInbound(as: HTTPRequestPart.self) != nil)
    #expect(busy.isActive && health.isActive)
  }

  @Test func closedConnectionsMakeRoom() throws {
    let limiter = ConnectionLimiter(limit: 1)
    for _ in 0..<3 {
      let channel = try connect(limiter)
      try channel.writeInbound(head())
      try channel.writeInbound(HTTPRequestPart.end(nil))
      #expect(try channel.readInbound(as: HTTPRequestPart.self) != nil)
      _ = try channel.finish()
    }
  }
}
