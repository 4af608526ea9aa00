import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A temporary folder in which command lines run the programs that were just built.
///
/// The user's environment is not passed on: the home and XDG folders are inside the folder.
struct Shell {
  struct Outcome {
    /// The exit code, or 128 plus the signal's number, as a shell reports it.
    var status: Int32
    var output: String
    var error: String
  }

  let folder: Folder

  init() throws { folder = try Folder.temporary() }

  func remove() { folder.remove() }

  /// Runs a command line with the programs first in PATH.
  ///
  /// - Parameters:
  ///   - wrapper: a command that receives the shell as its last arguments.
  ///   - variables: additional environment variables.
  func run(
    _ line: String, input: [UInt8]? = nil, wrapper: [String] = [],
    variables: [String: String] = [:]
  ) async throws -> Outcome {
    let settings = variables.map { "\($0.key)=\($0.value)" }
    let words = settings + wrapper + ["bash", "-o", "pipefail", "-c", line]
    return try await Turnstile.processors.pass {
      try await start(
        .path("/usr/bin/env"), arguments: words, input: input ?? [])
    }
  }

  private func start(
    _ executable: Executable, arguments: [String], input: [UInt8]
  ) async throws -> Outcome {
    let limit = 16 << 20
    let result = try await Subprocess.run(
      executable, arguments: Arguments(arguments), environment: .custom(environment),
      workingDirectory: FilePath(folder.path), input: .array(input), output: .bytes(limit: limit),
      error: .bytes(limit: limit))
    return Outcome(
      status: result.terminationStatus.shellStatus,
      output: String(decoding: result.standardOutput, as: UTF8.self),
      error: String(decoding: result.standardError, as: UTF8.self))
  }

  var environment: [Environment.Key: String] {
    let home = folder.path
    return [
      "PATH": "\(Checkout.products.path):\(ProcessEnvironment.path)",
      "HOME": home,
      "XDG_CONFIG_HOME": home + "/.config",
      "XDG_STATE_HOME": home + "/.local/state",
      "XDG_CACHE_HOME": home + "/.cache",
      "XDG_DATA_HOME": home + "/.local/share",
      "SAMPLES": Checkout.root.file("Sources/CSamples"),
      "LC_ALL": "C.UTF-8",
      "TZ": "UTC",
      // Tests of the pager set JM_PAGER.
      "PAGER": "cat",
    ]
  }
}

extension TerminationStatus {
  var shellStatus: Int32 {
    switch self {
    case .exited(let code): code
    case .signaled(let signal): 128 + signal
    }
  }
}
