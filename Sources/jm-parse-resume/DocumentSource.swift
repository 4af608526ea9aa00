import Command
import LineIO
import Records

/// The origin of a document's bytes.
enum DocumentSource: Sendable {
  case file(InputFile)
  /// A document from stdin, which was already read.
  case bytes([UInt8])

  /// The file's name; nil for a document from stdin.
  var name: String? {
    switch self {
    case .file(let file): file.name
    case .bytes: nil
    }
  }

  func fetch() throws(Failure) -> [UInt8] {
    switch self {
    case .file(let file): try file.read(limit: ParsingHandler.sizeLimit)
    case .bytes(let bytes): bytes
    }
  }

  /// Writes the document to memory.
  /// - Returns: The number of bytes, at most `ParsingHandler.sizeLimit`.
  func fetch(into memory: UnsafeMutableRawBufferPointer) throws(Failure) -> Int {
    let room = UnsafeMutableRawBufferPointer(rebasing: memory.prefix(ParsingHandler.sizeLimit))
    switch self {
    case .file(let file): return try file.read(into: room)
    case .bytes(let bytes):
      room.copyBytes(from: bytes.prefix(room.count))
      return min(bytes.count, room.count)
    }
  }
}
