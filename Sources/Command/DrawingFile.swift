import Command
import Digests
import LineIO
import Records

/// The SVG file that `--render-boxes` names.
///
/// The last line of a drawing is a comment with the digest of all lines before it. A drawing that
/// somebody has edited is no longer the program's own, and so is not replaced.
struct DrawingFile {
  private static let option = "--render-boxes"
  private static let markStart = "<!-- jm-parse-resume --render-boxes, sha256 "
  private static let markEnd = " -->\n"
  /// The largest file, in bytes, that is read to find out whether it is a drawing: drawings take
  /// about 100 KB per page.
  private static let largest = 256 << 20

  private let request: OutputFile.Request
  private let inputs: [FileStatus]
  /// A new file is created only when there is a drawing.
  private let existing: OutputFile?

  /// - Throws: what `OutputFile` throws.
  init(_ path: String, isForced: Bool, inputs: [FileStatus]) throws(Failure) {
    request = OutputFile.Request(option: Self.option, path: path, isForced: isForced) {
      (file) throws(SystemError) in
      guard try file.status().size <= Self.largest else { return false }
      return Self.isMarked(try file.readAll(limit: Self.largest))
    }
    self.inputs = inputs
    let isThere = (try? FileStatus(following: ArgumentText.bytes(path))) != nil
    existing = isThere ? try OutputFile(request, inputs: inputs) : nil
  }

  func write(_ drawing: String) throws(Failure) {
    let file = if let existing { existing } else { try OutputFile(request, inputs: inputs) }
    do throws(SystemError) {
      try file.write(Self.marked(drawing))
      try file.finish()
    } catch {
      throw Failure(
        "cannot_write", "cannot write the drawing to \(file.label): \(error.reason)",
        exit: .cannotWrite)
    }
  }

  /// Returns a drawing with the comment after it.
  static func marked(_ drawing: String) -> [UInt8] {
    let lines = Array((drawing.hasSuffix("\n") ? drawing : drawing + "\n").utf8)
    return lines + mark(of: lines)
  }

  /// Whether a file is a drawing as `marked` returned it.
  static func isMarked(_ bytes: [UInt8]) -> Bool {
    guard let last = bytes.dropLast().lastIndex(of: UInt8(ascii: "\n")) else { return false }
    let lines = Array(bytes[...last])
    return bytes[(last + 1)...].elementsEqual(mark(of: lines))
  }

  private static func mark(of lines: [UInt8]) -> [UInt8] {
    Array((markStart + ContentDigest.sha256(lines) + markEnd).utf8)
  }
}
