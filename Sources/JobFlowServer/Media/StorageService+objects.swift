internal import GRDB
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import Records
internal import ServerKit

extension StorageService {
  private struct Upload {
    var content: [UInt8]
    var mediaType: String
    var cacheControl: String
  }

  /// `POST /storage/v1/object/BUCKET/NAME`, and `PUT` to replace an object.
  func upload(
    _ request: Request, _ bucket: String, _ name: String, replaces: Bool
  ) async throws -> Response {
    guard let userID = try await userID(request) else { throw StorageError.denied }
    let mayReplace = replaces || request.headers[.upsert] == "true"
    // Refused before the body is read; what follows is checked again when the object is added.
    try await store.read { database in
      try Self.checkAddition(bucket, name, userID, database)
    }
    return try await upload(
      request, bucket, name, owner: userID, mayReplace: mayReplace, mustReplace: replaces)
  }

  /// - Throws: `StorageError` if the user may not add objects to the bucket, or none of this name.
  static func checkAddition(
    _ bucket: String, _ name: String, _ userID: String, _ database: Database
  ) throws {
    guard StoredObject.isValid(name: name) else { throw StorageError.invalidKey(name) }
    let caller = try Caller(userID: userID, database)
    let bucket = try ObjectTable.bucket(bucket, caller, database)
    guard ObjectTable.mayAdd(to: bucket, caller) else { throw StorageError.denied }
  }

  /// Stores the body of a request as the object of a user who may add it.
  func upload(
    _ request: Request, _ bucket: String, _ name: String, owner: String, mayReplace: Bool,
    mustReplace: Bool
  ) async throws -> Response {
    let share = MemoryBudget.Share(of: memory)
    let upload = try await upload(request, share)
    let object = StoredObject(
      bucket: bucket, name: name, owner: owner, file: try folder.add(upload.content),
      content: upload.content, mediaType: upload.mediaType, cacheControl: upload.cacheControl,
      at: now())
    withExtendedLifetime(share) {}
    return try await add(object, mayReplace: mayReplace, mustReplace: mustReplace)
  }

  /// Adds an object whose file is written. The file is removed again if that fails.
  func add(
    _ object: StoredObject, mayReplace: Bool, mustReplace: Bool = false
  ) async throws -> Response {
    let outcome: (id: String, replaced: String?)
    do {
      outcome = try await store.write { database in
        try Self.add(object, mayReplace: mayReplace, mustReplace: mustReplace, database)
      }
    } catch {
      folder.remove(object.file)
      throw error
    }
    if let replaced = outcome.replaced { folder.remove(replaced) }
    return Response(json: ["Id": .string(outcome.id), "Key": .string(object.key)])
  }

  /// - Returns: the object's id, and the file that it had before.
  private static func add(
    _ object: StoredObject, mayReplace: Bool, mustReplace: Bool, _ database: Database
  ) throws -> (id: String, replaced: String?) {
    let caller = try Caller(userID: object.owner, database)
    let bucket = try ObjectTable.bucket(object.bucket, caller, database)
    guard ObjectTable.mayAdd(to: bucket, caller) else { throw StorageError.denied }
    guard let known = try ObjectTable.find(object.bucket, object.name, database) else {
      if mustReplace { throw StorageError.noObject }
      try ObjectTable.insert(object, database)
      return (object.id, nil)
    }
    guard mayReplace else { throw StorageError.duplicate }
    guard ObjectTable.mayChange(known, caller) else { throw StorageError.denied }
    var changed = object
    changed.id = known.id
    changed.owner = known.owner
    changed.createdAt = known.createdAt
    try database.execute(
      sql: """
        UPDATE jobflow_objects SET file = ?, size = ?, media_type = ?, cache_control = ?,
          fingerprint = ?, updated_at = ?
        WHERE id = ?
        """,
      arguments: [
        changed.file, changed.size, changed.mediaType, changed.cacheControl, changed.fingerprint,
        changed.updatedAt, changed.id,
      ])
    return (known.id, known.file)
  }

  /// The content as the body, or as the part with a file of a form.
  private func upload(_ request: Request, _ share: MemoryBudget.Share) async throws -> Upload {
    let body: [UInt8]
    do {
      body = try await request.bytes(limit: largestBody, memory: share)
    } catch BodyError.tooLarge {
      throw StorageError.tooLarge(options.objectLimit)
    }
    let type = request.headers[.contentType]
    var upload = Upload(
      content: body, mediaType: type ?? "application/octet-stream",
      cacheControl: request.headers[.cacheControl] ?? "no-cache")
    do {
      let form = try Multipart(contentType: type, body: body)
      let file = form.parts.last { $0.fileName != nil } ?? form.parts.last { $0.name == "" }
      guard let file else { throw StorageError.invalidBody("The form has no part with a file.") }
      upload.content = Array(file.content)
      upload.mediaType = file.contentType ?? "application/octet-stream"
      if let age = form.parts.first(where: { $0.name == "cacheControl" }) {
        let text = String(decoding: age.content, as: UTF8.self)
        upload.cacheControl = Int(text).map { "max-age=\($0)" } ?? upload.cacheControl
      }
    } catch Multipart.Fault.notMultipart {
    } catch Multipart.Fault.malformed(let reason) {
      throw StorageError.invalidBody("The form cannot be read: \(reason).")
    }
    guard upload.content.count <= options.objectLimit else {
      throw StorageError.tooLarge(options.objectLimit)
    }
    return upload
  }

  /// `GET /storage/v1/object/BUCKET/NAME`
  func download(_ request: Request, _ bucket: String, _ name: String) async throws -> Response {
    let object = try await read(request) { caller, database in
      try ObjectTable.readable(bucket, name, caller, database)
    }
    return try response(object, request)
  }

  /// `GET /storage/v1/object/public/BUCKET/NAME`: an object of a public bucket, without an account.
  func downloadPublic(
    _ request: Request, _ bucket: String, _ name: String
  ) async throws -> Response {
    let object = try await store.read { database in
      try ObjectTable.readable(bucket, name, try Caller(userID: nil, database), database)
    }
    return try response(object, request)
  }

  /// The content of an object. A browser that opens it runs no script of it.
  func response(_ object: StoredObject, _ request: Request) throws -> Response {
    let content: [UInt8]
    do {
      content = try folder.read(object.file)
    } catch {
      throw StorageError.noObject
    }
    var response = Response(
      status: .ok,
      headers: [
        .contentType: object.mediaType, .cacheControl: object.cacheControl, .eTag: object.etag,
        .securityPolicy: "default-src 'none'; sandbox",
      ], body: ResponseBody(byteBuffer: ByteBuffer(bytes: content)))
    if let name = request.query("download") {
      let shown = name.isEmpty ? object.name.split(separator: "/").last.map(String.init) : name
      // RFC 8187 §3.2.
      response.headers[.contentDisposition] =
        "attachment; filename*=UTF-8''\(RequestPath.escaped(shown ?? "file"))"
    }
    return response
  }

  /// `GET /storage/v1/object/info/BUCKET/NAME`
  func info(_ request: Request, _ bucket: String, _ name: String) async throws -> Response {
    let object = try await read(request) { caller, database in
      try ObjectTable.readable(bucket, name, caller, database)
    }
    return Response(json: object.json(name: object.name))
  }

  /// `DELETE /storage/v1/object/BUCKET/NAME`
  func remove(_ request: Request, _ bucket: String, _ name: String) async throws -> Response {
    let removed = try await remove([name], of: bucket, request)
    guard !removed.isEmpty else { throw StorageError.noObject }
    return Response(json: ["message": "Successfully deleted"])
  }

  /// `DELETE /storage/v1/object/BUCKET` with `{"prefixes":[NAME…]}`: removes those of the objects
  /// that the user may change.
  func remove(_ request: Request, _ bucket: String) async throws -> Response {
    let object = try await request.object(limit: bodyLimit)
    guard let names = object["prefixes"]?.arrayValue?.compactMap(\.stringValue), !names.isEmpty
    else { throw StorageError.invalidBody("`prefixes` must be an array of names.") }
    let removed = try await remove(names, of: bucket, request)
    return Response(json: .array(removed.map { $0.json(name: $0.name) }))
  }

  private func remove(
    _ names: [String], of bucket: String, _ request: Request
  ) async throws -> [StoredObject] {
    let removed = try await write(request) { caller, database in
      let bucket = try ObjectTable.bucket(bucket, caller, database)
      var removed: [StoredObject] = []
      for name in names {
        guard let object = try ObjectTable.find(bucket.id, name, database),
          ObjectTable.mayChange(object, caller)
        else { continue }
        try ObjectTable.delete(object, database)
        removed.append(object)
      }
      return removed
    }
    for object in removed { folder.remove(object.file) }
    return removed
  }

  /// `POST /storage/v1/object/list/BUCKET`: one level of names.
  func list(_ request: Request, _ bucket: String) async throws -> Response {
    let listing = try Listing(try await request.object(limit: bodyLimit))
    let objects = try await read(request) { caller, database in
      let bucket = try ObjectTable.bucket(bucket, caller, database)
      return try ObjectTable.list(bucket, prefix: listing.folder, caller, database)
    }
    return Response(json: .array(listing.entries(objects)))
  }
}
