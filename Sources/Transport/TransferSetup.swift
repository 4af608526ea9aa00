internal import CCurl

/// What the requests of one client to one kind of host have in common, as libcurl is told it.
final class TransferSetup: Sendable {
  /// So much is received at once: most answers whole, as libcurl's 16 KiB are not.
  private static let bufferSize = 60 << 10

  let options: TransportOptions
  private let isLoopback: Bool

  init(_ options: TransportOptions, isLoopback: Bool) {
    self.options = options
    self.isLoopback = isLoopback
  }

  func apply(to handle: UnsafeMutableRawPointer) {
    jm_curl_set_text(handle, CURLOPT_PROTOCOLS_STR, "http,https")
    jm_curl_set_long(handle, CURLOPT_NOSIGNAL, 1)
    jm_curl_set_long(handle, CURLOPT_BUFFERSIZE, Self.bufferSize)
    jm_curl_set_long(handle, CURLOPT_FOLLOWLOCATION, 0)
    jm_curl_set_long(handle, CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))
    jm_curl_set_long(handle, CURLOPT_SSL_VERIFYPEER, 1)
    jm_curl_set_long(handle, CURLOPT_SSL_VERIFYHOST, 2)
    jm_curl_set_long(handle, CURLOPT_CONNECTTIMEOUT_MS, options.connectTimeout.wholeMilliseconds)
    jm_curl_set_text(handle, CURLOPT_ACCEPT_ENCODING, "")
    jm_curl_set_text(handle, CURLOPT_USERAGENT, options.userAgent)
    jm_curl_set_size(handle, CURLOPT_MAXFILESIZE_LARGE, Int64(options.responseLimit))
    if let bundle = options.caBundle { jm_curl_set_text(handle, CURLOPT_CAINFO, bundle) }
    if let proxy = options.proxy {
      jm_curl_set_text(handle, CURLOPT_PROXY, proxy)
    } else if isLoopback {
      jm_curl_set_text(handle, CURLOPT_NOPROXY, "*")
    }
    jm_curl_set_sink(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
      guard let bytes, let context else { return 0 }
      return Transfer.from(context).receive(
        UnsafeRawBufferPointer(start: bytes, count: size * count))
    }
    jm_curl_set_sink(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
      guard let bytes, let context else { return 0 }
      Transfer.from(context).receiveHeader(
        UnsafeRawBufferPointer(start: bytes, count: size * count))
      return size * count
    }
  }
}

extension Duration {
  /// As libcurl takes a time limit: at least one, at most eleven days.
  var wholeMilliseconds: Int { Int(max(1, min(self / .milliseconds(1), 1e9)).rounded(.up)) }
}
