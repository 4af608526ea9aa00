internal import Records
internal import Transport

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The `credential_command` of a profile: a shell command that prints a password or an access
/// token, for instance from a password manager.
struct CredentialCommand: Sendable {
  /// The maximum number of bytes to read; no token is as long.
  private static let outputLimit = 64 << 10

  let text: String

  /// Runs the command and returns the first line that it prints. Its stdin is empty, since the stdin
  /// of the program holds records.
  ///
  /// - Throws: `credential_command_failed` (78).
  func run() throws(Failure) -> Secret {
    guard let pipe = popen("exec </dev/null\n\(text)", Self.mode) else {
      throw failure("cannot be started: \(String(cString: strerror(errno)))")
    }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 4096)
    while bytes.count < Self.outputLimit {
      let count = fread(&block, 1, block.count, pipe)
      if count == 0 { break }
      bytes += block[..<count]
    }
    let status = pclose(pipe)
    guard status == 0 else {
      let signal = status & 0x7F
      throw failure(
        signal == 0 ? "exited with status \(status >> 8 & 0xFF)" : "was killed by signal \(signal)")
    }
    let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    guard !line.isEmpty else { throw failure("printed nothing") }
    return Secret(String(decoding: line, as: UTF8.self))
  }

  /// `e` closes the pipe in other programs that are started; Darwin does so without it.
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
      hint: "run it in a shell: it must print a password or an access token",
      exit: .configuration)
  }
}
