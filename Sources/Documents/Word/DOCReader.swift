import Records

/// Word's binary format of 1997 to 2003 ([MS-DOC]): recognized, so that the failure can say what to
/// do. It is not passed to a converter here: a process that reads untrusted bytes starts no
/// programs.
enum DOCReader: DocumentReader {
  static let mediaType = MediaType.doc
  static let spokenName: String? = nil
  static let extensions: Set<String> = ["doc", "dot"]

  /// A compound file ([MS-CFB] 2.2) with a stream named `WordDocument`.
  static func recognize(_ content: DocumentContent) -> Certainty? {
    guard content.starts(with: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]) else { return nil }
    return content.contains(
      "W\0o\0r\0d\0D\0o\0c\0u\0m\0e\0n\0t\0", within: content.bytes.count) ? .certain : nil
  }

  static func read(_ content: DocumentContent) throws(Failure) -> Document {
    throw Failure(
      "unsupported_format", "the old Word format (.doc) is not supported",
      hint: "convert it first: soffice --convert-to docx FILE, or antiword FILE, or catdoc FILE",
      exit: .dataError)
  }
}

extension MediaType {
  package static let doc = MediaType(rawValue: "application/msword")
}
