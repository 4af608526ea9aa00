import Documents
import Records

/// The conversion by an external program that a document needs before its text can be read.
enum Conversion: Equatable {
  /// Word's binary format to text, or to DOCX.
  case wordDocument
  /// Images of these pages of a PDF (counted from 1) to text.
  case scannedPages([Int])
  /// An image to text.
  case picture

  /// Nil for types that are read directly.
  init?(of type: MediaType) {
    switch type {
    case .doc: self = .wordDocument
    case .jpeg, .png, .tiff: self = .picture
    default: return nil
    }
  }

  /// The encoding in the answer of a worker process.
  var json: JSON {
    switch self {
    case .wordDocument: "word"
    case .scannedPages(let pages): .array(pages.map { .number($0) })
    case .picture: "picture"
    }
  }

  init?(_ json: JSON) {
    switch json {
    case "word": self = .wordDocument
    case "picture": self = .picture
    default:
      guard let pages = json.arrayValue?.compactMap(\.intValue), !pages.isEmpty else { return nil }
      self = .scannedPages(pages)
    }
  }

  var pages: [Int] {
    if case .scannedPages(let pages) = self { pages } else { [] }
  }

  /// The maximum number of pages of a scan to recognize, which takes seconds per page. Longer
  /// documents are not resumes.
  static let maximumPages = 20
}
