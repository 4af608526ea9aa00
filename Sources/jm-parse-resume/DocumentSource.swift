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

  /// Writes the document to memory.
  /// - Returns: the number of bytes, at most `ResumeReading.sizeLimit`.
  func fetch(into memory: UnsafeMutableRawBufferPointer) throws(Failure) -> Int {
    let room = UnsafeMutableRawBufferPointer(rebasing: memory.prefix(ResumeReading.sizeLimit))
    switch self {
    case .file(let file): return try file.read(into: room)
    case .bytes(let bytes):
      room.copyBytes(from: bytes.prefix(room.count))
      return min(bytes.count, room.count)
    }
  }
}
