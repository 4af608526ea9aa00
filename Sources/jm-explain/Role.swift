import ArgumentParser
import Command
import Flow
import JobMatchNow
import Records
import ServiceCommand

struct Role: Program {
  static let configuration = CommandConfiguration(
    abstract: "Explain what roles are about, for the resume of a search.",
    discussion: """
      A view token gives access to its search, so it is never an argument. --search-token reads it \
      from JM_SEARCH_TOKEN, or from the first line of stdin, which may be a JSON line.
      """)

  @Argument(
    help: .init(
      "Roles. Without any, roles or JSON lines with a \"role\" are read from stdin.",
      valueName: "role"))
  var roles: [String] = []

  @Flag(help: "Explain the roles for the search that was listed last.")
  var last = false

  @Flag(help: "Explain the roles for the search whose token is in JM_SEARCH_TOKEN or on stdin.")
  var searchToken = false

  @OptionGroup(title: "Records") var stream: StreamOptions
  @OptionGroup(title: "Re-runs") var cache: CacheOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func check() throws(ValidationError) {
    if last, searchToken {
      throw ValidationError("--last and --search-token cannot be used together.")
    }
    if searchToken, roles.isEmpty {
      throw ValidationError("--search-token needs the roles as arguments.")
    }
    try stream.check(apart: cache.file.journal, of: "--journal")
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, connection)
    let client = service.client(JobMatchNowClient.init)
    let token =
      last
      ? try service.lastViewToken() : searchToken ? try SearchToken.read(from: context) : nil
    let kept = try service.cachedResults(
      cache.file, defaultJournal: cache.defaultJournal, options: [("about", "role")])
    defer { kept.close() }
    let recall = { (record: Record) throws(Failure) in
      try kept.results(of: record, key: key(of: record, token))
    }
    return try await context.stream(
      roles, keyField: "role", options: stream, flow: Flow(concurrency: service.concurrency),
      results: context.sink(output, paragraph: RolePage.text), run: kept.run, recall: recall
    ) { _, record, emit throws(Failure) in
      guard let role = record.string("role"), !role.isEmpty else {
        throw Failure("missing_field", "the record has no \"role\"", exit: .dataError)
      }
      guard let viewToken = token ?? record.string("view_token"), !viewToken.isEmpty else {
        throw Failure(
          "missing_field", "the record has no \"view_token\"",
          hint: "use --last or --search-token", exit: .dataError)
      }
      let answer = try await client.roleSnippet(role, viewToken: viewToken)
      if let key = key(of: record, token) {
        await kept.keep([Record(answer.value)], for: key, emit)
      }
      await emit(record.setting(answer.value.members), requestID: answer.requestID)
    }
  }

  /// The cache key.
  private func key(of record: Record, _ token: String?) -> String? {
    guard let token = token ?? record.string("view_token"), let role = record.string("role")
    else { return nil }
    return "\(token)\n\(role)"
  }
}
