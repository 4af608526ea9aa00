/// The body of a request.
package enum HTTPBody: Sendable {
  case none
  /// These bytes with their media type.
  case bytes([UInt8], contentType: String)
  /// `multipart/form-data` (RFC 7578).
  case multipart([MultipartPart])

  var isNone: Bool { if case .none = self { true } else { false } }
}

/// One part of a `multipart/form-data` body.
package struct MultipartPart: Sendable {
  package enum Content: Sendable {
    case bytes([UInt8])
    /// A file that is read while it is sent.
    case file(FileContent)
  }

  /// The name of the form field.
  package let name: String
  package let content: Content
  /// The file name that the server sees; nil sends none.
  package let fileName: String?
  package let contentType: String?

  package init(name: String, content: Content, fileName: String? = nil, contentType: String? = nil)
  {
    self.name = name
    self.content = content
    self.fileName = fileName
    self.contentType = contentType
  }
}
