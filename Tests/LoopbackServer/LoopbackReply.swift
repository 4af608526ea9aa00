/// What the loopback server does with a request.
package enum LoopbackReply: Sendable {
  /// Answers with status, header fields and body.
  case answer(Int, [(name: String, value: String)] = [], body: String = "")
  /// Sends these bytes as they are, then closes.
  case raw(String)
  /// Closes without an answer.
  case close
  /// Never answers; the connection stays open until the client closes it.
  case hang

  package static func json(_ body: String, status: Int = 200) -> LoopbackReply {
    .answer(status, [("Content-Type", "application/json")], body: body)
  }
}
