import Records
import Subprocess

@testable import GoTrueServer
@testable import Server
@testable import ServerKit

#if canImport(System)
  import System
#else
  import SystemPackage
#endif
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The `jm-smoke` that was built together with these tests.
enum SmokeProgram {
  struct Outcome: Sendable {
    var status: Int32
    var output: String
    var error: String

    /// The lines of `--format json`.
    var results: [JSON] {
      output.split(separator: "\n").compactMap { try? JSON(parsing: String($0)) }
    }

    /// The names of the operations that the checks used.
    var operations: Set<String> {
      Set(
        results.flatMap { $0["requests"]?.arrayValue ?? [] }.compactMap {
          $0["operation"]?.stringValue
        })
    }

    /// What the checks found wrong.
    var findings: [String] {
      results.flatMap { $0["faults"]?.arrayValue?.compactMap(\.stringValue) ?? [] }
    }

    /// The names of the checks with this outcome.
    func checks(_ outcome: String) -> Set<String> {
      Set(
        results.filter { $0["outcome"]?.stringValue == outcome }.compactMap {
          $0["check"]?.stringValue
        })
    }
  }

  /// Runs the program against `address`, with no other environment variables than these.
  static func run(
    _ arguments: [String], at address: String, environment: [String: String] = [:]
  ) async throws -> Outcome {
    var variables = [
      "JM_BASE_URL": address, "JM_AUTH_URL": address, "JM_ANON_KEY": AccountOptions.publicAnonKey,
    ]
    for service in Servers.others {
      variables["\(service.name.uppercased())_BASE_URL"] = address + service.mounts[0]
    }
    variables.merge(environment) { $1 }
    let result = try await Subprocess.run(
      .path(FilePath(path)), arguments: Arguments(arguments),
      environment: .custom(
        Dictionary(uniqueKeysWithValues: variables.map { (.init(stringLiteral: $0), $1) })),
      input: .none, output: .bytes(limit: 4 << 20), error: .bytes(limit: 1 << 20))
    let status: Int32 =
      switch result.terminationStatus {
      case .exited(let code): code
      case .signaled(let signal): 128 + signal
      }
    return Outcome(
      status: status, output: String(decoding: result.standardOutput, as: UTF8.self),
      error: String(decoding: result.standardError, as: UTF8.self))
  }

  /// The path of the program: beside the test executable, or above it, because on macOS the
  /// executable is inside a bundle.
  private static let path: String = {
    var folder = FilePath(image ?? "")
    while folder.removeLastComponent() {
      let program = folder.appending("jm-smoke").string
      if access(program, X_OK) == 0 { return program }
    }
    return "jm-smoke"
  }()

  private static var image: String? {
    #if os(Linux)
      let resolved = realpath("/proc/self/exe", nil)
    #else
      var info = Dl_info()
      guard dladdr(#dsohandle, &info) != 0 else { return nil }
      let resolved = realpath(info.dli_fname, nil)
    #endif
    guard let resolved else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
