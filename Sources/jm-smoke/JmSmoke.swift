import ArgumentParser
import Command
import LineIO
import Records
import Samples
import ServiceCommand
import ServiceKit
import Services
import Sessions
import Smoke
import Transport

@main
struct JmSmoke: Program {
  static let example = "jm-smoke --profile staging --budget jobs=2s"

  static let configuration = CommandConfiguration(
    commandName: "jm-smoke",
    abstract: "Check a deployment of a service step by step.",
    discussion: """
      Signs in, uploads a resume, and follows the search through every part of the service; other \
      services are used in their own way. Each response is compared with the OpenAPI description and \
      checked for consistency, and each step is checked against a time budget. What the run has \
      created is deleted at the end.
      """,
    version: Toolkit.version)

  @Argument(
    help: .init(
      "The resume to upload. (default: the sample that ships with the toolkit)",
      valueName: "file"), completion: .file())
  var file: String?

  @Option(help: .init("The service to check.", valueName: "name"))
  var service = ScenarioName(Services.scenarios[0])

  @Flag(help: "Use no account, and skip the steps that need one.")
  var anonymous = false

  @Flag(help: "Create two accounts with generated addresses. They are not deleted.")
  var signUp = false

  @Option(help: .init("The domain of the addresses that --sign-up generates.", valueName: "name"))
  var domain = "example.com"

  @Flag(help: "Accept a search that finds no jobs.")
  var allowEmpty = false

  @Option(
    help: .init(
      "The time that a step may take, such as poll=90s. Repeat for other steps.",
      valueName: "step=duration"), completion: .steps)
  var budget: [StepBudget] = []

  @Option(
    help: .init(
      "Run only these steps and those that they need, such as jobs,scopes.",
      valueName: "step,…"), completion: .stepNames)
  var only: StepNames?

  @Option(
    help: .init(
      "An earlier report in the format json. What it contains is known and does not fail the run.",
      valueName: "file"), completion: .file())
  var baseline: String?

  @Option(
    help: .init("Append the report as Markdown to this file.", valueName: "file"),
    completion: .file())
  var summary: String?

  @Option(
    help: .init(
      "The format of the report. (default: text on a terminal, otherwise tap)",
      valueName: "tap|junit|json|github|md|text"))
  var format: ReportFormat?

  @Flag(help: "Print the steps and their time budgets, and send nothing.")
  var dryRun = false

  @Flag(name: .shortAndLong, help: "Print only errors.")
  var quiet = false

  @OptionGroup var coloring: ColorOption
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func validate() throws {
    if anonymous, signUp {
      throw ValidationError("--anonymous and --sign-up cannot be used together.")
    }
    try OutputFile.check("--summary", summary, apart: "--baseline", baseline)
    try OutputFile.check("--summary", summary, apart: "the document", file)
    let scenario = service.scenario
    for (option, name, isGiven) in [
      (ScenarioOption.file, "A document", file != nil), (.account, "--anonymous", anonymous),
      (.account, "--sign-up", signUp), (.allowEmpty, "--allow-empty", allowEmpty),
    ] where isGiven && !scenario.options.contains(option) {
      throw ValidationError("\(name) does not apply to --service \(scenario.name).")
    }
    let names = scenario.steps.map(\.name)
    for step in budget.map(\.step) + (only?.names ?? []) where !names.contains(step) {
      throw ValidationError(
        "There is no step '\(step)'. The steps are: \(names.joined(separator: ", ")).")
    }
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    coloring.apply(to: context)
    if quiet { context.messages.silence() }
    // The names of a service's programs begin as those of its variables do.
    context.messages.recommend(
      programsOf: service.scenario.service.settings.prefix.lowercased())
    if dryRun {
      try context.output.write(SmokePlan(service.scenario, budget, only).text(for: format).utf8)
      return .success
    }
    return try await check(service.scenario, context)
  }

  private func check<S: Scenario>(
    _ type: S.Type, _ context: Context
  ) async throws -> Records.ExitStatus {
    let service = try ServiceContext(context, S.service, connection)
    let baseline = try knownFindings()
    var scenario = try S(
      try setup(
        service, account: S.options.contains(.account) ? try account(S.self, service) : .anonymous))
    let kind = format ?? (context.outputIsTerminal ? .text : .tap)
    let address = service.profile.baseURL.value.origin
    let startedAt = service.environment.now()
    // With --only, it depends on the answers which other steps are needed.
    var report = kind.report.init(
      address: address, count: only == nil ? S.checks.count : nil, startedAt: startedAt)
    var page = MarkdownSummary(address: address, count: nil, startedAt: startedAt)
    let pageFile = try summary.map { (path) throws(Failure) in try SummaryFile(path) }
    func write(_ text: String) throws {
      guard !text.isEmpty else { return }
      try context.output.write(text.utf8)
      try context.output.flush()
    }
    try write(report.beginning())
    let budgets = Dictionary(budget.map { ($0.step, $0.time.duration) }) { $1 }
    let interruption = Interruption()
    let interrupts = Interrupts(interruption) { [messages = context.messages] in
      messages.note("interrupted; deleting the test data first (again to end at once)")
    }
    var run = SmokeRun(
      budgets: budgets, only: only.map { Set($0.names) }, baseline: baseline,
      interruption: interruption)
    let status = try await run.run(&scenario) { result in
      _ = page.text(for: result)
      try write(report.text(for: result))
    }
    try write(report.ending())
    try pageFile?.append(page.ending())
    interrupts.dieIfReceived()
    if let stop = scenario.log.stop {
      context.messages.error(scenario.log.secrets.redacted(stop.message))
    }
    return status
  }

  /// The findings of `--baseline`.
  private func knownFindings() throws(Failure) -> Baseline? {
    guard let baseline else { return nil }
    let bytes = try InputFile(argument: baseline).read(limit: Self.baselineLimit)
    let text = String(decoding: bytes, as: UTF8.self)
    return try Baseline(parsing: text.split(separator: "\n"), of: baseline)
  }

  /// Bytes of a baseline: a report has about 50 KB.
  private static let baselineLimit = 16 << 20

  private func setup(
    _ service: ServiceContext, account: ScenarioSetup.Account
  ) throws(Failure) -> ScenarioSetup {
    ScenarioSetup(
      connection: service.connection, account: account, document: try document(),
      allowsEmpty: allowEmpty)
  }

  private func account(
    _ scenario: any Scenario.Type, _ service: ServiceContext
  ) throws(Failure) -> ScenarioSetup.Account {
    if anonymous { return .anonymous }
    guard signUp else {
      return try ScenarioSetup.Account(service, hasPasswords: scenario.hasPasswords)
    }
    let randomText = RandomText(random: service.environment.random)
    return .new(
      email: "jm-smoke-\(randomText(12))@\(domain)", password: Secret(randomText(24)))
  }

  private func document() throws(Failure) -> ScenarioSetup.Document {
    if let file {
      let document = InputFile(argument: file)
      return ScenarioSetup.Document(
        bytes: try document.read(limit: 10 << 20), fileName: document.name)
    }
    guard let sample = SampleResume.named("software-engineer") else {
      throw Failure(
        "no_sample", "this build does not include the sample resume", exit: .internalFault)
    }
    return ScenarioSetup.Document(bytes: Array(sample.bytes), fileName: sample.fileName)
  }
}
