internal import Records
internal import ServiceKit
internal import Transport

extension ErrorDecoder {
  /// `{"success":false,"error":…}`, where the error is a sentence or a list of them.
  static let orbit = ErrorDecoder { response in
    response.failure(message: sentence(response.optionalJSON?["error"]))
  }
}

extension HTTPResponse {
  /// The `data` of the envelope that every answer is in: `{"success":true,"data":…}`.
  ///
  /// - Throws: `refused` (65) if it says that the call failed; `unexpected_answer` (76).
  func data() throws(Failure) -> JSON {
    let object = try object()
    guard object["success"]?.boolValue != false else {
      let message = ErrorDecoder.sentence(object["error"]).map { ": \(ServerText.line($0))" }
      throw Failure(
        "refused", "\(url.origin) could not do it\(message ?? "")", exit: .dataError,
        httpStatus: status, attempts: attempts, requestID: requestID)
    }
    guard let data = object["data"], !data.isNull else { throw unexpected("has no data") }
    return data
  }

  func dataObject() throws(Failure) -> JSONObject {
    guard let object = try data().objectValue else { throw unexpected("has data of another form") }
    return object
  }
}
