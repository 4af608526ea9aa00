import Records

/// Reads documents of one format. A format is one file with a conforming type and one line in
/// `DocumentReading.readers`.
protocol DocumentReader: Sendable {
  static var mediaType: MediaType { get }

  /// The format's name in a sentence; nil if it is recognized but not read.
  static var spokenName: String? { get }

  /// The usual file name extensions of the format, in lower case and without the dot.
  static var extensions: Set<String> { get }

  /// The certainty that the content has this format; nil if it does not.
  static func recognize(_ content: DocumentContent) -> Certainty?

  /// Reads the document, or its pages in `content.pages`. Pages are numbered from 1.
  ///
  /// - Throws: `Failure` with exit 65 if nothing can be read from the content.
  static func read(_ content: DocumentContent) throws(Failure) -> Document
}

/// The certainty that the content has a format. The reader with the highest certainty reads it.
enum Certainty: Int, Comparable {
  /// Nothing contradicts the format.
  case possible
  /// The file's extension decides between similar formats.
  case byName
  /// Typical marks were found.
  case likely
  /// The signature of the format was found.
  case certain

  static func < (left: Certainty, right: Certainty) -> Bool { left.rawValue < right.rawValue }
}

/// The bytes of a document and the properties that several readers need.
struct DocumentContent {
  let bytes: [UInt8]
  /// The file's extension in lower case and without the dot; nil if it has none.
  let fileExtension: String?
  /// The content as a ZIP archive; nil if it is not one.
  let archive: ZipArchive?
  /// The password for encrypted documents.
  let password: [UInt8]?
  /// The pages to read. Formats that cannot skip pages ignore it.
  let pages: PageSelection
  /// The number of documents that this one is embedded in.
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

  /// Whether the first `limit` bytes contain `marker`.
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
