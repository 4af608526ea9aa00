internal import Synchronization

/// The address at which clients reach the server: what mailed links begin with, where a browser is
/// sent that must not be redirected elsewhere, and the issuer of access tokens.
///
/// It comes from the options and from the bound port, never from a request: a `Host` header is the
/// client's to choose.
package final class PublicAddress: Sendable {
  private let configured: String?
  private let host: String
  private let port: Mutex<Int>

  init(_ options: ServerOptions) {
    configured = options.publicURL.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    host = options.host.contains(":") ? "[\(options.host)]" : options.host
    port = Mutex(options.port)
  }

  /// Called when the server has been bound.
  func setPort(_ number: Int) { port.withLock { $0 = number } }

  /// Without a slash at its end: `http://127.0.0.1:8090`.
  package var text: String {
    if let configured { return configured }
    let port = port.withLock { $0 }
    return port == 0 ? "http://\(host)" : "http://\(host):\(port)"
  }
}
