#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Logarithms from the C library.
enum Logarithm {
  static func natural(_ value: Double) -> Double { log(value) }
}
