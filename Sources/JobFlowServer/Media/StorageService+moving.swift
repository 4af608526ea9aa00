internal import GRDB
internal import Hummingbird
internal import Records
internal import ServerKit

extension StorageService {
  /// From where to where an object is to be moved or copied.
  private struct Transfer {
    let bucket: String
    let source: String
    let destinationBucket: String
    let destination: String

    init(_ object: JSONObject) throws(StorageError) {
      guard let bucket = object["bucketId"]?.stringValue,
        let source = object["sourceKey"]?.stringValue,
        let destination = object["destinationKey"]?.stringValue
      else { throw .invalidBody("`bucketId`, `sourceKey` and `destinationKey` must be strings.") }
      self.bucket = bucket
      self.source = source
      self.destination = destination
      destinationBucket = object["destinationBucket"]?.stringValue ?? bucket
    }
  }

  /// `POST /storage/v1/object/move`
  func move(_ request: Request) async throws -> Response {
    let transfer = try Transfer(try await request.object(limit: bodyLimit))
    let now = now()
    try await write(request) { caller, database in
      let object = try ObjectTable.readable(transfer.bucket, transfer.source, caller, database)
      guard ObjectTable.mayChange(object, caller), let user = caller.userID else {
        throw StorageError.denied
      }
      let (bucket, name) = (transfer.destinationBucket, transfer.destination)
      try Self.checkAddition(bucket, name, user, database)
      guard try ObjectTable.find(bucket, name, database) == nil else {
        throw StorageError.duplicate
      }
      try database.execute(
        sql: "UPDATE jobflow_objects SET bucket_id = ?, name = ?, updated_at = ? WHERE id = ?",
        arguments: [bucket, name, now, object.id])
    }
    return Response(json: ["message": "Successfully moved"])
  }

  /// `POST /storage/v1/object/copy`: with the header `x-upsert: true` it replaces an object. The copy
  /// belongs to the user who makes it.
  func copy(_ request: Request) async throws -> Response {
    let transfer = try Transfer(try await request.object(limit: bodyLimit))
    guard let user = try await userID(request) else { throw StorageError.denied }
    let source = try await read(request) { caller, database in
      let object = try ObjectTable.readable(transfer.bucket, transfer.source, caller, database)
      try Self.checkAddition(transfer.destinationBucket, transfer.destination, user, database)
      return object
    }
    let share = MemoryBudget.Share(of: memory)
    try share.add(source.size)
    let content: [UInt8]
    do {
      content = try folder.read(source.file)
    } catch {
      throw StorageError.noObject
    }
    let copy = StoredObject(
      bucket: transfer.destinationBucket, name: transfer.destination, owner: user,
      file: try folder.add(content), content: content, mediaType: source.mediaType,
      cacheControl: source.cacheControl, at: now())
    withExtendedLifetime(share) {}
    return try await add(copy, mayReplace: request.headers[.upsert] == "true")
  }
}
