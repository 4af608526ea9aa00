/// Why a try brought no answer.
package struct TransferFault: Error, Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// The host's or the proxy's name is not known.
    case unknownHost
    /// No connection: refused, unreachable, or not made within the connect time-out.
    case noConnection
    /// The TLS handshake failed, or the certificate is not to be trusted.
    case tls
    /// Connected, but no whole answer within the time of one try.
    case timedOut
    /// The connection ended before the answer was whole.
    case closed
    /// The answer is no HTTP.
    case badProtocol
    /// The answer's body is larger than the limit.
    case tooLarge
    /// A file to be sent cannot be read.
    case unreadableFile
    /// The task was cancelled.
    case cancelled
    /// libcurl itself failed: no memory, bad option.
    case internalFault
  }

  package var kind: Kind
  /// libcurl's own words, for instance `Failed to connect to 127.0.0.1 port 9: Connection refused`.
  package var detail: String

  package init(_ kind: Kind, _ detail: String) {
    self.kind = kind
    self.detail = detail
  }
}

/// How much of a request had left this machine when the try ended.
package enum SentExtent: Sendable, Hashable {
  /// Nothing: the server cannot have seen the request.
  case nothing
  /// Not all of it: the server can only have seen an incomplete message (RFC 9112 §8), which it
  /// must not act on.
  case part
  /// All of it: the server may have acted on it.
  case whole
}
