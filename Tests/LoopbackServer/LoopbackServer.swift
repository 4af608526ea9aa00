internal import CCurl
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A small HTTP/1.1 server on 127.0.0.1 for tests. A closure decides the reply to each request.
///
/// Each connection has a thread of its own and ends when its client closes it.
package final class LoopbackServer: Sendable {
  package typealias Handler = @Sendable (LoopbackRequest) -> LoopbackReply

  package let port: Int
  private let listener: Int32
  private let handler: Handler
  /// Called after the head of a request; true resets the connection before the body is read.
  private let refusesBody: @Sendable (LoopbackRequest) -> Bool
  private let seen = Mutex<[LoopbackRequest]>([])

  package convenience init(
    refusesBody: @escaping @Sendable (LoopbackRequest) -> Bool = { _ in false },
    _ handler: @escaping Handler
  ) throws {
    let (socket, port) = try LoopbackSocket.bound()
    try self.init(listeningOn: socket, port, refusesBody: refusesBody, handler)
  }

  /// A server on a port that refused connections until now.
  package convenience init(opening port: ClosedPort, _ handler: @escaping Handler) throws {
    try self.init(
      listeningOn: dup(port.socket), port.number, refusesBody: { _ in false }, handler)
  }

  private init(
    listeningOn socket: Int32, _ port: Int,
    refusesBody: @escaping @Sendable (LoopbackRequest) -> Bool, _ handler: @escaping Handler
  ) throws {
    guard Self.listen(socket) else { throw LoopbackError() }
    listener = socket
    self.port = port
    self.handler = handler
    self.refusesBody = refusesBody
    Self.startThread { [listener, weak self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else {
          close(listener)
          return
        }
        guard let self else {
          close(connection)
          close(listener)
          return
        }
        Self.startThread { self.serve(connection) }
      }
    }
  }

  /// A server that sends these replies one after the other, and then 500.
  package convenience init(replies: [LoopbackReply]) throws {
    let rest = RemainingReplies(replies)
    try self.init { _ in rest.next() }
  }

  /// Ends the accepting thread, which closes the listener. Closed here, its number could belong to
  /// another server by the time that thread uses it.
  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  package var url: String { "http://127.0.0.1:\(port)" }

  /// The requests so far, in the order in which they were read.
  package var requests: [LoopbackRequest] { seen.withLock { $0 } }

  private static func listen(_ listener: Int32) -> Bool {
    #if canImport(Darwin)
      Darwin.listen(listener, 128) == 0
    #elseif canImport(Musl)
      Musl.listen(listener, 128) == 0
    #else
      Glibc.listen(listener, 128) == 0
    #endif
  }

  private static func startThread(_ body: @escaping @Sendable () -> Void) {
    let context = Unmanaged.passRetained(ThreadBody(body)).toOpaque()
    _ = jm_thread_start(
      { context in
        guard let context else { return }
        Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
      }, context)
  }

  private func serve(_ socket: Int32) {
    let connection = LoopbackConnection(socket)
    while var request = connection.head() {
      if refusesBody(request) {
        seen.withLock { $0.append(request) }
        return connection.end(abruptly: true)
      }
      guard connection.readBody(of: &request) else { break }
      let read = request
      seen.withLock { $0.append(read) }
      switch handler(read) {
      case .answer(let status, let fields, let body):
        connection.answer(status, fields, body, isHead: read.method == "HEAD")
      case .raw(let text):
        connection.send(Array(text.utf8))
        return connection.end(abruptly: false)
      case .close: return connection.end(abruptly: false)
      case .hang:
        connection.waitForEnd()
        return connection.end(abruptly: false)
      }
    }
    connection.end(abruptly: false)
  }
}

private final class ThreadBody: Sendable {
  private let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  func run() { body() }
}

private final class RemainingReplies: Sendable {
  private let rest: Mutex<ArraySlice<LoopbackReply>>
  init(_ replies: [LoopbackReply]) { rest = Mutex(replies[...]) }
  func next() -> LoopbackReply {
    rest.withLock { $0.popFirst() } ?? .answer(500, body: "no reply is left")
  }
}
