import Records

/// Images: recognized, so that the failure can say what to do.
private protocol PictureReader: DocumentReader {
  static var signatures: [[UInt8]] { get }
}

extension PictureReader {
  static var spokenName: String? { nil }

  static func recognize(_ content: DocumentContent) -> Certainty? {
    signatures.contains(where: content.starts) ? .certain : nil
  }

  static func read(_ content: DocumentContent) throws(Failure) -> Document {
    throw Failure(
      "unsupported_format", "an image has no text layer",
      hint: "--ocr recognizes text in images", exit: .dataError)
  }
}

/// ISO/IEC 10918-1, annex B.
enum JPEGReader: PictureReader {
  static let mediaType = MediaType.jpeg
  static let extensions: Set<String> = ["jpg", "jpeg", "jpe"]
  static let signatures: [[UInt8]] = [[0xFF, 0xD8, 0xFF]]
}

/// ISO/IEC 15948, 5.2.
enum PNGReader: PictureReader {
  static let mediaType = MediaType.png
  static let extensions: Set<String> = ["png"]
  static let signatures: [[UInt8]] = [[0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]]
}

/// TIFF 6.0, section 2.
enum TIFFReader: PictureReader {
  static let mediaType = MediaType.tiff
  static let extensions: Set<String> = ["tif", "tiff"]
  static let signatures: [[UInt8]] = [[0x49, 0x49, 0x2A, 0], [0x4D, 0x4D, 0, 0x2A]]
}

extension MediaType {
  package static let jpeg = MediaType(rawValue: "image/jpeg")
  package static let png = MediaType(rawValue: "image/png")
  package static let tiff = MediaType(rawValue: "image/tiff")
}
