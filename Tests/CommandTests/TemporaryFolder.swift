import LineIO
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder that is removed after the test.
final class TemporaryFolder: Sendable {
  private let root: String

  init() throws {
    var template = Array("/tmp/jm-test-XXXXXX".utf8CString)
    root = try #require(mkdtemp(&template).map { String(cString: $0) })
  }

  deinit {
    if let entries = opendir(root) {
      while let entry = readdir(entries) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        unlink(path(name))
      }
      closedir(entries)
    }
    rmdir(root)
  }

  func path(_ name: String) -> String { "\(root)/\(name)" }

  func write(_ text: String, to name: String) throws {
    let file = try FileDescriptor.open(writing: path(name))
    defer { try? file.close() }
    try file.truncate()
    try file.write(Array(text.utf8))
  }

  func text(_ name: String) -> String? {
    guard let file = try? FileDescriptor.open(reading: Array(path(name).utf8)) else { return nil }
    defer { try? file.close() }
    return (try? file.readAll()).map { String(decoding: $0, as: UTF8.self) }
  }
}
