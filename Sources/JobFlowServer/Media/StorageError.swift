internal import GoTrueServer
internal import HTTPTypes
internal import Hummingbird
internal import Records
internal import ServerKit

/// A refusal in the form of Supabase Storage: `{"statusCode","error","message"}`, mostly with status
/// 400, whatever the one in the body is.
struct StorageError: Error, Hashable {
  /// The status in the body.
  var statusCode: Int
  var error: String
  var message: String
  var code: String
  /// The status of the answer.
  var status = HTTPResponse.Status.badRequest

  init(_ statusCode: Int, _ error: String, _ code: String, _ message: String) {
    self.statusCode = statusCode
    self.error = error
    self.code = code
    self.message = message
  }

  var response: Response {
    Response(
      status: status,
      json: [
        "statusCode": .string(String(statusCode)), "error": .string(error),
        "message": .string(message), "code": .string(code),
      ])
  }

  static let noBucket = StorageError(404, "Bucket not found", "NoSuchBucket", "Bucket not found")
  static let noObject = StorageError(404, "not_found", "NoSuchKey", "Object not found")
  static let duplicate = StorageError(
    409, "Duplicate", "ResourceAlreadyExists", "The resource already exists")
  static let denied = StorageError(
    403, "Unauthorized", "AccessDenied", "new row violates row-level security policy")
  static let invalidSignature = StorageError(
    400, "InvalidSignature", "InvalidSignature", "The signed URL is not valid or has expired")

  static func invalidKey(_ name: String) -> StorageError {
    StorageError(400, "InvalidKey", "InvalidKey", "Invalid key: \(name)")
  }

  static func invalidBody(_ message: String) -> StorageError {
    StorageError(400, "Error", "InvalidRequest", message)
  }

  static func tooLarge(_ limit: Int) -> StorageError {
    StorageError(
      413, "Payload too large", "EntityTooLarge",
      "The object exceeded the maximum allowed size of \(limit) bytes")
  }

  static func token(_ message: String) -> StorageError {
    StorageError(403, "Unauthorized", "InvalidJWT", message)
  }
}

/// The errors below `/storage/v1`.
struct StorageErrors: ErrorFormat {
  func answer(_ error: any Error, to request: Request) -> Response? {
    if let error = error as? StorageError { return error.response }
    if let refusal = error as? Gateway.Refusal { return refusal.response }
    switch error {
    case BodyError.tooLarge(let limit): return StorageError.tooLarge(limit).response
    case is BodyError: return StorageError.invalidBody("The body is not a JSON object.").response
    case let error as APIError where error == .notFound:
      return refusal(.notFound, "Route \(request.method):\(request.uri.path) not found").response
    case let error as APIError:
      var response = refusal(error.status, error.message).response
      response.headers.append(contentsOf: error.headers)
      return response
    default: return nil
    }
  }

  func fault(to request: Request) -> Response {
    refusal(.internalServerError, "The server failed; its log has the details.").response
  }

  private func refusal(_ status: HTTPResponse.Status, _ message: String) -> StorageError {
    var error = StorageError(status.code, status.reasonPhrase, "InternalError", message)
    error.status = status
    return error
  }
}
