internal import GRDB
internal import GoTrueServer
internal import HTTPTypes
internal import Hummingbird
internal import Records
internal import ServerKit

extension JobMatchNowService {
  /// `POST /api/resume`: stores the document and queues a search for it.
  ///
  /// An `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header) belongs to the account that
  /// sends it, and to the document that was sent with it first.
  func upload(_ request: Request) async throws -> Response {
    let user = try await optionalUser(request)
    let key = try idempotencyKey(request)
    let memory = MemoryBudget.Share(of: uploadMemory)
    let part = try await document(request, memory)
    let content = Array(part.content)
    try UploadScreening.check(content, fileName: part.fileName, contentType: part.contentType)
    let fingerprint = Fingerprint.of(content)
    let new = Search(userID: user?.id, fileName: part.fileName, at: now())
    let search = try await store.write { database in
      if let key,
        let known = try SearchTable.find(idempotencyKey: key, userID: user?.id, database)
      {
        guard known.contentHash == fingerprint else { throw Self.keyOfAnotherDocument }
        return known
      }
      guard try SearchTable.waitingCount(database) < options.queueLimit else {
        throw Self.queueIsFull
      }
      try SearchTable.insert(new, content: content, idempotencyKey: key, database)
      return new
    }
    withExtendedLifetime(memory) {}
    await runner.wake()
    return Response(
      json: [
        "user_search_id": .string(search.userSearchID),
        "view_token": .string(search.viewToken),
        "search_session_id": .string(search.id),
      ])
  }

  /// Longest `Idempotency-Key` in bytes; ours have 80.
  private static let keyLimit = 255
  /// Seconds after which an upload that found the queue full may be sent again: time for a few
  /// searches.
  private static let queueRetryAfter = 5

  private static var queueIsFull: APIError {
    .busy(
      .tooManyRequests, "queue_full", "Too many searches are waiting.",
      retryAfter: queueRetryAfter)
  }

  private static let keyOfAnotherDocument = APIError(
    .unprocessableContent, "idempotency_key_reused",
    "This Idempotency-Key was sent with another document.")

  private func idempotencyKey(_ request: Request) throws(APIError) -> String? {
    guard let key = request.headers[.idempotencyKey] else { return nil }
    guard (1...Self.keyLimit).contains(key.utf8.count) else {
      throw APIError(
        .badRequest, "invalid_idempotency_key",
        "An Idempotency-Key has 1 to \(Self.keyLimit) bytes.")
    }
    return key
  }

  /// The part `file` of a form. Reads no more than the size limit and the form around it.
  private func document(
    _ request: Request, _ memory: MemoryBudget.Share
  ) async throws -> Multipart.Part {
    let form: Multipart
    do {
      let body = try await request.bytes(limit: options.uploadLimit, memory: memory)
      form = try Multipart(contentType: request.headers[.contentType], body: body)
    } catch BodyError.tooLarge {
      throw tooLarge
    } catch Multipart.Fault.notMultipart {
      throw APIError(
        .badRequest, "missing_file",
        "Send multipart/form-data with the document in the part `file`.")
    } catch Multipart.Fault.malformed(let reason) {
      throw APIError(.badRequest, "invalid_multipart", "The form cannot be read: \(reason).")
    }
    guard let part = form.parts.first(where: { $0.name == "file" }) else {
      throw APIError(.badRequest, "missing_file", "The form has no part `file`.")
    }
    guard !part.content.isEmpty else {
      throw APIError(.badRequest, "missing_file", "The document is empty.")
    }
    guard part.content.count <= options.documentLimit else { throw tooLarge }
    return part
  }

  private var tooLarge: APIError {
    APIError(
      .contentTooLarge, "file_too_large",
      "The document is larger than \(options.documentLimit / 1024 / 1024) MiB.")
  }
}
