import ArgumentParser
import Command
import Flow
import JobMatchNow
import Records
import ServiceCommand
import ServiceKit

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

  @Flag(name: .shortAndLong, help: "Explain the roles for the search that was listed last.")
  var last = false

  @Flag(help: "Explain the roles for the search whose token is in JM_SEARCH_TOKEN or on stdin.")
  var searchToken = false

  @OptionGroup(title: "Records") var stream: StreamOptions
  @OptionGroup(title: "Re-runs") var cache: CacheOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

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
    let service = try ServiceContext(context, .jobMatchNow, connection)
    let token =
      last
      ? try service.connection.lastSearch().viewToken
      : searchToken ? try SearchToken.read(from: context) : nil
    let kept = try service.cachedResults(
      cache.file, defaultJournal: cache.defaultJournal, options: [("about", "role")])
    defer { kept.close() }
    var program = Self.program
    if last { program = program.changingFailures(\.aboutLastSearch) }
    if let token { program.given = ["view_token": token] }
    return try await service.run(
      program, roles, options: stream, results: context.sink(output, paragraph: RolePage.text),
      kept: kept)
  }

  private static let program = RecordProgram(
    key: "role",
    requires: ["role", .init("view_token", hint: "use --last or --search-token")],
    cacheKey: ["view_token", "role"]
  ) { fields in
    .roleSnippet(fields["role"], viewToken: fields["view_token"])
  } adding: { snippet, _ in
    snippet.members
  }
}
