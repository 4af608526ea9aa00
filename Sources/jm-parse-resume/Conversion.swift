import Documents
import Records

/// What a document needs before its text can be read: the work of a program of others.
enum Conversion: Equatable {
  /// Word's binary format into text, or into DOCX.
  case wordDocument
  /// Pictures of these pages of a PDF (from 1) into text.
  case scannedPages([Int])
  /// A picture into text.
  case picture

  /// Nil for types that are read as they are.
  init?(of type: MediaType) {
    switch type {
    case .doc: self = .wordDocument
    case .jpeg, .png, .tiff: self = .picture
    default: return nil
    }
  }

  /// As it travels from a worker process.
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

  /// Pictures take long to read; more pages than this are no resume.
  static let maximumPages = 20
}
