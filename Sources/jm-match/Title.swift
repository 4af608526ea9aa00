import ArgumentParser
import Command
import Flow
import Matching
import Records

/// Finds the occupations of job titles.
struct Title: Program {
  static let configuration = CommandConfiguration(
    abstract: "Find the occupations of job titles.",
    discussion: """
      Reads titles from the arguments or stdin, or JSON lines with a "title", and adds the code and \
      the name of the occupation, and a score.
      """)

  @Argument(
    help: .init(
      "Job titles. Without any, reads them, or JSON lines with a \"title\", from stdin.",
      valueName: "title"))
  var titles: [String] = []

  @OptionGroup(title: "Occupations") var taxonomy: TaxonomyOption
  @OptionGroup(title: "Records") var stream: StreamOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  private static let table = Table([
    .init("score", field: "score", isNumeric: true),
    .init("title", field: "title", isFlexible: true), .init("occupation", field: "occupation"),
    .init("name", field: "name", isFlexible: true),
  ])

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    if titles.isEmpty, context.inputIsTerminal { throw MissingInput() }
    let normalizer = try taxonomy.normalizer()
    return try await context.stream(
      titles, keyField: "title", options: stream, flow: Flow(concurrency: 1),
      results: context.sink(output, table: Self.table)
    ) { _, record, emit throws(Failure) in
      let answer = normalizer.occupation(of: try record.required("title"))
      let occupation = answer.map { normalizer.taxonomy.occupations[$0.occupation] }
      await emit(
        record.setting([
          .init(name: "occupation", value: occupation.map { .string($0.code) } ?? .null),
          .init(name: "name", value: occupation.map { .string($0.name) } ?? .null),
          .init(name: "score", value: .number(Self.rounded(answer?.score ?? 0))),
        ]))
    }
  }

  /// The score in hundredths.
  private static func rounded(_ score: Double) -> Double { (score * 100).rounded() / 100 }
}
