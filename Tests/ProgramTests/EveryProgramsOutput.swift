import Records
import Subprocess
import Testing

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Tests every program with a full disk, a closed pipe and a terminal as its output.
@Suite(.timeLimit(.minutes(30)))
struct EveryProgramsOutput {
  @Test(
    .enabled(if: Folder("/dev").contains("full"), "this system has no /dev/full"),
    arguments: Program.all)
  func fullDiskIsReported(_ program: Program) async throws {
    let outcome = try await program.run("$0 --help >/dev/full")
    #expect(outcome.status == 74)
    #expect(outcome.error.contains(program.name))
  }

  @Test(arguments: Program.all)
  func closedPipeIsSilent(_ program: Program) async throws {
    let outcome = try await intoClosedPipe("exec \(program.name) --help")
    #expect(outcome.status == 141)
    #expect(outcome.error.isEmpty)
  }

  @Test(arguments: Program.all)
  func closedPipeIsSilentWithSIGPIPEIgnored(_ program: Program) async throws {
    let outcome = try await intoClosedPipe("trap '' PIPE; exec \(program.name) --help")
    #expect(outcome.status == 141)
    #expect(outcome.error.isEmpty)
  }

  @Test(arguments: Program.all)
  func noColorIfTurnedOff(_ program: Program) async throws {
    for setting in ["NO_COLOR=1", "TERM=dumb"] {
      let outcome = try await program.run(
        Terminal.line("env \(setting) $0 --help; env \(setting) $0 --no-such-option"))
      #expect(!outcome.output.isEmpty)
      #expect(!outcome.output.contains("\u{1B}"), "\(setting)")
    }
  }

  @Test(arguments: Program.all)
  func refusesAnUnknownColorChoice(_ program: Program) async throws {
    let description = try await program.description()
    let names = description.subcommands.compactMap { $0["commandName"]?.stringValue }
    for name in names.isEmpty ? [""] : names {
      let outcome = try await program.run("$0 \(name) --color sometimes </dev/null")
      #expect(outcome.status == 64, "\(name)")
      #expect(outcome.error.contains("'sometimes' is invalid for '--color"), "\(name)")
    }
  }

  /// Runs a command line whose output is a pipe without a reader.
  private func intoClosedPipe(_ line: String) async throws -> Shell.Outcome {
    let shell = try Shell()
    defer { shell.remove() }
    let pipe = try FileDescriptor.pipe()
    try pipe.readEnd.close()
    let result = try await Subprocess.run(
      .name("bash"), arguments: ["-c", line], environment: .custom(shell.environment),
      workingDirectory: FilePath(shell.folder.path), input: .none,
      output: .fileDescriptor(pipe.writeEnd, closeAfterSpawningProcess: true),
      error: .bytes(limit: 1 << 20))
    return Shell.Outcome(
      status: result.terminationStatus.shellStatus, output: "",
      error: String(decoding: result.standardError, as: UTF8.self))
  }
}
