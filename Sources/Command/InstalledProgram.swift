#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Programs that are found as a shell finds them.
enum InstalledProgram {
  /// The path of an executable file: of this name in `PATH`, or at this path; nil if there is none.
  static func path(of name: String, _ variables: [String: String]) -> String? {
    if name.contains("/") { return access(name, X_OK) == 0 ? name : nil }
    return (variables["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { access($0, X_OK) == 0 }
  }
}
