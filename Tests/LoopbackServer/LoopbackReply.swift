/// The loopback server's reaction to a request.
package enum LoopbackReply: Sendable {
  /// Answers with status, header fields and body.
  case answer(Int, [(name: String, value: String)] = [], body: String = "")
  /// Sends these bytes unchanged, then closes the connection.
  case raw(String)
  /// Closes the connection without an answer.
  case close
  /// Never answers; the connection stays open until the client closes it.
  case hang

  package static func json(_ body: String, status: Int = 200) -> LoopbackReply {
    .answer(status, [("Content-Type", "application/json")], body: body)
  }
}
