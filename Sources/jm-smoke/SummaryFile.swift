import Command
import LineIO
import Records

/// A file for `--summary`, which other steps of a CI job append to as well.
struct SummaryFile: Sendable {
  private let path: String
  private let file: OpenFile

  /// - Throws: `cannot_create` (73); `not_text` (73) if the file holds anything but text; what `InputFile.read` throws.
  init(_ path: String) throws(Failure) {
    self.path = path
    do throws(SystemError) {
      file = OpenFile(try .open(appendingTo: path))
      guard try file.descriptor.status().isRegularFile else { return }
    } catch {
      throw Failure("cannot_create", "\(path): \(error.reason)", exit: .cannotCreate)
    }
    try checkContent()
  }

  /// Appending to a document or a database would damage it.
  private func checkContent() throws(Failure) {
    let content = try InputFile(path: ArgumentText.bytes(path)).read(limit: Self.limit)
    guard content.contains(0) || String(validating: content, as: UTF8.self) == nil else { return }
    throw Failure(
      "not_text", "\(path) is not a text file and was left unchanged",
      hint: "give --summary another file", exit: .cannotCreate)
  }

  /// Bytes of a summary: GitHub accepts 1 MiB.
  private static let limit = 16 << 20

  /// - Throws: `cannot_write` (74).
  func append(_ text: String) throws(Failure) {
    do throws(SystemError) {
      try file.descriptor.write(Array(text.utf8))
    } catch {
      throw Failure("cannot_write", "\(path): \(error.reason)", exit: .cannotWrite)
    }
  }
}
