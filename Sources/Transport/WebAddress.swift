internal import CCurl
package import Records

/// An absolute http or https URL. libcurl's own parser takes it apart, so that what is checked here
/// is what libcurl connects to.
package struct WebAddress: Sendable, Hashable {
  /// The whole URL in libcurl's normal form. It may contain a view token: show `description`
  /// instead.
  package let text: String
  /// `http` or `https`.
  package let scheme: String
  /// The host name in lower case, or an IP address without brackets.
  package let host: String
  /// The port; 80 or 443 if the URL has none.
  package let port: Int
  /// Whether the host is this machine: `localhost`, 127.0.0.0/8 or ::1.
  package let isLoopback: Bool
  /// Percent-encoded segments of the path that `description` shortens.
  private var hiddenSegments: [String] = []

  /// - Throws: `bad_address` (78) if `text` is not an http or https URL, or contains a user name or
  ///   password.
  package init(_ text: String) throws(Failure) {
    try self.init(text, relativeTo: nil)
  }

  /// The address in a `Location` header, which may be relative (RFC 9110 §10.2.2).
  package init(_ text: String, relativeTo base: WebAddress?) throws(Failure) {
    guard let handle = curl_url() else { throw Self.missingLibrary }
    defer { curl_url_cleanup(handle) }
    if let base { _ = curl_url_set(handle, CURLUPART_URL, base.text, 0) }
    let status = curl_url_set(handle, CURLUPART_URL, text, 0)
    guard status == CURLUE_OK else {
      throw Self.failure(text, String(cString: curl_url_strerror(status)))
    }
    func part(_ which: CURLUPart, _ flags: UInt32 = 0) -> String? {
      var value: UnsafeMutablePointer<CChar>?
      guard curl_url_get(handle, which, &value, flags) == CURLUE_OK, let value else { return nil }
      defer { curl_free(value) }
      return String(cString: value)
    }
    guard part(CURLUPART_USER) == nil, part(CURLUPART_PASSWORD) == nil else {
      throw Self.failure(text, "it contains a user name or password")
    }
    guard let scheme = part(CURLUPART_SCHEME), scheme == "https" || scheme == "http" else {
      throw Self.failure(text, "it starts with neither https:// nor http://")
    }
    _ = curl_url_set(handle, CURLUPART_FRAGMENT, nil, 0)
    guard let host = part(CURLUPART_HOST), !host.isEmpty, let whole = part(CURLUPART_URL),
      let port = part(CURLUPART_PORT, UInt32(CURLU_DEFAULT_PORT)).flatMap({ Int($0) })
    else { throw Self.failure(text, "it names no host") }
    self.text = whole
    self.scheme = scheme
    self.host = (host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host).lowercased()
    self.port = port
    isLoopback = Self.isLoopback(self.host)
    hiddenSegments = base?.hiddenSegments ?? []
  }

  /// Shortens these segments of the path in `description`.
  package mutating func hide(_ segments: [Secret]) {
    hiddenSegments += segments.map { PercentEncoding.encode($0.revealed) }
  }

  /// The path, at least `/`.
  package var path: String { String(text[pathStart..<pathEnd]) }

  /// The query without `?`, percent-encoded as in the URL.
  package var query: String? {
    pathEnd == text.endIndex ? nil : String(text[text.utf8.index(after: pathEnd)...])
  }

  /// In normal form there is always a path after the host, and no fragment after the query.
  private var pathStart: String.Index {
    let authority = text.utf8.index(text.startIndex, offsetBy: scheme.utf8.count + 3)
    return text.utf8[authority...].firstIndex(of: UInt8(ascii: "/")) ?? text.endIndex
  }

  private var pathEnd: String.Index {
    text.utf8.firstIndex(of: UInt8(ascii: "?")) ?? text.endIndex
  }

  /// Returns this address with `path` appended to its path and the items to its query. Names and
  /// values are percent-encoded; items without a value are left out.
  package func appending(
    path: String, query items: [(name: String, value: String?)] = []
  ) throws(Failure) -> WebAddress {
    let ownEnd = pathEnd
    var stem = text.utf8[..<ownEnd]
    while stem.last == UInt8(ascii: "/") { stem.removeLast() }
    var whole = ""
    whole += Substring(stem)
    if !path.isEmpty, path.utf8.first != UInt8(ascii: "/") { whole += "/" }
    whole += path
    whole += text[ownEnd...]
    var hasQuery = ownEnd < text.endIndex
    for item in items {
      guard let value = item.value else { continue }
      whole += hasQuery ? "&" : "?"
      whole += PercentEncoding.encode(item.name)
      whole += "="
      whole += PercentEncoding.encode(value)
      hasQuery = true
    }
    let isNormal = !path.isEmpty && path.utf8.allSatisfy(Self.isPlain)
    return isNormal ? WebAddress(self, text: whole) : try WebAddress(whole)
  }

  /// Another path and query at `base`, both in normal form.
  private init(_ base: WebAddress, text: String) {
    (scheme, host, port, isLoopback) = (base.scheme, base.host, base.port, base.isLoopback)
    hiddenSegments = base.hiddenSegments
    self.text = text
  }

  /// Whether a path of such bytes is in libcurl's normal form: nothing to decode, no dot segments.
  /// Addresses of endpoints are, and need not be parsed again: that takes 2.5 µs, 8 % of libcurl's
  /// work for a request.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/")
      || byte != UInt8(ascii: ".") && PercentEncoding.isUnreserved(byte)
  }

  /// Whether both name the same scheme, host and port.
  package func hasSameOrigin(as other: WebAddress) -> Bool {
    scheme == other.scheme && host == other.host && port == other.port
  }

  /// `https://host:port`, without the port if it is the scheme's default.
  package var origin: String {
    let shownHost = host.contains(":") ? "[\(host)]" : host
    let isUsual = port == (scheme == "https" ? 443 : 80)
    return "\(scheme)://\(shownHost)" + (isUsual ? "" : ":\(port)")
  }

  private static func isLoopback(_ host: String) -> Bool {
    if host == "localhost" || host == "::1" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  private static var missingLibrary: Failure {
    jm_curl_is_there() == 0
      ? Failure(
        "missing_library", "requests need libcurl, which cannot be loaded",
        hint: "install libcurl 4", exit: .configuration)
      : Failure("no_memory", "not enough memory", exit: .internalFault)
  }

  private static func failure(_ text: String, _ reason: String) -> Failure {
    Failure(
      "bad_address", "'\(Redaction.url(text))' is not a usable address: \(reason)",
      hint: "an address looks like https://www.example.com", exit: .configuration)
  }
}

extension WebAddress: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The URL with hidden segments of the path and the values of secret query items shortened to 8
  /// characters.
  package var description: String {
    hiddenSegments.reduce(Redaction.url(text)) { shown, segment in
      shown.replacing("/\(segment)", with: "/\(Secret.shortened(segment))")
    }
  }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: ["url": description]) }
}
