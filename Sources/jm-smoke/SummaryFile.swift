import LineIO
import Records

/// A file for `--summary`, which other steps of a CI job append to as well.
struct SummaryFile: Sendable {
  private let path: String
  private let file: OpenFile

  /// - Throws: `cannot_create` (73).
  init(_ path: String) throws(Failure) {
    self.path = path
    do throws(SystemError) {
      file = OpenFile(try .open(appendingTo: path))
    } catch {
      throw Failure("cannot_create", "\(path): \(error.reason)", exit: .cannotCreate)
    }
  }

  /// - Throws: `cannot_write` (74).
  func append(_ text: String) throws(Failure) {
    do throws(SystemError) {
      try file.descriptor.write(Array(text.utf8))
    } catch {
      throw Failure("cannot_write", "\(path): \(error.reason)", exit: .cannotWrite)
    }
  }
}
