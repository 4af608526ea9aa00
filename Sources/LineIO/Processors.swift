#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

package enum Processors {
  /// The number of processors that are online.
  package static var count: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
