import Records

/// Reads documents of one format. A format is one file that conforms and one line in
/// `DocumentReading.readers`.
protocol DocumentReader: Sendable {
  static var mediaType: MediaType { get }

  /// The format's name in a sentence; nil when it is only recognized.
  static var spokenName: String? { get }

  /// The file name extensions in use for the format, in lower case and without the dot.
  static var extensions: Set<String> { get }

  /// How sure the content is to be of this format; nil when it is not.
  static func recognize(_ content: DocumentContent) -> Certainty?

  /// The document with its pages numbered from 1, or those that `content.pages` names.
  ///
  /// - Throws: `Failure` with exit 65 when nothing can be read from the content.
  static func read(_ content: DocumentContent) throws(Failure) -> Document
}

/// How sure a reader is that a content is of its format; the surest reader reads it.
enum Certainty: Int, Comparable {
  /// Nothing speaks against it.
  case possible
  /// The file's extension decides between formats that look alike.
  case byName
  /// Typical marks are there.
  case likely
  /// The signature of the format is there.
  case certain

  static func < (left: Certainty, right: Certainty) -> Bool { left.rawValue < right.rawValue }
}

/// The bytes of a document with what several readers want to know about them.
struct DocumentContent {
  let bytes: [UInt8]
  /// In lower case and without the dot; nil when the file's name has none.
  let fileExtension: String?
  /// The content as a ZIP archive, when it is one.
  let archive: ZipArchive?
  /// For encrypted documents.
  let password: [UInt8]?
  /// The pages to read; formats that cannot leave pages unread ignore it.
  let pages: PageSelection
  /// How many documents this one stands in.
  let depth: Int

  init(
    _ bytes: [UInt8], name: String?, password: [UInt8]? = nil, pages: PageSelection = .all,
    depth: Int = 0
  ) {
    self.bytes = bytes
    self.depth = depth
    self.password = password
    self.pages = pages
    fileExtension = name.flatMap(Self.fileExtension(of:))
    archive = ZipArchive.hasSignature(bytes) ? ZipArchive(bytes) : nil
  }

  /// Whether `marker` stands in the first `limit` bytes.
  func contains(_ marker: StaticString, within limit: Int) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let pattern = UnsafeBufferPointer(start: marker.utf8Start, count: marker.utf8CodeUnitCount)
      guard let first = pattern.first else { return true }
      let end = min(bytes.count, limit) - pattern.count
      var index = 0
      while index <= end {
        if bytes[index] == first,
          bytes[index..<index + pattern.count].elementsEqual(pattern)
        {
          return true
        }
        index += 1
      }
      return false
    }
  }

  func starts(with signature: [UInt8]) -> Bool { bytes.starts(with: signature) }

  private static func fileExtension(of name: String) -> String? {
    let file = name.utf8.split(separator: UInt8(ascii: "/")).last ?? name.utf8[...]
    guard let dot = file.lastIndex(of: UInt8(ascii: ".")), dot != file.startIndex else {
      return nil
    }
    let ending = file[file.index(after: dot)...]
    return ending.isEmpty ? nil : String(Substring(ending)).lowercased()
  }
}
