/// What a worker process is asked to read: one byte that tells which, then the path or the document.
enum ParsingRequest {
  case file(path: [UInt8])
  /// A document that came on stdin.
  case document([UInt8])

  private static let fileTag = UInt8(ascii: "f")
  private static let documentTag = UInt8(ascii: "d")

  init?(_ message: [UInt8]) {
    switch message.first {
    case Self.fileTag: self = .file(path: Array(message.dropFirst()))
    case Self.documentTag: self = .document(Array(message.dropFirst()))
    default: return nil
    }
  }

  var message: [UInt8] {
    switch self {
    case .file(let path): [Self.fileTag] + path
    case .document(let bytes): [Self.documentTag] + bytes
    }
  }
}
