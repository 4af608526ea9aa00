#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Logarithms and their inverse from the C library.
enum Logarithm {
  static func natural(_ value: Double) -> Double { log(value) }
  static func exponential(_ value: Double) -> Double { exp(value) }
}
