import CProcess

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a worker process may still open: the data of the C library (character set converters) and the
/// libraries that are loaded when a document first needs them, which every program may read. Documents
/// reach it through memory.
enum Sandbox {
  private static let readable = [
    "/usr/lib", "/usr/lib64", "/usr/local/lib", "/usr/share", "/lib", "/lib64",
    "/etc/ld.so.cache",
  ]

  /// Folders that the person added to those where the system looks for libraries.
  private static var libraryFolders: [String] {
    guard let list = getenv("LD_LIBRARY_PATH") else { return [] }
    return String(cString: list).split(separator: ":").map(String.init)
  }

  /// Whether the system has Landlock, told without shutting anything.
  static var isAvailable: Bool { cprocess_landlock_version() > 0 }

  /// Shuts this process in, where the system can (Landlock on Linux).
  /// - Returns: whether it can.
  @discardableResult
  static func close() -> Bool {
    let paths = (readable + libraryFolders).map { $0.withCString { UnsafePointer(strdup($0)) } }
    defer { for path in paths { free(UnsafeMutablePointer(mutating: path)) } }
    return (paths + [nil]).withUnsafeBufferPointer {
      cprocess_forbid_files($0.baseAddress) == 1
    }
  }
}
