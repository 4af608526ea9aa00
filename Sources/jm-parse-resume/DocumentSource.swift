import Command
import LineIO
import Records

/// Where a document's bytes come from.
enum DocumentSource: Sendable {
  case file(InputFile)
  /// A document on stdin, which was read already.
  case bytes([UInt8])

  /// The file's name; nil for a document on stdin.
  var name: String? {
    switch self {
    case .file(let file): file.name
    case .bytes: nil
    }
  }

  func fetch() throws(Failure) -> [UInt8] {
    switch self {
    case .file(let file): try file.read(limit: ResumeReading.sizeLimit)
    case .bytes(let bytes): bytes
    }
  }
}
