package import Records
package import ServiceKit
internal import Supabase
package import Transport

extension Endpoint<[JSONObject]> {
  /// The media of these actions, or of all.
  package static func media(actionIDs: [String]?) -> Self {
    var query = RowQuery(select: "*")
    if let actionIDs { query = query.where("action_id", .isIn(actionIDs)) }
    return rows(.listActionMedia, query.ordered(by: "action_id,id"))
  }

  package static func createMedia(_ row: JSONObject) -> Self { create(.createActionMedia, [row]) }
}

extension Endpoint<JSON> {
  /// Stores a file.
  ///
  /// - Parameter replaces: whether it replaces a file at the same place; otherwise that fails with
  ///   `already_exists` (65).
  package static func upload(
    _ content: MultipartPart.Content, as type: MediaType, to location: MediaLocation,
    replaces: Bool
  ) -> Self {
    Endpoint(
      JobFlowOperation.uploadObject,
      path: ["bucket": location.bucket, "path": location.path],
      body: .multipart([
        MultipartPart(name: "cacheControl", content: .bytes(Array("3600".utf8))),
        MultipartPart(
          name: "file", content: content, fileName: location.name, contentType: type.name),
      ]), headers: HTTPHeaders([("x-upsert", replaces ? "true" : "false")]), access: .required,
      isIdempotent: replaces
    ) { (response) throws(Failure) in try response.json() }
  }

  /// Deletes a file.
  package static func deleteFile(at location: MediaLocation) -> Self {
    Endpoint(
      JobFlowOperation.deleteObject, path: ["bucket": location.bucket, "path": location.path],
      access: .required
    ) { (response) throws(Failure) in try response.json() }
  }
}

extension Endpoint<[UInt8]> {
  /// The bytes of a file.
  ///
  /// - Parameter isPublic: asks for it as anyone may, without an account.
  package static func download(_ location: MediaLocation, isPublic: Bool) -> Self {
    Endpoint(
      isPublic ? JobFlowOperation.downloadPublicObject : .downloadObject,
      path: ["bucket": location.bucket, "path": location.path],
      headers: HTTPHeaders([("Accept", "*/*")]), access: isPublic ? .anonymous : .required
    ) { (response) throws(Failure) in response.body }
  }
}
