internal import Hummingbird
internal import NIOCore

/// What belongs to one request.
struct RequestScope: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// Sent back as `x-request-id`.
  var requestID = RandomText.requestID()
  let channel: any Channel

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }
}
