/// How requests are made: the options of TOOLS that every network program has.
package struct TransportOptions: Sendable {
  /// How long connecting may take, name resolution and TLS included.
  package var connectTimeout: Duration = .seconds(10)
  /// How long one try may last.
  package var timeout: Duration = .seconds(30)
  /// How long one try may last when it carries a multipart body.
  package var uploadTimeout: Duration = .seconds(300)
  /// How often a request is sent at most.
  package var attempts: Int = 4
  /// The time from the making of the client after which no try is begun or goes on.
  package var deadline: Duration?
  /// Requests in flight at most.
  package var jobs: Int = 8
  /// Requests begun a second at most.
  package var rate: Double?
  /// Where processes that share `rate` keep the time of the next request; nil counts in this
  /// process alone.
  package var rateFile: String?
  /// A file of certificate authorities in PEM instead of the system's.
  package var caBundle: String?
  /// A proxy's URL; nil takes `http_proxy`, `https_proxy` and `all_proxy` as libcurl does.
  package var proxy: String?
  package var userAgent: String = "jm"
  /// Whether plain http is allowed to other hosts than loopback.
  package var allowHTTP: Bool = false
  /// The largest body of an answer, in bytes.
  package var responseLimit: Int = 64 << 20
  /// Called after each try, on any thread.
  package var trace: (@Sendable (RequestTrace) -> Void)?

  package init() {}
}
