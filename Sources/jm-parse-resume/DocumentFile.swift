import Command
import LineIO
import Records
import ResumeReading

/// A document that a record names.
struct DocumentFile: DocumentSource {
  let file: InputFile

  var name: String? { file.name }

  func fetch() throws(Failure) -> [UInt8] { try file.read(limit: ParsingHandler.sizeLimit) }

  func fetch(into memory: UnsafeMutableRawBufferPointer) throws(Failure) -> Int {
    try file.read(
      into: UnsafeMutableRawBufferPointer(rebasing: memory.prefix(ParsingHandler.sizeLimit)))
  }
}
