/// What went wrong with one record or one run, as every module reports it.
///
/// A description is for people and logs; it never holds a secret.
package struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
  /// A stable identifier in snake case for scripts: `unreadable_document`, `token_not_found`.
  package var code: String
  /// For people: what failed, on which input. It begins in lower case and ends without a full stop,
  /// for it follows `jm-poll: line 3: `.
  package var message: String
  /// What to do next, when there is something.
  package var hint: String?
  /// The exit code when this failure ends the run, or when every record failed for it.
  package var exit: ExitStatus
  /// The status of the HTTP answer that caused it.
  package var httpStatus: Int?
  /// Whether trying the same again later can succeed.
  package var retryable: Bool
  /// How often a request was sent.
  package var attempts: Int?
  /// The request's identifier as the server named it.
  package var requestID: String?

  package init(
    _ code: String, _ message: String, hint: String? = nil, exit: ExitStatus,
    httpStatus: Int? = nil, retryable: Bool = false, attempts: Int? = nil,
    requestID: String? = nil
  ) {
    self.code = code
    self.message = message
    self.hint = hint
    self.exit = exit
    self.httpStatus = httpStatus
    self.retryable = retryable
    self.attempts = attempts
    self.requestID = requestID
  }

  package var description: String { hint.map { "\(message) (\($0))" } ?? message }

  /// The value of `_jm.error` in a failed record.
  package var json: JSON {
    var object = JSONObject()
    object["code"] = .string(code)
    object["message"] = .string(description)
    object["http_status"] = httpStatus.map { .number($0) }
    object["retryable"] = .bool(retryable)
    object["attempts"] = attempts.map { .number($0) }
    object["request_id"] = requestID.map { .string($0) }
    return .object(object)
  }
}
