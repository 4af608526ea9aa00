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

  /// An answer's announced size is believed up to this: more is made room for as it comes.
  private static let mostReserved: Int64 = 1 << 20

  /// Most header sections have at most so many bytes.
  private static let usualHeaders = 512

  let handle: UnsafeMutableRawPointer
  /// Who awaits its end, while libcurl has it.
  var waiting: CheckedContinuation<End, Never>?
  private let setup: TransferSetup
  /// Whether it has set nothing besides its setup but what every transfer sets.
  private let isPlain: Bool
  private let message: UnsafeMutablePointer<CChar>
  private var headerList: UnsafeMutablePointer<curl_slist>?
  private var form: OpaquePointer?
  private var bodySize: Int64 = 0
  /// The header section of the last answer, line by line as it came.
  private var headers: [UInt8] = []
  private var body: [UInt8] = []
  private var isTooLarge = false

  /// Throws when the request cannot be set up, for instance because a file cannot be read.
  init(_ request: HTTPRequest, setup: TransferSetup, timeout: Duration) throws(TransferFault) {
    guard let handle = EasyHandles.take(for: setup) else {
      throw TransferFault(.internalFault, "libcurl has no memory")
    }
    self.handle = handle
    self.setup = setup
    isPlain = request.method == .get && request.isIdempotent && request.body.isNone
    message = .allocate(capacity: Int(CURL_ERROR_SIZE))
    message.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    try set(request, timeout)
  }

  deinit {
    if let form { curl_mime_free(form) }
    if isPlain {
      jm_curl_set_pointer(handle, CURLOPT_ERRORBUFFER, nil)
      jm_curl_set_pointer(handle, CURLOPT_HTTPHEADER, nil)
    } else {
      curl_easy_reset(handle)
      setup.apply(to: handle)
    }
    EasyHandles.giveBack(handle, setUpFor: setup)
    curl_slist_free_all(headerList)
    message.deallocate()
  }

  private func set(_ request: HTTPRequest, _ timeout: Duration) throws(TransferFault) {
    jm_curl_set_pointer(handle, CURLOPT_ERRORBUFFER, message)
    text(CURLOPT_URL, request.url.text)
    number(CURLOPT_PIPEWAIT, request.url.scheme == "https" ? 1 : 0)
    number(CURLOPT_TIMEOUT_MS, timeout.wholeMilliseconds)
    setHeaders(request)
    let context = Unmanaged.passUnretained(self).toOpaque()
    jm_curl_set_pointer(handle, CURLOPT_PRIVATE, context)
    jm_curl_set_pointer(handle, CURLOPT_WRITEDATA, context)
    jm_curl_set_pointer(handle, CURLOPT_HEADERDATA, context)
    if isPlain { return }
    // libcurl by itself repeats a request on a new connection when a kept one turns out to be
    // closed, even if the server has read it: too often for what must not happen twice.
    if !request.isIdempotent { number(CURLOPT_FRESH_CONNECT, 1) }
    try setBody(request)
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
      jm_curl_set_pointer(handle, CURLOPT_MIMEPOST, form.map { UnsafeRawPointer($0) })
    }
    if request.method != .head { text(CURLOPT_CUSTOMREQUEST, request.method.rawValue) }
  }

  private func setBytes(_ bytes: [UInt8]) {
    bodySize = Int64(bytes.count)
    jm_curl_set_size(handle, CURLOPT_POSTFIELDSIZE_LARGE, bodySize)
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
    func add(_ line: UnsafePointer<CChar>) {
      headerList = curl_slist_append(headerList, line) ?? headerList
    }
    request.headers.withLines(add)
    switch request.body {
    case .none where request.method == .get: break
    case .none: add("Content-Type:")
    case .bytes(_, let contentType): "Content-Type: \(contentType)".withCString(add)
    case .multipart: break
    }
    // Waiting for "100 Continue" costs a second with servers that never send it.
    if request.method != .get { add("Expect:") }
    jm_curl_set_pointer(handle, CURLOPT_HTTPHEADER, headerList)
  }

  private func text(_ option: CURLoption, _ value: String) {
    // Handed over as it is, a string would be copied first.
    value.withCString { _ = jm_curl_set_text(handle, option, $0) }
  }

  private func number(_ option: CURLoption, _ value: Int) {
    jm_curl_set_long(handle, option, value)
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
  func receive(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard bytes.count <= setup.options.responseLimit - body.count else {
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

  func receiveHeader(_ bytes: UnsafeRawBufferPointer) {
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
