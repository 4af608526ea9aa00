internal import GRDB
internal import Hummingbird
internal import Records
internal import ServerKit

/// Addresses at which anyone can upload one object for two hours, as the user who made the address.
extension StorageService {
  private static let uploadLife = 7200

  /// `POST /storage/v1/object/upload/sign/BUCKET/NAME`; with the header `x-upsert: true` the upload
  /// may replace an object.
  func signUpload(_ request: Request, _ bucket: String, _ name: String) async throws -> Response {
    guard let user = try await userID(request) else { throw StorageError.denied }
    let mayReplace = request.headers[.upsert] == "true"
    let (now, token) = (now(), RandomText.linkToken())
    try await store.write { database in
      try Self.checkAddition(bucket, name, user, database)
      let known = try ObjectTable.find(bucket, name, database)
      guard known == nil || mayReplace else { throw StorageError.duplicate }
      try database.execute(
        sql: "DELETE FROM jobflow_signed_uploads WHERE expires_at <= ?", arguments: [now])
      try database.execute(
        sql: "INSERT INTO jobflow_signed_uploads VALUES (?, ?, ?, ?, ?, ?)",
        arguments: [
          Fingerprint.of(token), bucket, name, user, mayReplace, now + .seconds(Self.uploadLife),
        ])
    }
    let address = Self.address("/object/upload/sign/", "\(bucket)/\(name)", token)
    return Response(json: ["url": .string(address), "token": .string(token)])
  }

  /// `PUT /storage/v1/object/upload/sign/BUCKET/NAME?token=`
  func uploadSigned(_ request: Request, _ bucket: String, _ name: String) async throws -> Response {
    let hash = Fingerprint.of(request.query("token") ?? "")
    let now = now()
    let grant = try await store.read { database in
      try Row.fetchOne(
        database,
        sql: """
          SELECT owner, may_replace FROM jobflow_signed_uploads
          WHERE token_hash = ? AND bucket_id = ? AND name = ? AND expires_at > ?
          """, arguments: [hash, bucket, name, now]
      ).map { (owner: $0["owner"] as String, mayReplace: $0["may_replace"] as Bool) }
    }
    guard let grant else { throw StorageError.invalidSignature }
    return try await upload(
      request, bucket, name, owner: grant.owner, mayReplace: grant.mayReplace, mustReplace: false)
  }
}
