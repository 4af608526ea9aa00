/// A response as it was received.
package struct ContractAnswer: Sendable {
  package var status: Int
  /// The value of a header field; names are case-insensitive.
  package var header: @Sendable (String) -> String?
  package var body: [UInt8]

  package init(status: Int, body: [UInt8], header: @escaping @Sendable (String) -> String?) {
    self.status = status
    self.body = body
    self.header = header
  }

  /// The media type of `Content-Type` in lower case, without parameters.
  var mediaType: String? {
    guard let type = header("Content-Type")?.split(separator: ";").first else { return nil }
    return type.lowercased().filter { !$0.isWhitespace }
  }
}
