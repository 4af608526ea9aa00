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
    let folded = text.lowercased()
    let host = host(text)
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, labels.allSatisfy({ !$0.isEmpty && $0.count <= maximumLabel }),
      host.unicodeScalars.allSatisfy(isHost), let top = labels.last
    else { return false }
    if folded.hasPrefix("http://") || folded.hasPrefix("https://") || folded.hasPrefix("www.") {
      return top.count >= 2
    }
    return !text.contains("@") && Networks.domains.contains(String(top))
      && labels[labels.count - 2].count >= 2
      && text.unicodeScalars.first.map {
        $0.isAlphabetic || $0.isDecimal
      } ?? false
      && labels[0].unicodeScalars.contains { $0.isAlphabetic }
  }

  /// Returns the host of an address in lower case, without `www.`.
  static func host(_ text: String) -> String {
    var rest = bare(text)[...]
    if let end = rest.firstIndex(where: { "/?#:".contains($0) }) { rest = rest[..<end] }
    return rest.lowercased()
  }

  /// Returns an address without scheme, `www.` and trailing slashes, for comparison.
  static func bare(_ text: String) -> String {
    var rest = text[...]
    let folded = text.lowercased()
    for scheme in ["https://", "http://"] where folded.hasPrefix(scheme) {
      rest = rest.dropFirst(scheme.count)
    }
    if rest.lowercased().hasPrefix("www.") { rest = rest.dropFirst(4) }
    while rest.hasSuffix("/") { rest = rest.dropLast() }
    return String(rest)
  }

  /// Returns an address with a scheme, percent-encoded as RFC 3986 requires; nil if the text is not
  /// a web address.
  static func uri(_ text: String) -> String? {
    // A host has a period; most words have none.
    guard text.utf8.contains(UInt8(ascii: ".")) else { return nil }
    var rest = text[...]
    while let last = rest.last, ".,;:)]}'\"”’".contains(last) {
      if last == ")", rest.contains("(") { break }
      rest = rest.dropLast()
    }
    let folded = rest.lowercased()
    let isWhole = folded.hasPrefix("http://") || folded.hasPrefix("https://")
    guard isWeb(String(rest)) else { return nil }
    var uri = isWhole ? "" : "https://"
    for byte in rest.utf8 {
      let isPlain =
        byte > 0x20 && byte < 0x7F && !"\"<>\\^`{|}".utf8.contains(byte)
      if isPlain {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        uri +=
          "%" + String(byte >> 4, radix: 16, uppercase: true)
          + String(byte & 15, radix: 16, uppercase: true)
      }
    }
    return uri
  }
}
