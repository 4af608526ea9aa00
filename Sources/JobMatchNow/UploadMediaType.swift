/// The media type of an upload and its file name extension.
package struct UploadMediaType {
  package let name: String
  package let fileExtension: String

  private static let known = [
    UploadMediaType(name: "application/pdf", fileExtension: "pdf"),
    UploadMediaType(
      name: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      fileExtension: "docx"),
    UploadMediaType(name: "application/msword", fileExtension: "doc"),
    UploadMediaType(name: "image/png", fileExtension: "png"),
    UploadMediaType(name: "image/jpeg", fileExtension: "jpg"),
    UploadMediaType(name: "image/jpeg", fileExtension: "jpeg"),
    UploadMediaType(name: "text/plain", fileExtension: "txt"),
    UploadMediaType(name: "application/rtf", fileExtension: "rtf"),
  ]

  /// The type of any file that the service does not know (RFC 2046 §4.5.1).
  package static let unknown = "application/octet-stream"

  /// The number of bytes that `ofContent` needs.
  package static let signatureLength = 8

  /// The type that the service expects for a file name; `unknown` for another extension.
  package static func ofFile(named name: String) -> String {
    guard let dot = name.lastIndex(of: ".") else { return unknown }
    let ending = name[name.index(after: dot)...].lowercased()
    return known.first { $0.fileExtension == ending }?.name ?? unknown
  }

  /// The type of a document by its first bytes.
  package static func ofContent(_ bytes: [UInt8]) -> UploadMediaType {
    let signatures: [([UInt8], String)] = [
      (Array("%PDF-".utf8), "pdf"), ([0x50, 0x4B, 0x03, 0x04], "docx"),
      ([0xD0, 0xCF, 0x11, 0xE0], "doc"), ([0x89, 0x50, 0x4E, 0x47], "png"),
      ([0xFF, 0xD8, 0xFF], "jpg"), (Array(#"{\rtf"#.utf8), "rtf"),
    ]
    let ending = signatures.first { bytes.starts(with: $0.0) }?.1 ?? "txt"
    return known.first { $0.fileExtension == ending }
      ?? UploadMediaType(name: unknown, fileExtension: "bin")
  }
}
