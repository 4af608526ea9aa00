import ArgumentParser
import Command
import Flow
import Jobs
import LineIO
import Records
import Storage

@main
struct JmNew: Program {
  static let example = "jm-jobs --last | jm-new --seen seen.db"

  static let configuration = CommandConfiguration(
    commandName: "jm-new",
    abstract: "Pass on only the jobs that were not seen before.",
    discussion: """
      Reads job lines from stdin and passes new ones on byte for byte. A job counts as seen once it \
      is written, or with --commit-on-exit once COMMAND, which reads the new jobs, exits with 0.
      """,
    version: Toolkit.version)

  // Not required for the parser, which would complain about it instead of a misspelled option.
  @Option(
    help: .init(
      "The jobs that were seen (required); a missing file is created.", valueName: "file"),
    completion: .file())
  var seen: String?

  @Option(
    help: .init(
      "Fields that make two jobs the same, separated by commas, or 'birjob' for BirJob's rule. "
        + "(default: job_id, else job_url, else title, company_name and location)",
      valueName: "fields"))
  var by: IdentityOption?

  @Flag(help: "Mark all jobs as seen and write none.")
  var markOnly = false

  @Option(
    help: .init(
      "Forget jobs that have not come for this long, such as 90d.", valueName: "duration"))
  var forgetOlder: TimeSpan?

  @Flag(help: "Mark the new jobs only if COMMAND, which reads them, exits with 0.")
  var commitOnExit = false

  @Flag(help: "Write the new jobs, and change nothing in the file of seen jobs.")
  var dryRun = false

  @Flag(help: "Exit with 1 if no job is new.")
  var failEmpty = false

  @OptionGroup(title: "Records") var stream: StreamOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  @Argument(
    parsing: .postTerminator,
    help: .init("The command of --commit-on-exit, after '--'.", valueName: "command"))
  var command: [String] = []

  func check() throws(ValidationError) {
    if seen ?? "" == "" {
      throw ValidationError(
        "Name the file that remembers the jobs, such as --seen seen.db; a missing one is created.")
    }
    if commitOnExit, command.isEmpty {
      throw ValidationError("--commit-on-exit needs a command after '--'.")
    }
    if !commitOnExit, !command.isEmpty {
      throw ValidationError("A command needs --commit-on-exit.")
    }
    if commitOnExit, markOnly {
      throw ValidationError("--mark-only and --commit-on-exit cannot be used together.")
    }
    if dryRun, markOnly || commitOnExit {
      throw ValidationError(
        "--dry-run cannot be used with \(markOnly ? "--mark-only" : "--commit-on-exit").")
    }
    if let forgetOlder, forgetOlder.seconds <= 0 {
      throw ValidationError("--forget-older must be longer than 0s.")
    }
    if stream.null { throw ValidationError("--null cannot be used: the input is JSON lines.") }
    try stream.check(apart: seen, of: "--seen")
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    if context.inputIsTerminal { throw MissingInput() }
    let path = seen ?? ""
    try context.check(database: path, of: "--seen")
    let store = try dryRun ? SeenStore(withoutCommit: path) : SeenStore(path)
    let now = Timestamp.now()
    let passed =
      commitOnExit
      ? try passToCommand(context, store, now) : try passToOutput(context, store, now)
    guard passed.isDelivered else { return passed.status }
    if !dryRun {
      if let forgetOlder { try store.forget(before: now - forgetOlder.duration) }
      try store.commit()
    }
    guard passed.status == .success, passed.newJobs == 0 else { return passed.status }
    if output.isForPeople(context) { context.messages.note("no new jobs") }
    return failEmpty ? .negative : .success
  }

  private func passToOutput(
    _ context: Context, _ store: SeenStore, _ now: Timestamp
  ) throws -> PassedJobs {
    // A table shows its rows at the end of the run.
    let commitsEarly = !dryRun && !output.isForPeople(context)
    let sink = MarkingSink(context.sink(output, table: .jobs), commitsEarly ? store : nil)
    do {
      return try filter(context, store, now, sink)
    } catch {
      throw sink.fault ?? error
    }
  }

  private func passToCommand(
    _ context: Context, _ store: SeenStore, _ now: Timestamp
  ) throws -> PassedJobs {
    let reader = try PipedCommand(command)
    var piped = context
    piped.output = reader.input
    piped.outputIsTerminal = false
    var passed = PassedJobs()
    do {
      let sink = piped.sink(output, table: .jobs)
      passed = try filter(piped, store, now, sink) { () throws(Failure) in try reader.start() }
      // Before the command sees the end of its input, so that it never acts on what cannot be marked.
      try store.prepareCommit()
    } catch let error as SystemError where error.isClosedPipe {
      passed.isDelivered = false
      passed.status = .closedPipe
    } catch {
      reader.cancel()
      throw error
    }
    // Without new jobs there is nothing to do for the command.
    guard let ended = reader.finish() else { return passed }
    if ended != .success {
      passed.isDelivered = false
      passed.status = ended
    }
    if !passed.isDelivered {
      let name = Printable.line(command[0])
      context.messages.error(
        ended == .success
          ? "\(name) exited before it had read all new jobs; none is marked as seen"
          : "\(name) exited with \(ended.rawValue); no job is marked as seen")
    }
    return passed
  }

  /// Reads job lines, marks them, and passes the new ones on.
  ///
  /// - Parameter prepare: called before a job is written.
  private func filter(
    _ context: Context, _ store: SeenStore, _ now: Timestamp, _ sink: any ResultSink,
    before prepare: () throws(Failure) -> Void = {}
  ) throws -> PassedJobs {
    let identity = by?.identity ?? .standard
    let isMarkedOnly = markOnly
    var newJobs = 0
    let status = try context.filter(options: stream, results: sink) {
      (job) throws(Failure) in
      guard let key = identity.key(of: job) else {
        let failure = Failure(
          "no_identity", "the job has no \(identity.wanted)", exit: .dataError)
        return .fail(failure)
      }
      guard try store.mark(key, at: now) else { return .drop }
      newJobs += 1
      if isMarkedOnly { return .drop }
      try prepare()
      return .pass
    }
    return PassedJobs(status: status, newJobs: newJobs)
  }
}

/// What became of the new jobs of a run.
private struct PassedJobs {
  var status = Records.ExitStatus.success
  var newJobs = 0
  /// Whether all of them were read, so that their marks can be committed.
  var isDelivered = true
}
