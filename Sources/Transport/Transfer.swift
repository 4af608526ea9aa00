internal import CCurl
internal import LineIO

/// One request on its way through libcurl: its easy handle, what the handle points to, and what
/// has been received.
///
/// `@unchecked Sendable`: made by the task that sends, handed to the transfer loop, touched by the
/// loop's thread alone until its end, and from then on by the task again.
final class Transfer: @unchecked Sendable {
  struct Answer: Sendable {
    var status: Int
    var headers: HTTPHeaders
    var body: [UInt8]
  }

  /// How the loop let go of it.
  enum End: Sendable {
    case done(CURLcode)
    /// libcurl did not take it.
    case refused(CURLMcode)
    case cancelled
  }

  struct Completion: Sendable {
    var result: Result<Answer, TransferFault>
    var sent: SentExtent
  }

  /// So much is received at once: most answers whole, as libcurl's 16 KiB are not.
  private static let bufferSize = 60 << 10
  /// An answer's announced size is believed up to this: more is made room for as it comes.
  private static let mostReserved: Int64 = 1 << 20

  /// Most header sections have at most so many bytes.
  private static let usualHeaders = 512

  let handle: UnsafeMutableRawPointer
  /// Who awaits its end, while libcurl has it.
  var waiting: CheckedContinuation<End, Never>?
  private let responseLimit: Int
  private let message: UnsafeMutablePointer<CChar>
  private var headerList: UnsafeMutablePointer<curl_slist>?
  private var form: OpaquePointer?
  private var bodySize: Int64 = 0
  /// The header section of the last answer, line by line as it came.
  private var headers: [UInt8] = []
  private var body: [UInt8] = []
  private var isTooLarge = false

  /// Throws when the request cannot be set up, for instance because a file cannot be read.
  init(_ request: HTTPRequest, options: TransportOptions, timeout: Duration) throws(TransferFault) {
    guard let handle = EasyHandles.take() else {
      throw TransferFault(.internalFault, "libcurl has no memory")
    }
    self.handle = handle
    responseLimit = options.responseLimit
    message = .allocate(capacity: Int(CURL_ERROR_SIZE))
    message.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    try setUp(request, options, timeout)
  }

  deinit {
    if let form { curl_mime_free(form) }
    EasyHandles.giveBack(handle)
    curl_slist_free_all(headerList)
    message.deallocate()
  }

  private func setUp(
    _ request: HTTPRequest, _ options: TransportOptions, _ timeout: Duration
  ) throws(TransferFault) {
    text(CURLOPT_URL, request.url.text)
    text(CURLOPT_PROTOCOLS_STR, "http,https")
    number(CURLOPT_NOSIGNAL, 1)
    number(CURLOPT_BUFFERSIZE, Self.bufferSize)
    number(CURLOPT_FOLLOWLOCATION, 0)
    number(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))
    number(CURLOPT_PIPEWAIT, request.url.scheme == "https" ? 1 : 0)
    number(CURLOPT_SSL_VERIFYPEER, 1)
    number(CURLOPT_SSL_VERIFYHOST, 2)
    number(CURLOPT_CONNECTTIMEOUT_MS, Self.milliseconds(options.connectTimeout))
    number(CURLOPT_TIMEOUT_MS, Self.milliseconds(timeout))
    text(CURLOPT_ACCEPT_ENCODING, "")
    text(CURLOPT_USERAGENT, options.userAgent)
    if let bundle = options.caBundle { text(CURLOPT_CAINFO, bundle) }
    if let proxy = options.proxy {
      text(CURLOPT_PROXY, proxy)
    } else if request.url.isLoopback {
      text(CURLOPT_NOPROXY, "*")
    }
    // libcurl by itself repeats a request on a new connection when a kept one turns out to be
    // closed, even if the server has read it: too often for what must not happen twice.
    if !request.isIdempotent { number(CURLOPT_FRESH_CONNECT, 1) }
    try setBody(request)
    setHeaders(request)
    _ = jm_curl_set_size(handle, CURLOPT_MAXFILESIZE_LARGE, Int64(responseLimit))
    _ = jm_curl_set_pointer(handle, CURLOPT_ERRORBUFFER, message)
    let context = Unmanaged.passUnretained(self).toOpaque()
    _ = jm_curl_set_pointer(handle, CURLOPT_PRIVATE, context)
    _ = jm_curl_set_pointer(handle, CURLOPT_WRITEDATA, context)
    _ = jm_curl_set_pointer(handle, CURLOPT_HEADERDATA, context)
    _ = jm_curl_set_sink(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
      guard let bytes, let context else { return 0 }
      return Transfer.from(context).receive(
        UnsafeRawBufferPointer(start: bytes, count: size * count))
    }
    _ = jm_curl_set_sink(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
      guard let bytes, let context else { return 0 }
      Transfer.from(context).receiveHeader(
        UnsafeRawBufferPointer(start: bytes, count: size * count))
      return size * count
    }
  }

  private func setBody(_ request: HTTPRequest) throws(TransferFault) {
    switch request.body {
    // What libcurl does by itself.
    case .none where request.method == .get: return
    case .none where request.method == .head: number(CURLOPT_NOBODY, 1)
    case .none where request.method == .post: setBytes([])
    case .none: break
    case .bytes(let bytes, _): setBytes(bytes)
    case .multipart(let parts):
      let form = curl_mime_init(handle)
      self.form = form
      for part in parts { try add(part, to: form) }
      _ = jm_curl_set_pointer(handle, CURLOPT_MIMEPOST, form.map { UnsafeRawPointer($0) })
    }
    if request.method != .head { text(CURLOPT_CUSTOMREQUEST, request.method.rawValue) }
  }

  private func setBytes(_ bytes: [UInt8]) {
    bodySize = Int64(bytes.count)
    _ = jm_curl_set_size(handle, CURLOPT_POSTFIELDSIZE_LARGE, bodySize)
    bytes.withUnsafeBytes { buffer in
      _ = jm_curl_set_pointer(
        handle, CURLOPT_COPYPOSTFIELDS, buffer.baseAddress ?? UnsafeRawPointer(message))
    }
  }

  private func add(_ part: MultipartPart, to form: OpaquePointer?) throws(TransferFault) {
    let entry = curl_mime_addpart(form)
    curl_mime_name(entry, part.name)
    switch part.content {
    case .bytes(let bytes):
      bytes.withUnsafeBytes { buffer in
        _ = curl_mime_data(
          entry, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count)
      }
      bodySize += Int64(bytes.count)
    case .file(let path):
      let status = (path + [0]).withUnsafeBytes { buffer in
        curl_mime_filedata(entry, buffer.baseAddress?.assumingMemoryBound(to: CChar.self))
      }
      guard status == CURLE_OK else {
        throw TransferFault(
          .unreadableFile, "cannot read '\(String(decoding: path, as: UTF8.self))'")
      }
    }
    curl_mime_filename(entry, part.fileName)
    if let contentType = part.contentType { curl_mime_type(entry, contentType) }
  }

  private func setHeaders(_ request: HTTPRequest) {
    func add(_ line: String) {
      headerList = line.withCString { curl_slist_append(headerList, $0) } ?? headerList
    }
    for field in request.headers.fields {
      // A line break in a value would begin another header field.
      let value = field.value.utf8.filter { $0 >= 0x20 || $0 == UInt8(ascii: "\t") }
      add(
        value.isEmpty
          ? field.name + ";" : field.name + ": " + String(decoding: value, as: UTF8.self))
    }
    switch request.body {
    case .none where request.method == .get: break
    case .none: add("Content-Type:")
    case .bytes(_, let contentType): add("Content-Type: \(contentType)")
    case .multipart: break
    }
    // Waiting for "100 Continue" costs a second with servers that never send it.
    if request.method != .get { add("Expect:") }
    _ = jm_curl_set_pointer(handle, CURLOPT_HTTPHEADER, headerList)
  }

  private func text(_ option: CURLoption, _ value: String) {
    // Handed over as it is, a string would be copied first.
    value.withCString { _ = jm_curl_set_text(handle, option, $0) }
  }

  private func number(_ option: CURLoption, _ value: Int) {
    _ = jm_curl_set_long(handle, option, value)
  }

  private static func milliseconds(_ time: Duration) -> Int {
    Int(max(1, min(time / .milliseconds(1), 1e9)).rounded(.up))
  }

  /// The transfer that `context`, a pointer handed to libcurl, stands for.
  static func from(_ context: UnsafeMutableRawPointer) -> Transfer {
    Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
  }

  /// The transfer that an easy handle belongs to.
  static func of(_ handle: UnsafeMutableRawPointer) -> Transfer? {
    var context: UnsafeMutableRawPointer?
    guard jm_curl_get_pointer(handle, CURLINFO_PRIVATE, &context) == CURLE_OK else { return nil }
    return context.map(from)
  }
}

extension Transfer {
  private func receive(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard bytes.count <= responseLimit - body.count else {
      isTooLarge = true
      return 0
    }
    if body.isEmpty { reserveBody() }
    body.append(contentsOf: bytes)
    return bytes.count
  }

  private func reserveBody() {
    var announced: Int64 = -1
    _ = jm_curl_get_size(handle, CURLINFO_CONTENT_LENGTH_DOWNLOAD_T, &announced)
    if announced > 0 { body.reserveCapacity(Int(min(announced, Self.mostReserved))) }
  }

  private func receiveHeader(_ bytes: UnsafeRawBufferPointer) {
    // The status line of a final answer that follows an interim one, or a proxy's.
    if bytes.starts(with: "HTTP/".utf8) {
      headers.removeAll(keepingCapacity: true)
      headers.reserveCapacity(Self.usualHeaders)
    }
    headers.append(contentsOf: bytes)
  }

  /// What its end means for this transfer.
  func completion(_ end: End) -> Completion {
    switch end {
    case .done(let code): completion(code)
    case .refused(let status):
      Completion(
        result: .failure(
          TransferFault(.internalFault, String(cString: curl_multi_strerror(status)))),
        sent: .nothing)
    case .cancelled:
      Completion(result: .failure(TransferFault(.cancelled, "cancelled")), sent: .whole)
    }
  }

  private func completion(_ code: CURLcode) -> Completion {
    if code == CURLE_OK {
      var status = 0
      _ = jm_curl_get_long(handle, CURLINFO_RESPONSE_CODE, &status)
      let answer = Answer(status: status, headers: HTTPHeaders(lines: headers), body: body)
      return Completion(result: .success(answer), sent: .whole)
    }
    var words = String(cString: message)
    if words.isEmpty { words = String(cString: curl_easy_strerror(code)) }
    let kind: TransferFault.Kind = isTooLarge ? .tooLarge : kind(code)
    // "Connection refused" says more than libcurl's sentence, which names the address once more.
    if code == CURLE_COULDNT_CONNECT, let reason = systemReason { words = reason }
    return Completion(result: .failure(TransferFault(kind, words)), sent: sent)
  }

  private var systemReason: String? {
    var number = 0
    _ = jm_curl_get_long(handle, CURLINFO_OS_ERRNO, &number)
    return number == 0
      ? nil : SystemError("connect", errno: Int32(truncatingIfNeeded: number)).reason
  }

  private var sent: SentExtent {
    var requestSize = 0
    var uploaded: Int64 = 0
    _ = jm_curl_get_long(handle, CURLINFO_REQUEST_SIZE, &requestSize)
    _ = jm_curl_get_size(handle, CURLINFO_SIZE_UPLOAD_T, &uploaded)
    if requestSize == 0 && uploaded == 0 { return .nothing }
    var announced: Int64 = -1
    _ = jm_curl_get_size(handle, CURLINFO_CONTENT_LENGTH_UPLOAD_T, &announced)
    let whole = max(announced, bodySize)
    return uploaded < whole ? .part : .whole
  }

  private func kind(_ code: CURLcode) -> TransferFault.Kind {
    switch code {
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: return .unknownHost
    case CURLE_COULDNT_CONNECT, CURLE_PROXY, CURLE_INTERFACE_FAILED: return .noConnection
    case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM,
      CURLE_SSL_CIPHER, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR,
      CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_CRL_BADFILE,
      CURLE_USE_SSL_FAILED, CURLE_SSL_ENGINE_INITFAILED, CURLE_SSL_CLIENTCERT:
      return .tls
    case CURLE_OPERATION_TIMEDOUT:
      var connected: Int64 = 0
      _ = jm_curl_get_size(handle, CURLINFO_PRETRANSFER_TIME_T, &connected)
      return connected == 0 ? .noConnection : .timedOut
    case CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_PARTIAL_FILE,
      CURLE_HTTP2, CURLE_HTTP2_STREAM, CURLE_SEND_FAIL_REWIND:
      return .closed
    case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL, CURLE_BAD_CONTENT_ENCODING,
      CURLE_HTTP_RETURNED_ERROR, CURLE_TOO_MANY_REDIRECTS:
      return .badProtocol
    case CURLE_FILESIZE_EXCEEDED: return .tooLarge
    case CURLE_READ_ERROR, CURLE_FILE_COULDNT_READ_FILE: return .unreadableFile
    case CURLE_ABORTED_BY_CALLBACK: return .cancelled
    default: return .internalFault
    }
  }
}
