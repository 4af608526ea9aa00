internal import GRDB
internal import ServerKit

/// SQL statements for buckets and objects. A user reads what is public or their own, and changes
/// their own; an administrator reads and changes everything.
enum ObjectTable {
  /// - Throws: `StorageError` if the bucket does not exist, or is hidden from the caller.
  static func bucket(_ id: String, _ caller: Caller, _ database: Database) throws -> Bucket {
    let bucket = try Bucket.fetchOne(
      database, sql: "SELECT * FROM jobflow_buckets WHERE id = ?", arguments: [id])
    guard let bucket, isVisible(bucket, caller) else { throw StorageError.noBucket }
    return bucket
  }

  static func buckets(_ caller: Caller, _ database: Database) throws -> [Bucket] {
    guard caller.userID != nil else { return [] }
    return try Bucket.fetchAll(database, sql: "SELECT * FROM jobflow_buckets ORDER BY id")
      .filter { isVisible($0, caller) }
  }

  private static func isVisible(_ bucket: Bucket, _ caller: Caller) -> Bool {
    bucket.isPublic || caller.isAdministrator
      || caller.userID != nil && (bucket.owner == nil || bucket.owner == caller.userID)
  }

  static func find(
    _ bucket: String, _ name: String, _ database: Database
  ) throws -> StoredObject? {
    try StoredObject.fetchOne(
      database, sql: "SELECT * FROM jobflow_objects WHERE bucket_id = ? AND name = ?",
      arguments: [bucket, name])
  }

  /// The object, if the caller may read it.
  ///
  /// - Throws: `StorageError` 404.
  static func readable(
    _ bucket: String, _ name: String, _ caller: Caller, _ database: Database
  ) throws -> StoredObject {
    let bucket = try self.bucket(bucket, caller, database)
    guard let object = try find(bucket.id, name, database),
      bucket.isPublic || mayChange(object, caller)
    else { throw StorageError.noObject }
    return object
  }

  static func mayChange(_ object: StoredObject, _ caller: Caller) -> Bool {
    caller.isAdministrator || object.owner == caller.userID
  }

  /// Whether the caller may add objects.
  static func mayAdd(to bucket: Bucket, _ caller: Caller) -> Bool {
    guard let user = caller.userID else { return false }
    return caller.isAdministrator || bucket.owner == nil || bucket.owner == user
  }

  static func insert(_ object: StoredObject, _ database: Database) throws {
    try database.execute(
      sql: """
        INSERT INTO jobflow_objects (id, bucket_id, name, owner, file, size, media_type,
          cache_control, fingerprint, created_at, updated_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        object.id, object.bucket, object.name, object.owner, object.file, object.size,
        object.mediaType, object.cacheControl, object.fingerprint, object.createdAt,
        object.updatedAt,
      ])
  }

  static func delete(_ object: StoredObject, _ database: Database) throws {
    try database.execute(sql: "DELETE FROM jobflow_objects WHERE id = ?", arguments: [object.id])
  }

  /// The objects of a bucket that the caller may read and whose names begin with `prefix`.
  static func list(
    _ bucket: Bucket, prefix: String, _ caller: Caller, _ database: Database
  ) throws -> [StoredObject] {
    try StoredObject.fetchAll(
      database,
      sql: """
        SELECT * FROM jobflow_objects WHERE bucket_id = ? AND substr(name, 1, length(?)) = ?
        ORDER BY name
        """, arguments: [bucket.id, prefix, prefix]
    ).filter { bucket.isPublic || mayChange($0, caller) }
  }
}
