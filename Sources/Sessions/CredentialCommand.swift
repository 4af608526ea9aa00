internal import Records
internal import Transport

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The `credential_command` of a profile: a shell command that prints a password or an access
/// token, for instance out of a password store.
struct CredentialCommand: Sendable {
  /// Longer than any token.
  private static let limit = 64 << 10

  let text: String

  /// Runs the command with an empty stdin, since the program's own holds records, and returns the
  /// first line that it prints. Throws `credential_command_failed` (78).
  func run() throws(Failure) -> Secret {
    guard let pipe = popen("exec </dev/null\n\(text)", Self.mode) else {
      throw failure("cannot be started: \(String(cString: strerror(errno)))")
    }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 4096)
    while bytes.count < Self.limit {
      let count = fread(&block, 1, block.count, pipe)
      if count == 0 { break }
      bytes += block[..<count]
    }
    let status = pclose(pipe)
    guard status == 0 else {
      let isExit = status & 0x7F == 0
      throw failure(isExit ? "ended with status \(status >> 8 & 0xFF)" : "did not end well")
    }
    let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    guard !line.isEmpty else { throw failure("printed nothing") }
    return Secret(String(decoding: line, as: UTF8.self))
  }

  /// `e` keeps the pipe from other programs; Darwin does so by itself.
  private static var mode: String {
    #if canImport(Darwin)
      "r"
    #else
      "re"
    #endif
  }

  private func failure(_ reason: String) -> Failure {
    Failure(
      "credential_command_failed", "the profile's credential_command \(reason)",
      hint: "run it by hand: it prints a password or an access token", exit: .configuration)
  }
}
