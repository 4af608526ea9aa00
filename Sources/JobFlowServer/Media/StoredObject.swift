internal import GRDB
internal import Records
internal import ServerKit

/// A file of a bucket, without its content.
struct StoredObject: Sendable, FetchableRecord {
  var id: String
  var bucket: String
  var name: String
  /// The user who added it.
  var owner: String
  /// The name of its content in the folder of media.
  var file: String
  var size: Int
  var mediaType: String
  var cacheControl: String
  var fingerprint: String
  var createdAt: Instant
  var updatedAt: Instant

  init(
    bucket: String, name: String, owner: String, file: String, content: [UInt8],
    mediaType: String, cacheControl: String, at now: Instant
  ) {
    id = RandomText.uuid()
    self.bucket = bucket
    self.name = name
    self.owner = owner
    self.file = file
    size = content.count
    self.mediaType = mediaType
    self.cacheControl = cacheControl
    fingerprint = Fingerprint.of(content)
    createdAt = now
    updatedAt = now
  }

  init(row: Row) {
    id = row["id"]
    bucket = row["bucket_id"]
    name = row["name"]
    owner = row["owner"]
    file = row["file"]
    size = row["size"]
    mediaType = row["media_type"]
    cacheControl = row["cache_control"]
    fingerprint = row["fingerprint"]
    createdAt = row["created_at"]
    updatedAt = row["updated_at"]
  }

  /// `bucket/name`
  var key: String { "\(bucket)/\(name)" }
  var etag: String { "\"\(fingerprint.prefix(32))\"" }

  /// - Parameter shownName: the name that the answer has: without the folder, in a listing.
  func json(name shownName: String) -> JSON {
    [
      "name": .string(shownName), "id": .string(id), "bucket_id": .string(bucket),
      "owner": .string(owner), "owner_id": .string(owner),
      "updated_at": .string(updatedAt.text), "created_at": .string(createdAt.text),
      "last_accessed_at": .string(updatedAt.text), "metadata": metadata,
    ]
  }

  private var metadata: JSON {
    [
      "eTag": .string(etag), "size": .number(size), "mimetype": .string(mediaType),
      "cacheControl": .string(cacheControl), "lastModified": .string(updatedAt.text),
      "contentLength": .number(size), "httpStatusCode": 200,
    ]
  }

  /// Whether `name` may be an object's: the characters that Supabase Storage accepts, no empty or
  /// dot segments, at most 1024 bytes.
  static func isValid(name: String) -> Bool {
    let segments = name.split(separator: "/", omittingEmptySubsequences: false)
    return name.utf8.count <= 1024
      && segments.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
      && name.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic && scalar.isASCII || ("0"..."9").contains(scalar)
          || "_/!-.*'() &$@=;:+,?".unicodeScalars.contains(scalar)
      }
  }
}

/// A bucket.
struct Bucket: Sendable, FetchableRecord {
  var id: String
  /// Nil for a bucket of the service, to which every user may add objects.
  var owner: String?
  var isPublic: Bool
  var createdAt: Instant

  init(id: String, owner: String?, isPublic: Bool, createdAt: Instant) {
    self.id = id
    self.owner = owner
    self.isPublic = isPublic
    self.createdAt = createdAt
  }

  init(row: Row) {
    id = row["id"]
    owner = row["owner"]
    isPublic = row["is_public"]
    createdAt = row["created_at"]
  }

  var json: JSON {
    [
      "id": .string(id), "name": .string(id), "owner": .string(owner ?? ""),
      "public": .bool(isPublic), "file_size_limit": .null, "allowed_mime_types": .null,
      "type": "STANDARD", "created_at": .string(createdAt.text),
      "updated_at": .string(createdAt.text),
    ]
  }
}
