internal import HTTPTypes
internal import NIOCore
internal import NIOHTTPTypes
internal import Records

/// Watches one connection: closes it when its client takes too long, and answers for the server when
/// there are too many connections.
///
/// It comes after the HTTP decoder, so a header that arrives byte by byte does not count as progress.
final class ConnectionHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// Seconds after which a client that found the server overloaded may come back.
  private static let retryAfter = "1"

  private let limiter: ConnectionLimiter
  private let timeouts: ConnectionTimeouts
  /// Paths that are answered however many connections there are.
  private let healthPaths: Set<String>

  private var id = 0
  private var isOverloaded = false
  /// Whether the rest of a request is ignored because it was refused.
  private var isIgnoring = false
  /// Requests whose header has arrived and whose answer has not been written.
  private var unanswered = 0
  private var isReadingBody = false
  /// The time by which the client must have done what the connection waits for.
  private var deadline: NIODeadline?
  private var bodyDeadline = NIODeadline.distantFuture
  private var writeDeadline: NIODeadline?
  private var timer: (Scheduled<Void>, deadline: NIODeadline)?

  init(
    limiter: ConnectionLimiter, timeouts: ConnectionTimeouts, healthPaths: Set<String>
  ) {
    self.limiter = limiter
    self.timeouts = timeouts
    self.healthPaths = healthPaths
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { begin(context) }
  }

  func channelActive(context: ChannelHandlerContext) {
    begin(context)
    context.fireChannelActive()
  }

  private func begin(_ context: ChannelHandlerContext) {
    guard id == 0 else { return }
    let channel = context.channel
    let (id, admission) = limiter.open { channel.close(promise: nil) }
    self.id = id
    channel.closeFuture.whenComplete { [limiter] _ in limiter.closed(id) }
    switch admission {
    case .accepted: break
    case .overloaded: isOverloaded = true
    case .refused: return context.close(promise: nil)
    }
    wait(timeouts.header, context)
  }

  func handlerRemoved(context: ChannelHandlerContext) { stop() }

  func channelInactive(context: ChannelHandlerContext) {
    stop()
    context.fireChannelInactive()
  }

  private func stop() {
    timer?.0.cancel()
    timer = nil
    deadline = nil
    writeDeadline = nil
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if isIgnoring { return }
    switch unwrapInboundIn(data) {
    case .head(let request):
      if isOverloaded, !healthPaths.contains(request.path ?? "") {
        return refuse(context)
      }
      unanswered += 1
      isReadingBody = true
      // Without a body the end follows at once, and no timer is worth setting.
      if request.headerFields[.contentLength] != nil
        || request.headerFields[.transferEncoding] != nil
      {
        bodyDeadline = context.eventLoop.now + TimeAmount(timeouts.body)
        waitForBody(context)
      }
    case .body: waitForBody(context)
    case .end:
      isReadingBody = false
      deadline = nil
      limiter.setWaiting(false, id)
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data), unanswered > 0 {
      unanswered -= 1
      if unanswered == 0 && !isReadingBody { wait(timeouts.idle, context) }
    }
    context.write(data, promise: promise)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    writeDeadline =
      context.channel.isWritable ? nil : context.eventLoop.now + TimeAmount(timeouts.write)
    schedule(context)
    context.fireChannelWritabilityChanged()
  }

  private func refuse(_ context: ChannelHandlerContext) {
    isIgnoring = true
    let error = APIError(
      .serviceUnavailable, "too_many_connections", "The server has too many connections.")
    let body = ByteBuffer(bytes: error.json.line)
    let fields: HTTPFields = [
      .contentType: "application/json; charset=utf-8", .retryAfter: Self.retryAfter,
      .connection: "close", .contentLength: String(body.readableBytes),
    ]
    let head = HTTPResponse(status: error.status, headerFields: fields)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(body)), promise: nil)
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
      channel.close(promise: nil)
    }
  }

  /// Waits for the next request.
  private func wait(_ limit: Duration, _ context: ChannelHandlerContext) {
    limiter.setWaiting(true, id)
    deadline = context.eventLoop.now + TimeAmount(limit)
    schedule(context)
  }

  private func waitForBody(_ context: ChannelHandlerContext) {
    deadline = min(context.eventLoop.now + TimeAmount(timeouts.bodyGap), bodyDeadline)
    schedule(context)
  }

  /// Sets a timer unless one is set that fires no later. It may fire before a deadline that has
  /// moved since, and is then set again.
  private func schedule(_ context: ChannelHandlerContext) {
    guard let next = nextDeadline, timer.map({ next < $0.deadline }) ?? true else { return }
    timer?.0.cancel()
    let handler = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
    let scheduled = context.eventLoop.scheduleTask(deadline: next) {
      let (handler, context) = handler.value
      handler.timer = nil
      if let next = handler.nextDeadline, next <= context.eventLoop.now {
        context.close(promise: nil)
      } else {
        handler.schedule(context)
      }
    }
    timer = (scheduled, next)
  }

  private var nextDeadline: NIODeadline? { [deadline, writeDeadline].compactMap { $0 }.min() }
}
