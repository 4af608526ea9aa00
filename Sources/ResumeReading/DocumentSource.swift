package import Records

/// The origin of a document's bytes.
package protocol DocumentSource: Sendable {
  /// The file's name; nil for a document without one.
  var name: String? { get }

  /// - Throws: `Failure` when the document cannot be read from its origin.
  func fetch() throws(Failure) -> [UInt8]

  /// Writes the document to memory.
  ///
  /// - Returns: the number of bytes of the document, also if the memory is too small for them.
  func fetch(into memory: UnsafeMutableRawBufferPointer) throws(Failure) -> Int
}

/// A document that is in memory.
package struct DocumentBytes: DocumentSource {
  package let name: String?
  private let bytes: [UInt8]

  package init(_ bytes: [UInt8], name: String?) {
    self.bytes = bytes
    self.name = name
  }

  package func fetch() throws(Failure) -> [UInt8] { bytes }

  package func fetch(into memory: UnsafeMutableRawBufferPointer) throws(Failure) -> Int {
    memory.copyBytes(from: bytes.prefix(memory.count))
    return bytes.count
  }
}
