internal import Hummingbird

/// What travels with one request.
struct RequestScope: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// Stands in the answer's `x-request-id`.
  var requestID = RandomText.base62(16)

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
  }
}
