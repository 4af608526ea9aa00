/// How requests are made: the options that every network program has.
package struct TransportOptions: Sendable {
  /// The time limit for connecting, including name resolution and TLS.
  package var connectTimeout: Duration = .seconds(10)
  /// The time limit of one try.
  package var timeout: Duration = .seconds(30)
  /// The time limit of one try with a multipart body.
  package var uploadTimeout: Duration = .seconds(300)
  /// The largest number of times a request is sent.
  package var attempts: Int = 4
  /// The time after the client's creation at which running tries end and none begins.
  package var deadline: Duration?
  /// The largest number of requests in flight.
  package var jobs: Int = 8
  /// The largest number of requests per second; nil for no limit.
  package var rate: Double?
  /// The file in which processes that share `rate` keep the time of the next request; nil limits
  /// this process alone.
  package var rateFile: String?
  /// A file of certificate authorities in PEM instead of the system's.
  package var caBundle: String?
  /// The URL of a proxy; nil uses `http_proxy`, `https_proxy` and `all_proxy` as libcurl does.
  package var proxy: String?
  package var userAgent: String = "jm"
  /// Whether plain http is allowed to hosts other than loopback.
  package var allowHTTP: Bool = false
  /// The largest body of an answer, in bytes. 64 MiB: the longest line that programs read
  /// (`--max-line`).
  package var responseLimit: Int = 64 << 20
  /// Called after each try, on any thread.
  package var trace: (@Sendable (RequestTrace) -> Void)?
  /// Receives each request whose method is not safe, instead of the server (`--dry-run`); nil if all
  /// requests are sent.
  package var announce: (@Sendable (HTTPRequest) -> Void)?

  package init() {}
}
