import CProcess

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a worker process may still open: the data of the C library (character set converters), which
/// every program may read. Documents reach it through memory.
enum Sandbox {
  private static let readable = ["/usr/lib", "/usr/lib64", "/usr/share", "/lib", "/lib64"]

  /// Whether the system has Landlock, told without shutting anything.
  static var isAvailable: Bool { cprocess_landlock_version() > 0 }

  /// Shuts this process in, where the system can (Landlock on Linux).
  /// - Returns: whether it can.
  @discardableResult
  static func close() -> Bool {
    let paths = readable.map { $0.withCString { UnsafePointer(strdup($0)) } }
    defer { for path in paths { free(UnsafeMutablePointer(mutating: path)) } }
    return (paths + [nil]).withUnsafeBufferPointer {
      cprocess_forbid_files($0.baseAddress) == 1
    }
  }
}
