#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the tests take from the environment in which they were started.
enum ProcessEnvironment {
  static let path = value("PATH") ?? "/usr/bin:/bin"

  /// `make record`: write what the cases print as what they are expected to print.
  static let isRecording = value("JM_RECORD") != nil

  /// `make test-long`: also run what takes longer than minutes.
  static let isLong = value("JM_TEST_LONG") != nil

  static let processorCount = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  private static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
