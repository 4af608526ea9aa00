internal import GRDB
internal import Hummingbird
internal import Records
internal import ServerKit

extension StorageService {
  /// Buckets that one user may create.
  private static let bucketLimit = 100

  func addBuckets(_ routes: Routes) {
    routes.endpoint(
      "/bucket",
      [
        .get: { request, _ in
          let buckets = try await read(request, ObjectTable.buckets)
          return Response(json: .array(buckets.map(\.json)))
        },
        .post: { request, _ in try await createBucket(request) },
      ])
    routes.endpoint(
      "/bucket/{bucket}",
      [
        .get: { request, scope in
          let id = scope.segment("bucket")
          let bucket = try await read(request) { try ObjectTable.bucket(id, $0, $1) }
          return Response(json: bucket.json)
        },
        .put: { request, scope in try await updateBucket(request, scope.segment("bucket")) },
        .delete: { request, scope in
          try await deleteBucket(request, scope.segment("bucket"))
        },
      ])
    routes.endpoint(
      "/bucket/{bucket}/empty",
      [.post: { request, scope in try await emptyBucket(request, scope.segment("bucket")) }])
  }

  private func createBucket(_ request: Request) async throws -> Response {
    let body = try await request.object(limit: bodyLimit)
    let name = (body["id"] ?? body["name"])?.stringValue ?? ""
    guard (1...100).contains(name.utf8.count), !name.contains("/"),
      StoredObject.isValid(name: name), !Self.reservedNames.contains(name)
    else {
      throw StorageError(400, "InvalidBucketName", "InvalidBucketName", "Bucket name invalid")
    }
    let isPublic = body["public"]?.boolValue ?? false
    let now = now()
    try await write(request) { caller, database in
      guard let user = caller.userID else { throw StorageError.denied }
      let count =
        try Int.fetchOne(
          database, sql: "SELECT count(*) FROM jobflow_buckets WHERE owner = ?", arguments: [user])
        ?? 0
      guard count < Self.bucketLimit else { throw StorageError.denied }
      let isTaken =
        try Bool.fetchOne(
          database, sql: "SELECT EXISTS (SELECT 1 FROM jobflow_buckets WHERE id = ?)",
          arguments: [name]) ?? false
      guard !isTaken else { throw StorageError.duplicate }
      try database.execute(
        sql: "INSERT INTO jobflow_buckets VALUES (?, ?, ?, ?)",
        arguments: [name, user, isPublic, now])
    }
    return Response(json: ["name": .string(name)])
  }

  /// The segments that follow `/object` in other routes.
  private static let reservedNames: Set<String> = [
    "list", "info", "authenticated", "public", "sign", "move", "copy", "upload",
  ]

  private func updateBucket(_ request: Request, _ id: String) async throws -> Response {
    let body = try await request.object(limit: bodyLimit)
    try await write(request) { caller, database in
      try Self.checkOwner(id, caller, database)
      guard let isPublic = body["public"]?.boolValue else { return }
      try database.execute(
        sql: "UPDATE jobflow_buckets SET is_public = ? WHERE id = ?", arguments: [isPublic, id])
    }
    return Response(json: ["message": "Successfully updated"])
  }

  private func emptyBucket(_ request: Request, _ id: String) async throws -> Response {
    let files = try await write(request) { caller, database in
      try Self.checkOwner(id, caller, database)
      return try String.fetchAll(
        database, sql: "DELETE FROM jobflow_objects WHERE bucket_id = ? RETURNING file",
        arguments: [id])
    }
    for file in files { folder.remove(file) }
    return Response(json: ["message": "Successfully emptied"])
  }

  /// - Throws: `StorageError` unless the caller may change the bucket.
  private static func checkOwner(_ id: String, _ caller: Caller, _ database: Database) throws {
    let bucket = try ObjectTable.bucket(id, caller, database)
    let isOwn = bucket.owner != nil && bucket.owner == caller.userID
    guard caller.isAdministrator || isOwn else { throw StorageError.denied }
  }

  private func deleteBucket(_ request: Request, _ id: String) async throws -> Response {
    try await write(request) { caller, database in
      try Self.checkOwner(id, caller, database)
      let isUsed =
        try Bool.fetchOne(
          database, sql: "SELECT EXISTS (SELECT 1 FROM jobflow_objects WHERE bucket_id = ?)",
          arguments: [id]) ?? false
      guard !isUsed else {
        throw StorageError(
          409, "InvalidRequest", "BucketNotEmpty", "The bucket you tried to delete is not empty")
      }
      try database.execute(sql: "DELETE FROM jobflow_buckets WHERE id = ?", arguments: [id])
    }
    return Response(json: ["message": "Successfully deleted"])
  }
}
