import ArgumentParser
import Command
import Contracts
import JobMatchNow
import LineIO
import Records
import Samples
import ServiceCommand
import Sessions
import Supabase
import Transport

@main
struct JmSmoke: Program {
  static let configuration = CommandConfiguration(
    commandName: "jm-smoke",
    abstract: "Check a deployment of the service, step by step.",
    discussion: """
      Signs in, uploads a resume, and follows it through every part of the service. Each answer is \
      held against the OpenAPI description and against what it must mean, each step against a time \
      budget. What it makes it deletes again.
      """,
    version: Toolkit.version)

  @Argument(
    help: .init(
      "The resume to upload; without one, the sample that ships with the toolkit.",
      valueName: "file"), completion: .file())
  var file: String?

  @Flag(help: "Use no account, and leave out what needs one.")
  var anonymous = false

  @Flag(help: "Make two accounts with generated addresses, which stay.")
  var signUp = false

  @Option(help: .init("The domain of the addresses for --sign-up.", valueName: "name"))
  var domain = "example.com"

  @Flag(help: "Accept that the search finds no jobs.")
  var allowEmpty = false

  @Option(
    help: .init(
      "How long a step may take: poll=90s. May be given several times.", valueName: "step=time"),
    completion: .steps)
  var budget: [StepBudget] = []

  @Option(
    help: .init(
      "How to report. (default: text on a terminal, else tap)", valueName: "tap|junit|json|text"))
  var format: ReportFormat?

  @Flag(name: .shortAndLong, help: "Say nothing but errors.")
  var quiet = false

  @OptionGroup var coloring: ColorOption
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func validate() throws {
    if anonymous, signUp { throw ValidationError("--anonymous and --sign-up exclude each other.") }
    let names = Check.all.map(\.name)
    for step in budget.map(\.step) where !names.contains(step) {
      throw ValidationError(
        "There is no step '\(step)'. The steps are \(names.joined(separator: ", ")).")
    }
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    coloring.apply(to: context)
    if quiet { context.messages.silence() }
    let service = try ServiceContext(context, connection)
    var journey = try journey(service)
    let kind = format ?? (context.outputIsTerminal ? .text : .tap)
    var report = kind.report.init(
      address: service.profile.baseURL.value.origin, count: Check.all.count,
      startedAt: service.environment.now())
    func write(_ text: String) throws {
      guard !text.isEmpty else { return }
      try context.output.write(text.utf8)
      try context.output.flush()
    }
    try write(report.beginning())
    let budgets = Dictionary(budget.map { ($0.step, $0.time.duration) }) { $1 }
    var run = SmokeRun(budgets: budgets)
    let status = try await run.go(Check.all, &journey) { result in
      try write(report.text(for: result))
    }
    try write(report.ending())
    if let end = journey.end { context.messages.error(journey.secrets.shown(end.reason)) }
    return status
  }

  private func journey(_ service: ServiceContext) throws(Failure) -> Journey {
    Journey(
      api: service.client(JobMatchNowClient.init),
      auth: service.profile.anonKey == nil ? nil : try service.auth(),
      contract: try ServiceDescription.jobMatchNowContract(), account: try account(service),
      document: try document(), allowsEmpty: allowEmpty,
      invented: InventedText(random: service.environment.random),
      now: service.environment.now)
  }

  private func account(_ service: ServiceContext) throws(Failure) -> Account {
    if anonymous { return .anonymous }
    guard signUp else { return try Account(service) }
    _ = try service.auth()
    let invented = InventedText(random: service.environment.random)
    return .new(
      email: "jm-smoke-\(invented(12))@\(domain)", password: Secret(invented(24)))
  }

  private func document() throws(Failure) -> ResumeUpload {
    if let file {
      let document = InputFile(argument: file)
      return ResumeUpload(
        .bytes(try document.read(limit: 10 << 20)), fileName: document.name,
        mediaType: UploadMediaType.ofFile(named: document.name))
    }
    guard let sample = SampleResume.named("software-engineer") else {
      throw Failure("no_sample", "this build has no sample resume", exit: .internalFault)
    }
    return ResumeUpload(
      .bytes(sample.bytes), fileName: sample.fileName, mediaType: sample.mediaType)
  }
}
