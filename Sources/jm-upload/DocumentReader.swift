import Command
import Digests
import LineIO
import Records
import Transport

/// Reads a document once, up to a limit, and keeps it open for sending.
///
/// A regular file stays where it is and is sent from the same descriptor. Anything else, such as a
/// pipe or a device, can be read only once and is copied into an unnamed temporary file.
struct DocumentReader {
  /// The number of bytes read at a time.
  private static let blockSize = 64 << 10

  /// The largest document, in bytes.
  let limit: Int
  /// The folder for temporary files.
  let temporaryFolder: String

  /// A document that has been read whole.
  struct Document {
    let content: FileContent
    let sha256: String
  }

  /// - Throws: `empty_file`, `file_too_large` (65), `unreadable_file` (66), `cannot_create` (73),
  ///   `cannot_write` (74).
  func read(_ file: OpenFile, _ status: FileStatus) throws(Failure) -> Document {
    // The files of /proc claim to be empty, and their content is generated for each read.
    guard status.isRegularFile, status.size > 0 else { return try copy(file.descriptor) }
    if status.size > limit { throw tooLarge }
    var digest = RunningDigest()
    try forEachBlock { (buffer) throws(Failure) in
      do throws(SystemError) {
        return try file.descriptor.read(into: buffer, at: digest.byteCount)
      } catch {
        throw Self.unreadable(error)
      }
    } body: { (block) throws(Failure) in
      digest.add(block)
      if digest.byteCount > limit { throw tooLarge }
    }
    return try document(file, digest)
  }

  /// Copies a document that can be read only once.
  ///
  /// - Throws: as `read`.
  func copy(_ source: FileDescriptor) throws(Failure) -> Document {
    let copy: OpenFile
    do throws(SystemError) {
      copy = OpenFile(try .temporary(in: temporaryFolder))
    } catch {
      throw Failure(
        "cannot_create", "cannot \(error)", hint: "set TMPDIR to a folder with room for it",
        exit: .cannotCreate)
    }
    var digest = RunningDigest()
    try forEachBlock { (buffer) throws(Failure) in
      do throws(SystemError) {
        return try source.read(into: buffer)
      } catch {
        throw Self.unreadable(error)
      }
    } body: { (block) throws(Failure) in
      digest.add(block)
      if digest.byteCount > limit { throw tooLarge }
      do throws(SystemError) {
        try copy.descriptor.write(block)
      } catch {
        throw Failure(
          "cannot_write", "cannot copy the document to \(temporaryFolder): \(error.reason)",
          hint: "set TMPDIR to a folder with room for it", exit: .cannotWrite)
      }
    }
    return try document(copy, digest)
  }

  /// The first bytes of a document, at most `count`.
  static func start(of content: FileContent, count: Int) throws(Failure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: min(count, content.size))
    do throws(SystemError) {
      let read = try bytes.withUnsafeMutableBufferPointer { buffer throws(SystemError) in
        try content.file.descriptor.read(into: UnsafeMutableRawBufferPointer(buffer), at: 0)
      }
      return Array(bytes.prefix(read))
    } catch {
      throw unreadable(error)
    }
  }

  private func document(_ file: OpenFile, _ digest: RunningDigest) throws(Failure) -> Document {
    if digest.byteCount == 0 {
      throw Failure("empty_file", "the document is empty", exit: .dataError)
    }
    let sha256 = digest.hexadecimal
    return Document(
      content: FileContent(file, size: digest.byteCount) { DigestCheck(expected: sha256) },
      sha256: sha256)
  }

  private func forEachBlock(
    read: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int,
    body: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.blockSize, alignment: 16)
    defer { memory.deallocate() }
    while true {
      let count = try read(memory)
      if count == 0 { return }
      try body(UnsafeRawBufferPointer(rebasing: memory[..<count]))
    }
  }

  private var tooLarge: Failure {
    Failure(
      "file_too_large",
      "the document is larger than \(ByteSize(bytes: limit).defaultValueDescription)",
      hint: "--max-size sets this limit; the service has its own", exit: .dataError)
  }

  private static func unreadable(_ error: SystemError) -> Failure {
    Failure(
      "unreadable_file", "the document cannot be read: \(error.reason)", exit: .noInput)
  }
}

/// Compares a document that is being sent with the one that was read.
private struct DigestCheck: ContentCheck {
  let expected: String
  private var digest = RunningDigest()

  init(expected: String) { self.expected = expected }

  mutating func add(_ bytes: UnsafeRawBufferPointer) { digest.add(bytes) }

  var isPassed: Bool { digest.hexadecimal == expected }
}
