#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Settings that the tests take from their environment.
enum ProcessEnvironment {
  static let path = value("PATH") ?? "/usr/bin:/bin"

  /// Whether to save the output of the cases as expected (`make record`).
  static let isRecording = value("JM_RECORD") != nil

  /// The beginning of the names of the cases to run: `jm-poll`, `jm-poll/003`.
  static let cases = value("JM_CASES") ?? ""

  /// Whether to run the tests that take several minutes (`make test-long`).
  static let isLong = value("JM_TEST_LONG") != nil

  static let processorCount = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  private static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
