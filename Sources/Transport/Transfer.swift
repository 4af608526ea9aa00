internal import CCurl
internal import LineIO

/// One request on its way through libcurl: its easy handle, what the handle points to, and what
/// has been received.
///
/// `@unchecked Sendable`: the task that sends makes it and hands it to the transfer loop. Until its
/// end only the loop's thread touches it, from then on only the task again.
final class Transfer: @unchecked Sendable {
  struct Answer: Sendable {
    var status: Int
    var headers: HTTPHeaders
    var body: [UInt8]
    /// The proxy that refused the request itself (407), without credentials.
    var proxy: String?
  }

  /// How the loop released the transfer.
  enum End: Sendable {
    case done(CURLcode)
    /// libcurl did not accept it.
    case refused(CURLMcode)
    case cancelled
  }

  struct Completion: Sendable {
    var result: Result<Answer, TransferFault>
    var sent: SentExtent
  }

  /// The maximum memory, in bytes, that is reserved for a body from its announced length. A server
  /// can announce anything.
  private static let largestReservation: Int64 = 1 << 20

  let handle: UnsafeMutableRawPointer
  /// Resumed at its end, while libcurl has it.
  var waiting: CheckedContinuation<End, Never>?
  let options: TransportOptions
  let url: WebAddress
  let message: UnsafeMutablePointer<CChar>
  private var headerList: UnsafeMutablePointer<curl_slist>?
  private var form: OpaquePointer?
  /// The files of the form, which libcurl reads through them.
  private(set) var readers: [FileReader] = []
  private(set) var bodySize: Int64 = 0
  /// The header section of the last answer, as received.
  private(set) var headers: [UInt8] = []
  private(set) var body: [UInt8] = []
  private(set) var isTooLarge = false

  /// - Throws: `internalFault` when libcurl is out of memory.
  init(
    _ request: HTTPRequest, options: TransportOptions, timeout: Duration
  ) throws(TransferFault) {
    guard let handle = curl_easy_init() else {
      throw TransferFault(.internalFault, "libcurl is out of memory")
    }
    self.handle = handle
    self.options = options
    url = request.url
    message = .allocate(capacity: Int(CURL_ERROR_SIZE))
    message.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    setConnection(timeout)
    setReceiving()
    setHeaders(request)
    // When a kept connection turns out to be closed, libcurl itself repeats the request on a new
    // one, even if the server has already read it. That would repeat requests that must not be sent
    // twice.
    if !request.isIdempotent { number(CURLOPT_FRESH_CONNECT, 1) }
    try setBody(request)
  }

  deinit {
    curl_easy_cleanup(handle)
    if let form { curl_mime_free(form) }
    curl_slist_free_all(headerList)
    message.deallocate()
  }

  private func setConnection(_ timeout: Duration) {
    text(CURLOPT_URL, url.text)
    text(CURLOPT_PROTOCOLS_STR, "http,https")
    number(CURLOPT_NOSIGNAL, 1)
    number(CURLOPT_FOLLOWLOCATION, 0)
    number(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))
    // Rather wait for a connection that may turn out to multiplex than open one for each request.
    number(CURLOPT_PIPEWAIT, url.scheme == "https" ? 1 : 0)
    number(CURLOPT_SSL_VERIFYPEER, 1)
    number(CURLOPT_SSL_VERIFYHOST, 2)
    number(CURLOPT_CONNECTTIMEOUT_MS, options.connectTimeout.wholeMilliseconds)
    number(CURLOPT_TIMEOUT_MS, timeout.wholeMilliseconds)
    text(CURLOPT_USERAGENT, options.userAgent)
    if let bundle = options.caBundle { text(CURLOPT_CAINFO, bundle) }
    if let proxy = options.proxy {
      text(CURLOPT_PROXY, proxy)
    } else if url.isLoopback {
      text(CURLOPT_NOPROXY, "*")
    }
  }

  private func setReceiving() {
    let context = Unmanaged.passUnretained(self).toOpaque()
    jm_curl_set_pointer(handle, CURLOPT_ERRORBUFFER, message)
    jm_curl_set_pointer(handle, CURLOPT_PRIVATE, context)
    jm_curl_set_pointer(handle, CURLOPT_WRITEDATA, context)
    jm_curl_set_pointer(handle, CURLOPT_HEADERDATA, context)
    // All encodings that this libcurl can decode.
    text(CURLOPT_ACCEPT_ENCODING, "")
    jm_curl_set_size(handle, CURLOPT_MAXFILESIZE_LARGE, Int64(options.responseLimit))
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

  private func setHeaders(_ request: HTTPRequest) {
    var lines = request.headers.lines
    switch request.body {
    case .none: lines.append("Content-Type:")
    case .bytes(_, let contentType): lines.append("Content-Type: \(contentType)")
    case .multipart: break
    }
    // Waiting for "100 Continue" costs a second with servers that never send it.
    lines.append("Expect:")
    for line in lines { headerList = curl_slist_append(headerList, line) ?? headerList }
    jm_curl_set_pointer(handle, CURLOPT_HTTPHEADER, headerList)
  }

  private func setBody(_ request: HTTPRequest) throws(TransferFault) {
    switch request.body {
    // libcurl's own way of sending a GET.
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
    let status: CURLcode
    switch part.content {
    case .bytes(let bytes):
      status = bytes.withUnsafeBytes { buffer in
        curl_mime_data(
          entry, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count)
      }
      bodySize += Int64(bytes.count)
    case .file(let content):
      let reader = FileReader(content)
      readers.append(reader)
      status = reader.attach(to: entry)
      bodySize += Int64(content.size)
    }
    guard status == CURLE_OK else {
      throw TransferFault(.internalFault, String(cString: curl_easy_strerror(status)))
    }
    curl_mime_filename(entry, part.fileName)
    if let contentType = part.contentType { curl_mime_type(entry, contentType) }
  }

  private func text(_ option: CURLoption, _ value: String) {
    jm_curl_set_text(handle, option, value)
  }

  private func number(_ option: CURLoption, _ value: Int) {
    jm_curl_set_long(handle, option, value)
  }

  /// The transfer that `context`, a pointer given to libcurl, stands for.
  private static func from(_ context: UnsafeMutableRawPointer) -> Transfer {
    Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
  }

  /// The transfer that an easy handle belongs to.
  static func of(_ handle: UnsafeMutableRawPointer) -> Transfer? {
    var context: UnsafeMutableRawPointer?
    guard jm_curl_get_pointer(handle, CURLINFO_PRIVATE, &context) == CURLE_OK else { return nil }
    return context.map(from)
  }

  private func receive(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard bytes.count <= options.responseLimit - body.count else {
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
    if announced > 0 { body.reserveCapacity(Int(min(announced, Self.largestReservation))) }
  }

  private func receiveHeader(_ bytes: UnsafeRawBufferPointer) {
    // A status line begins the section of a final answer after an interim one, or a proxy's.
    if bytes.starts(with: "HTTP/".utf8) { headers.removeAll(keepingCapacity: true) }
    headers.append(contentsOf: bytes)
  }
}

extension Duration {
  /// As libcurl takes a time limit: at least one millisecond, at most eleven days.
  fileprivate var wholeMilliseconds: Int {
    Int(max(1, min(self / .milliseconds(1), 1e9)).rounded(.up))
  }
}
