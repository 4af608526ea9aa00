import ArgumentParser
import Command
import Flow
import LineIO
import Matching
import Records

/// Ranks postings for resumes. The default subcommand of `jm-match`.
struct Rank: Program {
  static let configuration = CommandConfiguration(
    commandName: "rank",
    abstract: "Rank job postings for resumes, one line for each match.",
    discussion: """
      Reads parsed resumes from stdin and ranks the postings of --postings for each of them; or \
      reads postings from stdin and ranks them for the resumes of --resume. Nothing leaves this \
      machine.
      """)

  @Option(
    help: .init(
      "Postings: JSON lines, or a database of jm-serve. Without it, postings are read from stdin.",
      valueName: "file"),
    completion: .file())
  var postings: String?

  @Option(
    help: .init(
      "A parsed resume, or several, as jm-parse-resume writes them. Repeat for more files.",
      valueName: "file"),
    completion: .file())
  var resume: [String] = []

  @Flag(help: "Write each job once, for the resume that it fits best.")
  var best = false

  @OptionGroup(title: "Selection") var selection: MatchSelection
  @OptionGroup(title: "Details") var details: MatchDetails
  @OptionGroup(title: "Occupations") var taxonomy: TaxonomyOption
  @OptionGroup(title: "Records") var stream: StreamOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func check() throws(ValidationError) {
    if postings == nil, resume.isEmpty {
      throw ValidationError("--postings or --resume is needed: stdin holds only one of the two.")
    }
    if stream.null { throw ValidationError("--null cannot be used: the input is JSON lines.") }
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    if context.inputIsTerminal, postings == nil || resume.isEmpty { throw MissingInput() }
    let named = resume + [postings].compactMap(\.self)
    let failures = try context.failureStream(stream, inputs: named)
    let input = MatchInput(
      stdin: context.input, failures: failures, stream: stream, messages: context.messages)
    let titles = try taxonomy.normalizer()
    let listed = try input.postings(postings)
    let table = details.explain || details.why ? nil : MatchTable.matches
    let sink: any ResultSink =
      table.map { context.sink(output, table: $0) }
      ?? context.sink(output, link: "job_url", paragraph: MatchTable.paragraph)
    let ranking = Ranking(
      postings: listed, titles: titles, selection: selection, details: details, isBest: best,
      present: Timestamp.now(), stamp: stream.meta ? RunStamp(run: RunStamp.randomRun()) : nil)
    if resume.isEmpty {
      try input.resumes(nil, ranking, sink)
    } else {
      for path in resume { try input.resumes(path, ranking, sink) }
    }
    if best { for record in ranking.bestMatches() { try sink.write(record) } }
    try sink.finish()
    try sink.flush()
    return try input.finish()
  }
}
