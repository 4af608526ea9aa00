/// One try of a request, for `-v` and `-vv`. It holds nothing secret.
package struct RequestTrace: Sendable {
  package let method: String
  /// The URL with tokens shortened to 8 characters.
  package let url: String
  /// The status of the answer, nil when there was none.
  package let status: Int?
  /// Why there was no answer.
  package let fault: String?
  package let duration: Duration
  package let requestID: String?
  /// 1 for the first try.
  package let attempt: Int
  /// The time until the next try, nil when this was the last.
  package let nextTry: Duration?
  /// Header fields that were sent, those on the allow-list.
  package let sentHeaders: [HTTPHeaders.Field]
  /// Header fields that were received, those on the allow-list.
  package let receivedHeaders: [HTTPHeaders.Field]

  /// What `-v` prints: `GET https://… 200 123 ms id=…`.
  package var line: String {
    let milliseconds = duration / .milliseconds(1)
    var line = "\(method) \(url) \(status.map(String.init) ?? fault ?? "no answer")"
    line += " \(Int(milliseconds.rounded())) ms"
    if let requestID { line += " id=\(requestID)" }
    if attempt > 1 { line += " try=\(attempt)" }
    if let nextTry {
      line += " again in \(Int((nextTry / .milliseconds(1)).rounded())) ms"
    }
    return line
  }

  /// What `-vv` prints beneath it: one field a line, `>` sent and `<` received.
  package var headerLines: [String] {
    sentHeaders.map { "> \($0.name): \($0.value)" }
      + receivedHeaders.map { "< \($0.name): \($0.value)" }
  }
}
