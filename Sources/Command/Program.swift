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
  /// A command line for the help; empty for a subcommand, whose program has one.
  static var example: String { get }

  /// Starts work that need not wait for the arguments to be parsed. Called first.
  ///
  /// - Parameter arguments: the arguments of the process, without its name.
  static func begin(_ arguments: [String])

  /// Checks that the arguments go together. Called after all of them are parsed, unlike `validate`,
  /// which can take the value of a misspelled option for an argument.
  ///
  /// - Throws: `ValidationError`, which is reported as wrong usage (64).
  func check() throws(ValidationError)

  /// Forks worker processes. Called while the process still has one thread.
  mutating func prepare() throws(Failure)

  /// Does all of the work on the first thread, if starting others would take longer.
  ///
  /// - Returns: the exit status; nil, with nothing done, if `run` must do the work.
  /// - Throws: what `run` throws.
  func runAtOnce(in context: Context) throws -> ExitStatus?

  /// Does the work.
  ///
  /// - Returns: the exit status.
  /// - Throws: `Failure`, which ends the program with its exit status, or `SystemError` if output
  ///   is lost.
  func run(in context: Context) async throws -> ExitStatus
}

extension Program {
  package static var example: String { "" }

  package static func begin(_ arguments: [String]) {}

  package func check() throws(ValidationError) {}

  package mutating func prepare() throws(Failure) {}

  package func runAtOnce(in context: Context) throws -> ExitStatus? { nil }

  /// Freed memory that the C library keeps for reuse, in bytes: enough for the lines and answers in
  /// flight, which are larger than what it keeps by default.
  private static var keptMemory: Int { 16 << 20 }

  /// Parses and prepares while the process has one thread, and runs the program on others. An
  /// asynchronous main function would have left the first thread before it starts.
  package static func main() {
    if Launch.lists(self) { return }
    FileDescriptor.fillStandardStreams()
    Signals.ignoreClosedPipe()
    Signals.ignoreSizeLimit()
    Signals.quitWithoutBacktrace()
    cprocess_keep_memory(keptMemory)
    let arguments = HelpText.replacing(UsageText.joiningNegativeNumbers(Launch.arguments))
    begin(arguments)
    let context = Context.process(program: _commandName)
    // Only the one task that runs it uses it from here on.
    nonisolated(unsafe) let program: any Program
    switch prepared(arguments, in: context) {
    case .success(let parsed): program = parsed
    case .failure(let end):
      context.endPager()
      systemExit(end.status.rawValue)
    }
    if let status = finishAtOnce(program, in: context) {
      context.endPager()
      systemExit(status.rawValue)
    }
    StatusSignal.block()
    Task.detached {
      let status = await finish(program, in: context)
      context.endPager()
      systemExit(status.rawValue)
    }
    StatusSignal.wait()
  }

  /// Returns the program that the arguments name, ready to run, or the status of one that has ended.
  private static func prepared(
    _ arguments: [String], in context: Context
  ) -> Result<any Program, Ended> {
    if let text = unknownSubcommand(arguments.first) {
      return .failure(Ended(status: refuse(ValidationError(text), self, in: context)))
    }
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
      return .failure(Ended(status: report(error, in: context)))
    }
  }

  /// Reports wrong usage in the same form as the argument parser does.
  private static func refuse(
    _ error: ValidationError, _ command: any Program.Type, in context: Context
  ) -> ExitStatus {
    let usage = usageString(for: command)
    let name = usage.split(separator: " ").prefix { !"[<".contains($0.first ?? " ") }
    let text = """
      \(error.message)
      Usage: \(usage)
        See '\(name.joined(separator: " ")) --help' for more information.
      """
    return report(usage: text, message: error.message, in: context)
  }

  /// The message for a first word that should be a subcommand and is not.
  ///
  /// A program with a default subcommand takes any other word as its argument, so only a word that
  /// is almost a subcommand is refused there.
  private static func unknownSubcommand(_ word: String?) -> String? {
    let names = configuration.subcommands.map { $0._commandName }
    guard let word, !word.hasPrefix("-"), word != "help", !names.isEmpty, !names.contains(word)
    else { return nil }
    let nearest = Spelling.nearest(to: word, in: names)
    guard let standard = configuration.defaultSubcommand else {
      let shown = configuration.subcommands.filter { $0.configuration.shouldDisplay }
      let list = shown.map { $0._commandName }.joined(separator: ", ")
      let advice = nearest.map { "Did you mean '\($0)'?" } ?? "The subcommands are \(list)."
      return "Unknown subcommand '\(word)'. \(advice)"
    }
    let takesArguments = (try? standard.parseAsRoot([word])) != nil
    return nearest.map {
      "Unknown subcommand '\(word)'. Did you mean '\($0)'?"
        + (takesArguments
          ? " If it is an argument, write '\(_commandName) \(standard._commandName) \(word)'." : "")
    }
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
    context.messages.plain("Try '\(context.program) --help' for more information.")
    return .usage
  }

  private static func report(_ error: any Error, in context: Context) -> ExitStatus {
    switch error {
    case let failure as Failure:
      if failure.isNotSent { return flushed(context) ?? .success }
      context.messages.error(failure)
      return flushed(context) ?? failure.exit
    case let error as SystemError:
      return lostOutput(error, in: context)
    default:
      return reportParsing(error, in: context)
    }
  }

  /// Reports what the parser throws: help and version are results, anything else is wrong usage.
  private static func reportParsing(_ error: any Error, in context: Context) -> ExitStatus {
    // The parser crashes if its help has no room beside the column of options. Without a width of ours,
    // `exitCode(for:)` writes that help as well.
    let full = fullMessage(for: error, columns: max(context.columns, HelpText.fewestColumns))
    if UsageText.isError(full) {
      return report(usage: full, message: message(for: error), in: context)
    }
    let isWhole = HelpText.isWhole(Launch.arguments)
    let short =
      isWhole ? nil : HelpText(full)?.short(example: example, columns: context.columns)
    let text = UsageText.wrapped(short ?? full, columns: context.columns)
    if isWhole { context.usePager() }
    do throws(SystemError) {
      try context.output.writeLine(text.utf8)
      try context.output.flush()
      return .success
    } catch {
      return lostOutput(error, in: context)
    }
  }

  private static func report(
    usage text: String, message: String, in context: Context
  ) -> ExitStatus {
    context.messages.plain(
      UsageText.error(
        text, message: message, program: context.program, columns: context.columns))
    return .usage
  }

  /// Flushes results that were written before a failure.
  ///
  /// - Returns: the exit status if that fails too.
  private static func flushed(_ context: Context) -> ExitStatus? {
    do throws(SystemError) {
      try context.output.flush()
      return nil
    } catch {
      return lostOutput(error, in: context)
    }
  }

  private static func lostOutput(_ error: SystemError, in context: Context) -> ExitStatus {
    context.endPager()
    if error.isClosedPipe { Signals.dieOfClosedPipe() }
    context.messages.error("cannot \(error)")
    return .cannotWrite
  }
}

/// The program has ended before it ran: it printed help, or the arguments are wrong.
private struct Ended: Error {
  var status: ExitStatus
}

/// There are no arguments, and stdin is a terminal.
package struct MissingInput: Error {
  package init() {}
}

/// The C function, which `ParsableCommand.exit` hides in an extension.
private func systemExit(_ code: Int32) -> Never { exit(code) }
