package import LineIO
package import Records

/// An SVG file that an option names.
///
/// The last line of a drawing is a comment with the digest of all lines before it. A drawing that
/// was edited since is the user's, and is not replaced.
package struct DrawingFile {
  /// The digest of a drawing in hexadecimal.
  package typealias Digest = @Sendable ([UInt8]) -> String

  private static let markEnd = " -->\n"
  /// The largest file, in bytes, that is read to find out whether it is a drawing: drawings take
  /// about 100 KB per page.
  private static let largest = 256 << 20

  private let request: OutputFile.Request
  private let inputs: [FileStatus]
  private let markStart: String
  private let digest: Digest
  /// A new file is created only when there is a drawing.
  private let existing: OutputFile?

  /// - Parameters:
  ///   - option: the option that names the file: `--map`.
  ///   - program: the name of the program.
  ///   - sha256: the digest of bytes (FIPS 180-4).
  ///   - inputs: the files that the run reads.
  /// - Throws: what `OutputFile` throws.
  package init(
    _ path: String, of option: String, program: String, isForced: Bool, inputs: [FileStatus],
    sha256: @escaping Digest
  ) throws(Failure) {
    let markStart = "<!-- \(program) \(option), sha256 "
    request = OutputFile.Request(option: option, path: path, isForced: isForced) {
      (file) throws(SystemError) in
      guard try file.status().size <= Self.largest else { return false }
      return Self.isMarked(try file.readAll(limit: Self.largest), markStart, sha256)
    }
    self.inputs = inputs
    self.markStart = markStart
    digest = sha256
    let isThere = (try? FileStatus(following: ArgumentText.bytes(path))) != nil
    existing = isThere ? try OutputFile(request, inputs: inputs) : nil
  }

  package func write(_ drawing: String) throws(Failure) {
    let file = if let existing { existing } else { try OutputFile(request, inputs: inputs) }
    do throws(SystemError) {
      let lines = Array((drawing.hasSuffix("\n") ? drawing : drawing + "\n").utf8)
      try file.write(lines + Self.mark(of: lines, markStart, digest))
      try file.finish()
    } catch {
      throw Failure(
        "cannot_write", "cannot write the drawing to \(file.label): \(error.reason)",
        exit: .cannotWrite)
    }
  }

  /// Whether a file is a drawing as `write` left it.
  private static func isMarked(_ bytes: [UInt8], _ start: String, _ digest: Digest) -> Bool {
    guard let last = bytes.dropLast().lastIndex(of: UInt8(ascii: "\n")) else { return false }
    let lines = Array(bytes[...last])
    return bytes[(last + 1)...].elementsEqual(mark(of: lines, start, digest))
  }

  private static func mark(of lines: [UInt8], _ start: String, _ digest: Digest) -> [UInt8] {
    Array((start + digest(lines) + markEnd).utf8)
  }
}
