internal import CCurl
internal import LineIO

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension Transfer {
  /// What the end of the transfer means for the request.
  func completion(_ end: End) -> Completion {
    switch end {
    case .done(CURLE_OK):
      let status = number(CURLINFO_RESPONSE_CODE)
      let answer = Answer(
        status: status, headers: HTTPHeaders(section: headers), body: body,
        proxy: status == 407 ? proxy : nil)
      return Completion(result: .success(answer), sent: .whole)
    case .done(let code):
      return Completion(result: .failure(fault(code)), sent: sent)
    case .refused(let status):
      let fault = TransferFault(.internalFault, String(cString: curl_multi_strerror(status)))
      return Completion(result: .failure(fault), sent: .nothing)
    case .cancelled:
      return Completion(result: .failure(TransferFault(.cancelled, "cancelled")), sent: .whole)
    }
  }

  /// The proxy for this address, without credentials.
  var proxy: String? {
    let rules = ProxyRules(explicit: options.proxy) { name in
      getenv(name).map { String(cString: $0) }
    }
    return rules.proxy(for: url)
  }

  private func fault(_ code: CURLcode) -> TransferFault {
    if let fault = readers.lazy.compactMap(\.fault).first { return fault }
    var words = String(cString: message)
    if words.isEmpty { words = String(cString: curl_easy_strerror(code)) }
    // "Connection refused" says more than libcurl's sentence, which repeats the address.
    if code == CURLE_COULDNT_CONNECT, let reason = systemReason { words = reason }
    return TransferFault(kind(code), ServerText.line(words), proxy: proxy)
  }

  private var systemReason: String? {
    let number = number(CURLINFO_OS_ERRNO)
    return number == 0
      ? nil : SystemError("connect", errno: Int32(truncatingIfNeeded: number)).reason
  }

  private var sent: SentExtent {
    let uploaded = size(CURLINFO_SIZE_UPLOAD_T)
    if number(CURLINFO_REQUEST_SIZE) == 0 && uploaded == 0 { return .nothing }
    let whole = max(size(CURLINFO_CONTENT_LENGTH_UPLOAD_T), bodySize)
    return uploaded < whole ? .part : .whole
  }

  private func kind(_ code: CURLcode) -> TransferFault.Kind {
    if isTooLarge { return .tooLarge }
    let proxyStatus = number(CURLINFO_HTTP_CONNECTCODE)
    if proxyStatus != 0, !(200..<300).contains(proxyStatus) { return .refusedByProxy }
    switch code {
    case CURLE_COULDNT_RESOLVE_HOST: return .unknownHost
    case CURLE_COULDNT_RESOLVE_PROXY: return .unknownProxy
    case CURLE_PROXY: return .refusedByProxy
    case CURLE_COULDNT_CONNECT, CURLE_INTERFACE_FAILED: return .noConnection
    case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM,
      CURLE_SSL_CIPHER, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR,
      CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_CRL_BADFILE,
      CURLE_USE_SSL_FAILED, CURLE_SSL_ENGINE_INITFAILED, CURLE_SSL_CLIENTCERT:
      return .tls
    case CURLE_OPERATION_TIMEDOUT:
      return size(CURLINFO_PRETRANSFER_TIME_T) == 0 ? .noConnection : .timedOut
    case CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_PARTIAL_FILE,
      CURLE_HTTP2, CURLE_HTTP2_STREAM, CURLE_SEND_FAIL_REWIND:
      return .closed
    case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL, CURLE_BAD_CONTENT_ENCODING,
      CURLE_HTTP_RETURNED_ERROR, CURLE_TOO_MANY_REDIRECTS:
      return .badProtocol
    case CURLE_FILESIZE_EXCEEDED: return .tooLarge
    default: return .internalFault
    }
  }

  private func number(_ info: CURLINFO) -> Int {
    var value = 0
    _ = jm_curl_get_long(handle, info, &value)
    return value
  }

  private func size(_ info: CURLINFO) -> Int64 {
    var value: Int64 = 0
    _ = jm_curl_get_size(handle, info, &value)
    return value
  }
}
