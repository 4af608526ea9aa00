#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

enum ByteSearch {
  /// The offset of the first `byte`, found by the vectorized search of the C library.
  static func offset(of byte: Int32, in start: UnsafeRawPointer, count: Int) -> Int? {
    memchr(start, byte, count).map { UnsafeRawPointer($0) - start }
  }
}
