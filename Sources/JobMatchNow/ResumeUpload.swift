package import Transport

/// A document for `POST /api/resume`.
package struct ResumeUpload: Sendable {
  package let content: MultipartPart.Content
  /// The file name that the service sees.
  package let fileName: String
  /// The media type of the part: `application/pdf`.
  package let mediaType: String
  /// Sent as `Idempotency-Key`. An upload with a key may be sent again when its answer was lost.
  package var idempotencyKey: String?

  package init(
    _ content: MultipartPart.Content, fileName: String, mediaType: String,
    idempotencyKey: String? = nil
  ) {
    self.content = content
    self.fileName = fileName
    self.mediaType = mediaType
    self.idempotencyKey = idempotencyKey
  }
}
