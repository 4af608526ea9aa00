#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder that is removed with all its files when this value is freed.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    let root = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    path = "\(root)/jm-storage-\(UInt64.random(in: 0...UInt64.max))"
    mkdir(path, 0o700)
  }

  deinit {
    for name in names { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  /// The names of the files in the folder, sorted.
  var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  func write(_ bytes: [UInt8], to name: String) {
    guard let file = fopen("\(path)/\(name)", "w") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  /// Writes `bytes` over the start of a file.
  func overwrite(_ name: String, with bytes: [UInt8]) {
    guard let file = fopen("\(path)/\(name)", "r+") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  func read(_ name: String) -> [UInt8] {
    guard let file = fopen("\(path)/\(name)", "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&part, 1, part.count, file)
      if count == 0 { return bytes }
      bytes += part.prefix(count)
    }
  }
}
