#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder that goes with this value, with the few files that a test puts into it.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    let root = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    path = "\(root)/jm-storage-\(UInt64.random(in: 0...UInt64.max))"
    mkdir(path, 0o700)
  }

  deinit {
    for suffix in ["", "-wal", "-shm"] { unlink("\(path)/shelf.db\(suffix)") }
    rmdir(path)
  }

  func write(_ bytes: [UInt8], to name: String) {
    guard let file = fopen("\(path)/\(name)", "w") else { return }
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
