/// The bytes of an XML part, which a reader takes piece by piece.
final class XMLSource {
  /// Fills a buffer and returns the number of bytes; 0 at the end, -1 if the rest cannot be read.
  let read: (UnsafeMutableRawBufferPointer) -> Int
  private let entry: ZipEntry?

  /// Whether the part has more bytes than the archive's limits allow.
  var exceedsLimit: Bool { entry?.exceedsLimit ?? false }

  init(_ entry: ZipEntry) {
    self.entry = entry
    read = entry.read
  }

  init(_ bytes: [UInt8]) {
    entry = nil
    var rest = bytes[...]
    read = { buffer in
      let piece = rest.prefix(buffer.count)
      buffer.copyBytes(from: piece)
      rest = rest.dropFirst(piece.count)
      return piece.count
    }
  }
}
