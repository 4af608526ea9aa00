internal import HTTPTypes
internal import NIOCore
internal import NIOHTTPTypes

/// Answers `Expect: 100-continue` (RFC 9110 §10.1.1), for which curl waits a second before a large
/// upload.
///
/// A body whose length would be refused is not requested: the client gets the refusal instead.
final class ContinueHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias OutboundOut = HTTPResponsePart

  private let limit: Int

  init(limit: Int) { self.limit = limit }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head(let request) = unwrapInboundIn(data), expectsContinue(request) {
      context.writeAndFlush(
        wrapOutboundOut(.head(HTTPResponse(status: .continue))), promise: nil)
    }
    context.fireChannelRead(data)
  }

  private func expectsContinue(_ request: HTTPRequest) -> Bool {
    guard request.headerFields[.expect]?.lowercased() == "100-continue" else { return false }
    let length = request.headerFields[.contentLength].flatMap { Int($0) }
    return length.map { $0 <= limit } ?? true
  }
}
