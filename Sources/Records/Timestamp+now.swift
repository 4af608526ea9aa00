#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension Timestamp {
  /// This moment without the fraction of its second.
  package var toTheSecond: Timestamp { Timestamp(seconds: seconds, nanoseconds: 0) }

  /// The current time of the system clock.
  package static func now() -> Timestamp {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(seconds: Int64(time.tv_sec), nanoseconds: Int32(time.tv_nsec))
  }
}
