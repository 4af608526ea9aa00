package import Hummingbird
package import NIOCore

/// What belongs to one request.
package struct RequestScope: RequestContext {
  package var coreContext: CoreRequestContextStorage
  /// Sent back as `x-request-id`.
  package var requestID = RandomText.requestID()
  /// Whether the path ended with a slash, which routing ignores.
  package var hasFinalSlash = false
  package let channel: any Channel

  /// The segment of the path that a route has as `{name}`, decoded; empty if it has none.
  package func segment(_ name: String) -> String {
    parameters.get(name).map(RequestPath.decodedSegment) ?? ""
  }

  /// The segments of the path that a route has as `**`, decoded.
  package var remainder: String {
    parameters.getCatchAll().map { RequestPath.decodedSegment(String($0)) }.joined(separator: "/")
  }

  package init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }
}
