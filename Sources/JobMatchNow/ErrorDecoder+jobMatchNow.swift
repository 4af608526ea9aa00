internal import Records
package import ServiceKit
internal import Transport

extension ErrorDecoder {
  /// `{"error":"snake_code","message":"…"}`, or the error of a server in front of the service.
  package static let jobMatchNow = ErrorDecoder { response in
    let json = response.optionalJSON
    let error = json?["error"]?.stringValue
    let isCode = error.map { !$0.isEmpty && $0.allSatisfy { $0.isLowercase || $0 == "_" } } ?? false
    let texts = [json?["message"], json?["detail"], json?["error_description"]]
    let message = texts.lazy.compactMap { $0?.stringValue }.first { !$0.isEmpty } ?? error
    var failure = response.failure(
      code: isCode ? error : code(response.status), message: message)
    if failure.hint == nil { failure.hint = hint(failure.code) }
    return failure
  }

  private static func code(_ status: Int) -> String? {
    switch status {
    case 413: "file_too_large"
    case 415: "unsupported_media_type"
    default: nil
    }
  }

  private static func hint(_ code: String) -> String? {
    switch code {
    case "not_found", "unknown_token", "token_not_found", "session_not_found":
      "check that the token is complete; 'jm-dashboard --sessions' lists past searches"
    case "unknown_job", "job_not_found": "the job may be gone; list the search again with jm-jobs"
    case "file_too_large": "the service accepts files up to 10 MiB"
    case "unsupported_media_type": "the service accepts PDF, DOCX, DOC, RTF, TXT and images"
    case "unreadable_resume": "check with 'jm-parse-resume' that it contains text"
    case "missing_file": "the document is empty"
    default: nil
    }
  }
}
