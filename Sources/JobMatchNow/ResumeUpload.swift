/// A document on its way to `POST /api/resume`.
package struct ResumeUpload: Sendable {
  package enum Content: Sendable {
    /// The file at this path (its bytes, which need not be UTF-8), streamed while it is sent.
    case file(path: [UInt8])
    case bytes([UInt8])
  }

  package let content: Content
  /// The file name that the service sees.
  package let fileName: String
  /// The media type of the part: `application/pdf`.
  package let mediaType: String
  /// Sent as `Idempotency-Key`; with one, a lost upload is sent again.
  package var idempotencyKey: String?

  package init(
    _ content: Content, fileName: String, mediaType: String, idempotencyKey: String? = nil
  ) {
    self.content = content
    self.fileName = fileName
    self.mediaType = mediaType
    self.idempotencyKey = idempotencyKey
  }
}
