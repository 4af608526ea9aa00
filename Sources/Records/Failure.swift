/// What went wrong with a record or a run. Every module reports failures as this type.
///
/// A failure never holds a secret: descriptions are shown to people and written to logs.
package struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
  /// A stable identifier in snake case for scripts: `unreadable_document`, `token_not_found`.
  package var code: String
  /// What failed, and on which input. Starts in lower case and ends without a full stop, since it
  /// follows a prefix like `PROGRAM: line 3: `.
  package var message: String
  /// What the user can do next; nil if there is no advice.
  package var hint: String?
  /// The exit code if this failure ends the run, or if every record fails with it.
  package var exit: ExitStatus
  /// The status of the HTTP response that caused the failure.
  package var httpStatus: Int?
  /// Whether the same attempt may succeed later.
  package var retryable: Bool
  /// The number of times the request was sent.
  package var attempts: Int?
  /// The identifier that the server gave the request.
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

  /// A request of `--dry-run` that was announced instead of sent. It ends the work on its record, and
  /// counts as success.
  package static let notSent = Failure(
    "not_sent", "--dry-run sends nothing that changes anything", exit: .success)

  package var isNotSent: Bool { code == Self.notSent.code }

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
