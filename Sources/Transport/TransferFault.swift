/// Why a try got no answer.
package struct TransferFault: Error, Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// The host's name cannot be resolved.
    case unknownHost
    /// The proxy's name cannot be resolved.
    case unknownProxy
    /// No connection to the host, or to the proxy in between: refused, unreachable, or not made
    /// within the connect time-out.
    case noConnection
    /// The proxy refused to connect to the host.
    case refusedByProxy
    /// The TLS handshake failed, or the certificate is not trusted.
    case tls
    /// Connected, but no complete answer within the time of one try.
    case timedOut
    /// The connection ended before the answer was complete.
    case closed
    /// The answer is not HTTP.
    case badProtocol
    /// The body of the answer is larger than the limit.
    case tooLarge
    /// A file to be sent cannot be read.
    case unreadableFile
    /// A file changed while it was sent. The server received an incomplete request.
    case changedFile
    /// The task was cancelled.
    case cancelled
    /// libcurl itself failed: no memory, bad option.
    case internalFault
  }

  package var kind: Kind
  /// The system's or libcurl's own words: `Connection refused`.
  package var detail: String
  /// The proxy that the request was sent through, without credentials; nil if there was none.
  package var proxy: String?

  package init(_ kind: Kind, _ detail: String, proxy: String? = nil) {
    self.kind = kind
    self.detail = detail
    self.proxy = proxy
  }

  /// Whether no connection to the host was made.
  var isUnreachable: Bool {
    switch kind {
    case .unknownHost, .unknownProxy, .noConnection, .refusedByProxy: true
    case .tls, .timedOut, .closed, .badProtocol, .tooLarge, .unreadableFile, .changedFile,
      .cancelled, .internalFault:
      false
    }
  }
}

/// How much of a request had left this machine when the try ended.
package enum SentExtent: Sendable, Hashable {
  /// Nothing: the server cannot have seen the request.
  case nothing
  /// Not all of it: the server can only have seen an incomplete message (RFC 9112 §8), on which it
  /// must not act.
  case part
  /// All of it: the server may have acted on it.
  case whole
}
