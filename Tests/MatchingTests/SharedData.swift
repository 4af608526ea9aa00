#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Data for measurements that is not part of the project: the folder named by `JM_SHARED`, or else
/// `shared` beside the checkout. Tests that need it are skipped if it is missing.
enum SharedData {
  static let folder: String = {
    if let named = getenv("JM_SHARED") { return String(cString: named) }
    let parts = #filePath.split(separator: "/").dropLast(4)
    return "/" + parts.joined(separator: "/") + "/shared"
  }()

  static func has(_ path: String) -> Bool { access(folder + "/" + path, R_OK) == 0 }

  /// Returns the bytes of a file; none if it cannot be read.
  static func bytes(_ path: String) -> [UInt8] {
    guard let file = fopen(folder + "/" + path, "rb") else { return [] }
    defer { fclose(file) }
    var all: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&block, 1, block.count, file)
      if count == 0 { return all }
      all += block[..<count]
    }
  }
}
