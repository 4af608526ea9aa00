import HTTPTypes
import Hummingbird
import Records
import Synchronization

/// The tokens that the server has issued, which no report may show, and the first uploader.
final class SecretsGiven: Sendable {
  private let tokens = Mutex<Set<String>>([])
  private let firstUploader = Mutex<String?>(nil)

  /// The `Authorization` header of the first upload.
  var uploader: String? { firstUploader.withLock { $0 } }

  func note(_ request: Request) {
    guard request.uri.path == "/api/resume", let sent = request.headers[.authorization] else {
      return
    }
    firstUploader.withLock { $0 = $0 ?? sent }
  }

  func note(_ reply: TestReply) {
    for name in ["access_token", "refresh_token", "view_token"] {
      if let token = reply.json[name]?.stringValue { _ = tokens.withLock { $0.insert(token) } }
    }
  }

  func appear(in text: String) -> Bool {
    tokens.withLock { $0.contains { text.contains($0) } }
  }
}
