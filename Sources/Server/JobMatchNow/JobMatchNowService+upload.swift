internal import GRDB
internal import HTTPTypes
internal import Hummingbird
internal import Records

extension JobMatchNowService {
  /// `POST /api/resume`: stores the document and starts a search for it.
  func upload(_ request: Request) async throws -> Response {
    let user = try await optionalUser(request)
    let part = try await document(request)
    let content = Array(part.content)
    try UploadScreening.check(content, fileName: part.fileName, contentType: part.contentType)
    let key = request.headers[.idempotencyKey]
    let new = Search(userID: user?.id, fileName: part.fileName, at: now())
    let search = try await store.write { database in
      if let key,
        let known = try SearchTable.find(idempotencyKey: key, userID: user?.id, database)
      {
        return known
      }
      try SearchTable.insert(new, content: content, idempotencyKey: key, database)
      return new
    }
    await runner.wake()
    return Response(
      json: [
        "user_search_id": .string(search.userSearchID),
        "view_token": .string(search.viewToken),
        "search_session_id": .string(search.id),
      ])
  }

  /// The part named `file` of a form. At most its size limit and a little for the form is read.
  private func document(_ request: Request) async throws -> Multipart.Part {
    let form: Multipart
    do {
      let body = try await request.bytes(limit: options.uploadLimit)
      form = try Multipart(contentType: request.headers[.contentType], body: body)
    } catch BodyError.tooLarge {
      throw tooLarge
    } catch Multipart.Fault.notMultipart {
      throw APIError(
        .badRequest, "missing_file", "Send multipart/form-data with the document as part `file`.")
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
