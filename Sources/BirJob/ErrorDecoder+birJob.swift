internal import Records
package import ServiceKit
internal import Transport

extension ErrorDecoder {
  /// `{"success":false,"detail":"…","error_code":"…"}` of the description; of the server,
  /// `{"detail":"…"}` and FastAPI's `{"detail":[{"loc":[…],"msg":"…"}]}`. `detail` can also be an
  /// object.
  package static let birJob = ErrorDecoder { response in
    let json = response.optionalJSON
    let message =
      sentence(json?["detail"]) ?? sentence(json?["message"]) ?? sentence(json?["error"])
    var failure = response.failure(code: code(json), message: message)
    switch response.status {
    case 401, 403: failure.hint = "register the device with 'birjob-device register'"
    case 404 where message?.lowercased().contains("device") == true:
      failure.hint = "register the device with 'birjob-device register'"
    case 422: failure.code = code(json) ?? "validation_error"
    default: break
    }
    return failure
  }

  /// The `error_code` in snake case; nil if there is none.
  static func code(_ json: JSON?) -> String? {
    guard let code = json?["error_code"]?.stringValue?.lowercased(), !code.isEmpty,
      code.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    else { return nil }
    return code
  }
}

extension HTTPResponse {
  /// The body as an object, unless it says that the call failed: the server answers 200 with
  /// `success: false`.
  ///
  /// - Throws: `refused` or the service's own code (65); `unexpected_answer` (76).
  func accepted() throws(Failure) -> JSONObject {
    let object = try object()
    guard object["success"]?.boolValue == false else { return object }
    let json = JSON.object(object)
    let said = ["detail", "message", "error", "data"].lazy
      .compactMap { ErrorDecoder.sentence(json[$0]) }.first
    throw Failure(
      ErrorDecoder.code(json) ?? "refused",
      "\(url.origin) could not do it" + (said.map { ": \(ServerText.line($0))" } ?? ""),
      exit: .dataError, httpStatus: status, attempts: attempts, requestID: requestID)
  }

  /// The members of `data`; those of the body, without `success`, if it has no such object.
  func data() throws(Failure) -> JSONObject {
    var object = try accepted()
    if let data = object["data"]?.objectValue { return data }
    object["success"] = nil
    return object
  }
}
