#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The file that this process runs.
package enum ExecutableFile {
  /// Its folder; nil if the system does not tell.
  package static var folder: String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    #if canImport(Glibc)
      let length = readlink("/proc/self/exe", &buffer, buffer.count)
      guard length > 0, length < buffer.count else { return nil }
      let path = String(decoding: buffer[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
    #else
      var size = UInt32(buffer.count)
      guard _NSGetExecutablePath(&buffer, &size) == 0, let resolved = realpath(buffer, nil) else {
        return nil
      }
      defer { free(resolved) }
      let path = String(cString: resolved)
    #endif
    return path.lastIndex(of: "/").map { String(path[..<$0]) }
  }
}
