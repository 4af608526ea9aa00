internal import Dispatch
internal import LineIO
package import Records
internal import Supabase

/// The loopback address to which the service redirects the browser (RFC 8252 §7.3). GoTrue returns no
/// `state`, so that a nonce in the path tells this browser from others.
package final class CallbackListener: Sendable {
  /// The maximum number of open connections; beyond it the oldest is closed. Browsers open a few in
  /// advance and leave them idle.
  private static let connectionLimit = 32

  /// The redirect address: `http://127.0.0.1:PORT/cb/NONCE`.
  package let redirectURL: String
  private let path: String
  private let socket: LoopbackSocket
  private let now: @Sendable () -> Timestamp

  /// Starts to listen.
  ///
  /// - Throws: `cannot_listen` (69).
  package init(now: @escaping @Sendable () -> Timestamp) throws(Failure) {
    do throws(SystemError) {
      socket = try LoopbackSocket()
    } catch {
      throw Failure(
        "cannot_listen", "cannot \(error)",
        hint: "use --paste", exit: .unavailable)
    }
    path = "/cb/\(CodeVerifier.nonce())"
    redirectURL = "http://127.0.0.1:\(socket.port)\(path)"
    self.now = now
  }

  deinit { try? socket.file.close() }

  /// What the browser brings back within `limit`.
  ///
  /// - Throws: `sign_in_timed_out` (75), `sign_in_refused` (77).
  package func callback(within limit: Duration) async throws(Failure) -> SignInCallback {
    let result = await withCheckedContinuation { continuation in
      // Waiting blocks a thread, which must not be one of those that all tasks share.
      DispatchQueue(label: "sign-in callback").async {
        continuation.resume(returning: self.waitForCallback(within: limit))
      }
    }
    return try result.get()
  }

  private func waitForCallback(within limit: Duration) -> Result<SignInCallback, Failure> {
    let end = ContinuousClock.now + limit
    var connections: [Connection] = []
    defer { for connection in connections { try? connection.file.close() } }
    do throws(SystemError) {
      while ContinuousClock.now < end {
        let files = [socket.file] + connections.map(\.file)
        let isReadable = try LoopbackSocket.readable(files, within: end - ContinuousClock.now)
        var ended: Result<SignInCallback, Failure>?
        var open: [Connection] = []
        for (connection, isReadable) in zip(connections, isReadable.dropFirst()) {
          guard isReadable else {
            open.append(connection)
            continue
          }
          var connection = connection
          if serve(&connection, &ended) { open.append(connection) }
        }
        connections = open
        if let ended { return ended }
        if isReadable[0], let file = socket.accept() { connections.append(Connection(file: file)) }
        if connections.count > Self.connectionLimit {
          try? connections.removeFirst().file.close()
        }
      }
    } catch {
      return .failure(Failure("cannot_listen", "cannot \(error)", exit: .unavailable))
    }
    return .failure(
      Failure(
        "sign_in_timed_out", "the browser did not return in time",
        hint: "where did it end up? \(SignInCallback.redirectHint)", exit: .tryAgain,
        retryable: true))
  }

  private struct Connection {
    let file: FileDescriptor
    var bytes: [UInt8] = []
  }

  /// Reads what has arrived and answers a complete request. False if the connection is closed.
  private func serve(
    _ connection: inout Connection, _ ended: inout Result<SignInCallback, Failure>?
  ) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    let count = chunk.withUnsafeMutableBytes { try? connection.file.read(into: $0) }
    guard let count, count > 0 else {
      try? connection.file.close()
      return false
    }
    connection.bytes += chunk[..<count]
    let reply: CallbackReply
    switch CallbackRequest.read(connection.bytes) {
    case .incomplete: return true
    case .malformed: reply = .malformed
    case .whole(let request): reply = self.reply(to: request, &ended)
    }
    LoopbackSocket.answer(reply.bytes, on: connection.file)
    return false
  }

  /// The answer to `request`. Sets `ended` if the request completes the sign-in or refuses it.
  func reply(
    to request: CallbackRequest, _ ended: inout Result<SignInCallback, Failure>?
  ) -> CallbackReply {
    guard request.path == path else { return .notFound }
    let brought: String
    switch request.method {
    case "GET": brought = "?\(request.query)"
    case "POST": brought = "#\(request.body)"
    default: return .notAllowed
    }
    do throws(Failure) {
      ended = .success(try SignInCallback(parsing: brought, now: now()))
      return request.method == "GET"
        ? .received : .plain("200 OK", "The sign-in continues in the terminal.")
    } catch {
      if error.code != "not_a_callback" {
        ended = .failure(error)
        return request.method == "GET"
          ? .refused(error.message) : .plain("200 OK", error.message)
      }
      return request.method == "GET"
        ? .forwarding(scriptNonce: CodeVerifier.nonce())
        : .plain("400 Bad Request", "This request contains neither a code nor a token.")
    }
  }
}
