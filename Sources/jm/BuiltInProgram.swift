import ArgumentParser
import CPrograms
import Command

/// A program inside this executable. Package.swift lists them.
///
/// `@unchecked`: the pointers in its entry are to constants.
struct BuiltInProgram: @unchecked Sendable {
  private let entry: jm_program

  static let all: [BuiltInProgram] = {
    var programs: [BuiltInProgram] = []
    while let entry = jm_program_at(programs.count) {
      programs.append(BuiltInProgram(entry: entry.pointee))
    }
    return programs
  }()

  static func named(_ name: String) -> BuiltInProgram? { all.first { $0.name == name } }

  /// The name of its command: `jm-auth`.
  var name: String { String(cString: entry.name).replacing("_", with: "-") }

  /// Runs it with the arguments of `Launch`, and ends the process.
  func run() { _ = entry.main(CommandLine.argc, CommandLine.unsafeArgv) }

  /// The `@main` types of all programs, in the order of their names.
  static var types: [any Program.Type] {
    Launch.programs { for program in all { program.run() } }
      .sorted { $0._commandName < $1._commandName }
  }
}
