import ArgumentParser
import Command
import Flow
import JobMatchNow
import Records
import Reports
import ServiceCommand
import ServiceKit

struct Open: Program {
  static let configuration = CommandConfiguration(
    abstract: "Open the postings of jobs in the browser.",
    discussion: """
      Starts the first command of BROWSER that is installed, otherwise the browser of the desktop. \
      Without any, the addresses are only printed. Only http and https addresses are opened.
      """)

  @Argument(
    help: .init(
      "Rows of the last table, such as 3, or ids of its jobs. Without any, JSON lines with a "
        + "\"job_url\" are read from stdin.", valueName: "job"))
  var jobs: [String] = []

  @Option(
    name: [.customShort("n"), .long],
    help: .init("Open at most this many postings.", valueName: "n"))
  var limit = 10

  @OptionGroup(title: "Records") var stream: StreamOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func check() throws(ValidationError) {
    if limit < 0 { throw ValidationError("--limit must be 0 or greater.") }
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .jobMatchNow, connection)
    var count = 0
    let status = try await service.run(
      Self.program(Browser(context.environment)), jobs, options: stream, rows: .jobMatches,
      results: context.sink(output) { $0.string("job_url") ?? "" }, isConcurrent: false
    ) { _ in
      count += 1
      return count <= limit
    }
    if count > limit {
      context.messages.note(
        "took the first \(limit) of \(Plural.phrase(count, "job")); --limit sets the number")
    }
    return status
  }

  private static func program(_ browser: Browser?) -> RecordProgram {
    RecordProgram(
      key: "job_id",
      requires: [.init("job_url", hint: "name a row of the last table, or pipe jm-jobs")]
    ) { (_, fields, _, emit) throws(Failure) in
      guard let address = PageAddress.ascii(fields["job_url"]) else {
        throw Failure(
          "invalid_url", "the address of the posting is not an http or https address",
          hint: "nothing was opened", exit: .dataError)
      }
      let isOpened = browser?.open(address) ?? false
      await emit(
        fields.record.setting([
          .init(name: "job_url", value: .string(address)),
          .init(name: "opened", value: .bool(isOpened)),
        ]))
    }
  }
}
