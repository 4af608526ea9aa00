import Flow
import JobMatchNow
import Records
import ServiceCommand
import ServiceKit
import Storage

/// Uploads documents, except those that an earlier run has uploaded.
struct Uploader: Sendable {
  let client: ServiceClient
  let kept: CachedResults
  let isAnonymous: Bool
  /// Whether the service recognizes a repeated upload by its `Idempotency-Key`.
  let isIdempotent: Bool
  let now: @Sendable () -> Timestamp

  /// Returns the members that the document's record gains, and the request's identifier if a request
  /// was made.
  func members(
    for document: UploadDocument, _ emit: Emit
  ) async throws(Failure) -> (JSONObject, requestID: String?) {
    if let known = try kept.answer(to: document.sha256)?.first { return (known.object, nil) }
    var upload = document.upload
    // The run's identifier is stored in its journal, so that the key is the same after a crash.
    if isIdempotent { upload.idempotencyKey = "\(kept.run)-\(document.sha256)" }
    let answer = try await client.send(.upload(upload, isAnonymous: isAnonymous))
    var members = JSONObject([.init(name: "sha256", value: .string(document.sha256))])
    for name in ["user_search_id", "view_token", "search_session_id"] {
      members[name] = answer.value[name]
    }
    members["uploaded_at"] = .string(now().rfc3339)
    await kept.keep([Record(members)], for: document.sha256, emit)
    return (members, answer.requestID)
  }
}
