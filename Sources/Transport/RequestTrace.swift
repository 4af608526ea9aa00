/// One try of a request, for `-v` and `-vv`. It contains no secrets.
package struct RequestTrace: Sendable {
  package let method: String
  /// The URL with tokens shortened to 8 characters.
  package let url: String
  /// The status of the answer; nil if there was none.
  package let status: Int?
  /// Why there was no answer.
  package let fault: String?
  package let duration: Duration
  package let requestID: String?
  /// 1 for the first try.
  package let attempt: Int
  /// The time until the next try; nil if this was the last.
  package let nextTry: Duration?
  /// The header fields sent that are on the allow-list.
  package let sentHeaders: [HTTPHeaders.Field]
  /// The header fields received that are on the allow-list.
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

  /// What `-vv` prints below it: one field per line, `>` sent and `<` received.
  package var headerLines: [String] {
    sentHeaders.map { "> \($0.name): \($0.value)" }
      + receivedHeaders.map { "< \($0.name): \($0.value)" }
  }
}
