/// How long a connection may keep the server waiting.
package struct ConnectionTimeouts: Sendable {
  /// From the opening of a connection to the end of the first request's header. Twice the longest
  /// start of a TCP connection that loses a packet or two; Apache's mod_reqtimeout has the same.
  package var header = Duration.seconds(20)
  /// From an answer to the end of the next request's header. Longer than clients keep connections
  /// for reuse (60 s in most HTTP libraries), so that they are the ones to close.
  package var idle = Duration.seconds(75)
  /// Between two pieces of a body.
  package var bodyGap = Duration.seconds(20)
  /// For a whole body: what our own clients allow for an upload.
  package var body = Duration.seconds(300)
  /// For a client to read what was sent, once the socket's buffer is full.
  package var write = Duration.seconds(60)

  package init() {}
}
