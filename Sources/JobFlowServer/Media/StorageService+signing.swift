internal import GRDB
internal import Hummingbird
internal import Records
internal import ServerKit

extension StorageService {
  /// The longest life of a signed URL: a year.
  private static let longestLife = 365 * 86_400

  /// `POST /storage/v1/object/sign/BUCKET/NAME` with `{"expiresIn":SECONDS}`
  func sign(_ request: Request, _ bucket: String, _ name: String) async throws -> Response {
    let life = try Self.life(try await request.object(limit: bodyLimit))
    let now = now()
    let address = try await write(request) { caller, database in
      let object = try ObjectTable.readable(bucket, name, caller, database)
      return try Self.address(object, now, life, database)
    }
    return Response(json: ["signedURL": .string(address)])
  }

  /// `POST /storage/v1/object/sign/BUCKET` with `{"expiresIn":SECONDS,"paths":[NAME…]}`
  func sign(_ request: Request, _ bucket: String) async throws -> Response {
    let body = try await request.object(limit: bodyLimit)
    let life = try Self.life(body)
    guard let names = body["paths"]?.arrayValue?.compactMap(\.stringValue), names.count <= 1000
    else { throw StorageError.invalidBody("`paths` must be an array of at most 1000 names.") }
    let now = now()
    let list = try await write(request) { caller, database in
      _ = try ObjectTable.bucket(bucket, caller, database)
      return try names.map { name -> JSON in
        do {
          let object = try ObjectTable.readable(bucket, name, caller, database)
          let address = try Self.address(object, now, life, database)
          return ["error": .null, "path": .string(name), "signedURL": .string(address)]
        } catch let error as StorageError {
          return ["error": .string(error.message), "path": .string(name), "signedURL": .null]
        }
      }
    }
    return Response(json: .array(list))
  }

  /// `GET /storage/v1/object/sign/BUCKET/NAME?token=`
  func downloadSigned(
    _ request: Request, _ bucket: String, _ name: String
  ) async throws -> Response {
    let hash = Fingerprint.of(request.query("token") ?? "")
    let now = now()
    let object = try await store.read { database in
      try StoredObject.fetchOne(
        database,
        sql: """
          SELECT jobflow_objects.* FROM jobflow_signed_urls
          JOIN jobflow_objects ON jobflow_objects.id = object_id
          WHERE token_hash = ? AND bucket_id = ? AND name = ? AND expires_at > ?
          """, arguments: [hash, bucket, name, now])
    }
    guard let object else { throw StorageError.invalidSignature }
    return try response(object, request)
  }

  private static func life(_ body: JSONObject) throws(StorageError) -> Int {
    let life = body["expiresIn"]?.intValue ?? body["expiresIn"]?.stringValue.flatMap { Int($0) }
    guard let life, (1...longestLife).contains(life) else {
      throw .invalidBody("`expiresIn` must be a number of seconds from 1 to \(longestLife).")
    }
    return life
  }

  /// The address below `/storage/v1` under which anyone reads the object for `life` seconds.
  private static func address(
    _ object: StoredObject, _ now: Instant, _ life: Int, _ database: Database
  ) throws -> String {
    let token = RandomText.linkToken()
    try database.execute(
      sql: "DELETE FROM jobflow_signed_urls WHERE expires_at <= ?", arguments: [now])
    try database.execute(
      sql: "INSERT INTO jobflow_signed_urls VALUES (?, ?, ?)",
      arguments: [Fingerprint.of(token), object.id, now + .seconds(life)])
    return Self.address("/object/sign/", object.key, token)
  }

  /// A signed address below `/storage/v1`.
  static func address(_ route: String, _ key: String, _ token: String) -> String {
    let path = key.split(separator: "/").map { RequestPath.escaped(String($0)) }
    return "\(route)\(path.joined(separator: "/"))?token=\(token)"
  }
}
