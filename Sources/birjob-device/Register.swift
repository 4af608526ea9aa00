import ArgumentParser
import BirJob
import Command
import Records
import ServiceCommand
import ServiceKit
import Sessions
import Transport

struct Register: Program {
  static let configuration = CommandConfiguration(
    abstract: "Register the device, or change its registration.",
    discussion: """
      The push token comes from stdin, from BIRJOB_DEVICE_TOKEN, from the earlier registration, or is \
      made up with --new-token. Id, token and keywords are stored for this profile and address.
      """)

  @Argument(
    help: .init(
      "The keywords of the jobs to be notified about. (default: those of the earlier registration)",
      valueName: "keyword"))
  var keywords: [String] = []

  @Flag(help: "Read the push token from the first line of stdin.")
  var tokenStdin = false

  @Flag(help: "Make up a push token; notifications sent to it arrive nowhere.")
  var newToken = false

  @Option(help: .init("E-mail address of the user.", valueName: "address"))
  var email: String?

  @Option(help: .init("Prefer jobs of this source. Repeat for more.", valueName: "name"))
  var source: [String] = []

  @Flag(help: "Register without notifications.")
  var noNotifications = false

  @Option(help: .init("Model of the device.", valueName: "text"))
  var deviceModel = "computer"

  @Option(help: .init("Version of its operating system.", valueName: "text"))
  var osVersion = "unknown"

  @Option(help: .init("Version of the app.", valueName: "text"))
  var appVersion = Toolkit.version

  @Option(help: .init("Time zone of the device.", valueName: "name"))
  var timezone = "UTC"

  @OptionGroup var dryRun: DryRunOptions
  @OptionGroup(title: "Service") var rules: DialectOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func validate() throws {
    if tokenStdin, newToken {
      throw ValidationError("--token-stdin and --new-token cannot be used together.")
    }
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .birJob, connection, dryRun: dryRun)
    let known = try Device.known(to: service.profile, service.environment)
    let given = try pushToken(known, service)
    let keywords = Keywords.normalized(
      self.keywords.isEmpty ? known?.keywords ?? [] : self.keywords)
    let id = known?.id?.revealed ?? DeviceIDs.random(service.environment.random)
    try rules.check(BirJobRules.keywords(keywords))
    try rules.check(BirJobRules.deviceID(id))
    if let email { try rules.check(BirJobRules.email(email)) }
    // A device whose id and token are lost cannot be deleted again, so nothing is sent if they cannot be
    // stored: this takes the lock of the file.
    let devices = ProfileStore<Device>(service.environment)
    try await devices.update(service.profile) { $0 }
    let dialect = try await service.connection.dialect(rules.dialect)
    try rules.check(BirJobRules.deviceToken(given, dialect))
    // Two spellings of a token would be two devices.
    let token = BirJobRules.deviceToken(given, dialect) == nil ? given.lowercased() : given
    var registration = DeviceRegistration(token: token, id: id, keywords: keywords)
    registration.email = email
    registration.sources = source
    registration.notifies = !noNotifications
    registration.info = [
      ("device_model", deviceModel), ("os_version", osVersion), ("app_version", appVersion),
      ("timezone", timezone),
    ]
    let answer = try await service.client.send(.register(registration, dialect)).value
    try await devices.update(service.profile) { device in
      var device = device ?? Device()
      device.id = Secret(answer["device_id"]?.stringValue ?? id)
      device.token = Secret(token)
      device.keywords = keywords
      device.email = email ?? device.email
      device.dialect = dialect
      return device
    }
    if service.credentials.path == nil {
      service.environment.warn("the device is not stored: there is no home folder")
    }
    let line = Record(answer).setting([
      .init(name: "keywords", value: .array(keywords.map(JSON.string))),
      .init(name: "profile", value: .string(service.profile.name)),
    ])
    try context.show(
      [line],
      in: context.sink(output) { _ in
        "registered the device with \(Plural.phrase(keywords.count, "keyword"))"
      })
    return .success
  }

  private func pushToken(
    _ known: Device?, _ service: ServiceContext
  ) throws(Failure) -> String {
    if tokenStdin {
      return try StandardInputLine.read("token", echo: false, service.context).revealed
    }
    if newToken { return DeviceIDs.token(service.environment.random) }
    if let token = known?.token { return token.revealed }
    throw Failure(
      "missing_token", "no push token is known",
      hint: "set \(service.profile.service.prefix)_DEVICE_TOKEN, pipe it in with --token-stdin, or "
        + "make one up with --new-token", exit: .usage)
  }
}
