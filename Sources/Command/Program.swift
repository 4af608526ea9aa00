package import ArgumentParser
internal import CProcess
import LineIO
package import Records

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program of the toolkit, or one of its subcommands.
package protocol Program: ParsableCommand {
  /// Throws where arguments do not go together. Unlike `validate` it is asked when all of them are
  /// understood: the value of a misspelled option is no argument by itself then.
  func check() throws(ValidationError)

  /// What can happen while the arguments are not understood yet; the first thing of all.
  ///
  /// - Parameter arguments: those of the process, without its name.
  static func begin(_ arguments: [String])

  /// What must happen before the process has a second thread: worker processes are forked here.
  mutating func prepare() throws(Failure)

  /// Does all of the work on the first thread, where it is not worth starting others.
  ///
  /// - Returns: the exit status; nil, with nothing done, where `run` is to do it.
  /// - Throws: what `run` throws.
  func runAtOnce(in context: Context) throws -> ExitStatus?

  /// - Returns: the exit status.
  /// - Throws: `Failure`, which ends the program with its exit status, or `SystemError` of a write.
  func run(in context: Context) async throws -> ExitStatus
}

extension Program {
  package func check() throws(ValidationError) {}

  package static func begin(_ arguments: [String]) {}

  package mutating func prepare() throws(Failure) {}

  package func runAtOnce(in context: Context) throws -> ExitStatus? { nil }

  /// Lines and answers are many, and too large for what the C library keeps by itself.
  private static var keptMemory: Int { 16 << 20 }

  /// Parses and prepares while the process has one thread, and runs the program on others: an
  /// asynchronous main function would have left the first thread before any of this.
  package static func main() {
    Signals.ignoreClosedPipe()
    cprocess_keep_memory(keptMemory)
    let arguments = Array(CommandLine.arguments.dropFirst())
    begin(arguments)
    let context = Context.process(program: _commandName)
    // Handed to the one task that runs it and not touched here again.
    nonisolated(unsafe) let program: any Program
    switch prepared(arguments, in: context) {
    case .success(let parsed): program = parsed
    case .failure(let end): systemExit(end.status.rawValue)
    }
    if let status = finishAtOnce(program, in: context) { systemExit(status.rawValue) }
    StatusSignal.block()
    Task.detached { systemExit(await finish(program, in: context).rawValue) }
    StatusSignal.wait()
  }

  /// The program that the arguments name, ready to run, or how it has ended already.
  private static func prepared(
    _ arguments: [String], in context: Context
  ) -> Result<any Program, Ended> {
    do {
      var command = try parseAsRoot(arguments)
      guard var program = command as? any Program else {
        try command.run()
        return .failure(Ended(status: .success))
      }
      do throws(ValidationError) {
        try program.check()
      } catch {
        return .failure(Ended(status: refuse(error, type(of: program), in: context)))
      }
      try program.prepare()
      return .success(program)
    } catch {
      if let text = unknownSubcommand(arguments.first) {
        context.messages.plain(UsageText.wrapped(text, columns: context.columns))
        return .failure(Ended(status: .usage))
      }
      return .failure(Ended(status: report(error, in: context)))
    }
  }

  /// Says it as the parser says what it finds itself.
  private static func refuse(
    _ error: ValidationError, _ command: any Program.Type, in context: Context
  ) -> ExitStatus {
    let usage = usageString(for: command)
    let name = usage.split(separator: " ").prefix { !"[<".contains($0.first ?? " ") }
    let text = """
      Error: \(error.message)
      Usage: \(usage)
        See '\(name.joined(separator: " ")) --help' for more information.
      """
    context.messages.plain(UsageText.wrapped(text, columns: context.columns))
    return .usage
  }

  /// What to say when `word` stands where only a subcommand can.
  private static func unknownSubcommand(_ word: String?) -> String? {
    let names = configuration.subcommands.map { $0._commandName }
    guard let word, !word.hasPrefix("-"), word != "help", !names.isEmpty,
      configuration.defaultSubcommand == nil, !names.contains(word)
    else { return nil }
    return """
      Error: Unknown subcommand '\(word)'. Known: \(names.joined(separator: ", "))
      Usage: \(usageString())
        See '\(_commandName) --help' for more information.
      """
  }

  private static func finishAtOnce(_ program: any Program, in context: Context) -> ExitStatus? {
    do {
      guard let status = try program.runAtOnce(in: context) else { return nil }
      try context.output.flush()
      return status
    } catch {
      return report(error, of: program, in: context)
    }
  }

  private static func finish(_ program: any Program, in context: Context) async -> ExitStatus {
    do {
      let status = try await program.run(in: context)
      try context.output.flush()
      return status
    } catch {
      return report(error, of: program, in: context)
    }
  }

  private static func report(
    _ error: any Error, of program: any Program, in context: Context
  ) -> ExitStatus {
    guard error is MissingInput else { return report(error, in: context) }
    let usage = "Usage: " + usageString(for: type(of: program))
    context.messages.plain(UsageText.wrapped(usage, columns: context.columns))
    context.messages.plain("Try '\(context.program) --help' for more.")
    return .usage
  }

  private static func report(_ error: any Error, in context: Context) -> ExitStatus {
    switch error {
    case let failure as Failure:
      context.messages.error(failure)
      return flushed(context) ?? failure.exit
    case let error as SystemError:
      return lostOutput(error, in: context)
    default:
      return reportParsing(error, in: context)
    }
  }

  /// Help and version are results; anything else that the parser throws is wrong usage.
  private static func reportParsing(_ error: any Error, in context: Context) -> ExitStatus {
    let text = UsageText.wrapped(fullMessage(for: error), columns: context.columns)
    guard exitCode(for: error) == .success else {
      context.messages.plain(text)
      return .usage
    }
    do throws(SystemError) {
      try context.output.writeLine(text.utf8)
      try context.output.flush()
      return .success
    } catch {
      return lostOutput(error, in: context)
    }
  }

  /// What was written before a failure still leaves; a status only when that fails too.
  private static func flushed(_ context: Context) -> ExitStatus? {
    do throws(SystemError) {
      try context.output.flush()
      return nil
    } catch {
      return lostOutput(error, in: context)
    }
  }

  private static func lostOutput(_ error: SystemError, in context: Context) -> ExitStatus {
    if error.isClosedPipe { Signals.dieOfClosedPipe() }
    context.messages.error("cannot \(error)")
    return .cannotWrite
  }
}

/// The program is over before it began: help was shown, or the arguments make no sense.
private struct Ended: Error {
  var status: ExitStatus
}

/// There are no arguments and a person sits at the terminal on stdin.
package struct MissingInput: Error {
  package init() {}
}

/// The C function, which `ParsableCommand.exit` hides inside an extension.
private func systemExit(_ code: Int32) -> Never { exit(code) }
