/// Addresses of pages in text from files and servers.
package enum PageAddress {
  /// The address with characters beyond ASCII percent-encoded. Nil for schemes other than `http` and
  /// `https`, which could run code, and for text with spaces or control characters.
  package static func ascii(_ text: String) -> String? {
    guard isWeb(text) else { return nil }
    var address = ""
    for byte in text.utf8 {
      if byte < 0x80 {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        address += "%" + String(byte, radix: 16, uppercase: true)
      }
    }
    return address
  }

  /// Whether `text` is an `http` or `https` address without spaces and control characters.
  static func isWeb(_ text: String) -> Bool {
    let scheme = text.prefix { $0 != ":" }.lowercased()
    return ["http", "https"].contains(scheme)
      && text.utf8.dropFirst(scheme.utf8.count).starts(with: "://".utf8)
      && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
  }
}
