import CProcess

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Restricts a worker process. It can read files of the system only: the data of the C library
/// (character set converters) and the libraries that are loaded when a document first needs them.
/// It can open no connection, start no process and signal no other process. Documents reach it
/// through shared memory.
///
/// The restrictions are those of the kernel: Landlock and seccomp on Linux, none elsewhere.
enum Sandbox {
  private static let readable = [
    "/usr/lib", "/usr/lib64", "/usr/local/lib", "/usr/share", "/lib", "/lib64",
    "/etc/ld.so.cache",
  ]

  /// Folders that the user added to those where the system looks for libraries.
  private static var libraryFolders: [String] {
    guard let list = getenv("LD_LIBRARY_PATH") else { return [] }
    return String(cString: list).split(separator: ":").map(String.init)
  }

  /// Whether the kernel supports Landlock.
  static var restrictsFiles: Bool { cprocess_landlock_version() > 0 }

  /// Whether the kernel supports seccomp filters, and this processor's system calls are known.
  static var restrictsCalls: Bool { cprocess_can_forbid_calls() == 1 }

  /// Restricts this process, as far as the kernel supports it, for the rest of its life.
  static func enter() {
    let paths = (readable + libraryFolders).map { $0.withCString { UnsafePointer(strdup($0)) } }
    defer { for path in paths { free(UnsafeMutablePointer(mutating: path)) } }
    _ = (paths + [nil]).withUnsafeBufferPointer { cprocess_forbid_files($0.baseAddress) }
    // Last: the filter would forbid setting up the rest.
    _ = cprocess_forbid_calls()
  }
}
