/// Recognizes email and web addresses as printed.
enum Address {
  /// The longest label of a host name, in characters (RFC 1035, 2.3.4).
  private static let maximumLabel = 63

  /// Whether the text is an email address (RFC 5321 without quoted local parts).
  static func isMail(_ text: String) -> Bool { mail(in: text) == text }

  /// Returns the email address in a text such as `Email:jo@example.org` or
  /// `mailto:jo@example.org?subject=x`.
  static func mail(in text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    guard let at = scalars.firstIndex(of: "@"), at > 0 else { return nil }
    var low = at
    while low > 0, isLocal(scalars[low - 1]) { low -= 1 }
    var high = at + 1
    while high < scalars.count, isHost(scalars[high]) { high += 1 }
    while high > at + 1, scalars[high - 1] == "." || scalars[high - 1] == "-" { high -= 1 }
    while low < at, scalars[low] == "." || scalars[low] == "-" { low += 1 }
    let host = scalars[(at + 1)..<high].split(separator: ".", omittingEmptySubsequences: false)
    guard low < at, host.count >= 2, host.allSatisfy({ !$0.isEmpty && $0.count <= maximumLabel }),
      let top = host.last, top.count >= 2, top.allSatisfy({ $0.isAlphabetic })
    else { return nil }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[low..<high])
    return String(view)
  }

  private static func isLocal(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isAlphabetic || scalar.isDecimal
      || scalar.isSign(among: "!#$%&'*+-/=?^_`{|}~.")
  }

  private static func isHost(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isAlphabetic || scalar.isDecimal || scalar == "-"
      || scalar == "."
  }

  /// Whether a text is a web address, with or without a scheme (`github.com/x`).
  static func isWeb(_ text: String) -> Bool {
    let host = host(text)
    guard host.has(UInt8(ascii: ".")) else { return false }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, labels.allSatisfy({ !$0.isEmpty && $0.count <= maximumLabel }),
      host.unicodeScalars.allSatisfy(isHost), let top = labels.last
    else { return false }
    if hasScheme(text) || text.withBytes({ $0[...].begins(with: "www.") }) {
      return top.count >= 2
    }
    return !text.has(UInt8(ascii: "@")) && Networks.domains.contains(String(top))
      && labels[labels.count - 2].count >= 2
      && text.unicodeScalars.first.map {
        $0.isAlphabetic || $0.isDecimal
      } ?? false
      && labels[0].unicodeScalars.contains { $0.isAlphabetic }
  }

  private static func hasScheme(_ text: String) -> Bool {
    text.withBytes { $0[...].begins(with: "http://") || $0[...].begins(with: "https://") }
  }

  /// Returns the host of an address in lower case, without `www.`.
  static func host(_ text: String) -> String {
    bare(text).withBytes { bytes in
      String(decoding: bytes.prefix { !"/?#:".has($0) }, as: UTF8.self)
    }.lowercased()
  }

  /// Returns an address without scheme, `www.` and trailing slashes, for comparison.
  static func bare(_ text: String) -> String {
    text.withBytes { bytes in
      var rest = bytes[...]
      if rest.begins(with: "https://") {
        rest = rest.dropFirst("https://".utf8.count)
      } else if rest.begins(with: "http://") {
        rest = rest.dropFirst("http://".utf8.count)
      }
      if rest.begins(with: "www.") { rest = rest.dropFirst("www.".utf8.count) }
      while rest.last == UInt8(ascii: "/") { rest.removeLast() }
      return String(decoding: rest, as: UTF8.self)
    }
  }

  /// Returns an address with a scheme, percent-encoded as RFC 3986 requires; nil if the text is not
  /// a web address.
  static func uri(_ text: String) -> String? {
    // A host has a period; most words have none.
    guard text.has(UInt8(ascii: ".")) else { return nil }
    var rest = text[...]
    while let last = rest.last, ".,;:)]}'\"”’".contains(last) {
      if last == ")", rest.contains("(") { break }
      rest = rest.dropLast()
    }
    let address = String(rest)
    guard isWeb(address) else { return nil }
    var uri = Array((hasScheme(address) ? "" : "https://").utf8)
    for byte in address.utf8 {
      let isPlain =
        byte > 0x20 && byte < 0x7F && !"\"<>\\^`{|}".has(byte)
      if isPlain {
        uri.append(byte)
      } else {
        let code =
          "%" + String(byte >> 4, radix: 16, uppercase: true)
          + String(byte & 15, radix: 16, uppercase: true)
        uri += code.utf8
      }
    }
    return String(decoding: uri, as: UTF8.self)
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Whether it begins with a text in small letters, in upper or lower case.
  fileprivate func begins(with text: String) -> Bool {
    text.withBytes { text in
      count >= text.count
        && zip(self, text).allSatisfy {
          $0 == $1 || $0 &- UInt8(ascii: "A") < 26 && $0 | 0x20 == $1
        }
    }
  }
}
