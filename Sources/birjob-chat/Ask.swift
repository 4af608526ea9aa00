import ArgumentParser
import BirJob
import Command
import Records
import ServiceCommand
import ServiceKit
import Sessions

/// Asks a question. The default subcommand of `birjob-chat`.
struct Ask: JournaledProgram {
  static let configuration = CommandConfiguration(
    commandName: "ask",
    abstract: "Ask a question.",
    discussion: "The question is sent with the keywords of the device.")

  @Argument(
    help: .init(
      "The words of one question. Without any, questions or JSON lines with a \"question\" are read "
        + "from stdin.", valueName: "word"))
  var words: [String] = []

  @Option(
    help: .init("Your experience: entry, mid, senior or lead.", valueName: "level"),
    completion: .list(BirJobRules.experienceLevels))
  var experienceLevel: String?

  @OptionGroup(title: "Service") var rules: DialectOptions
  @OptionGroup var records: RecordOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    records.output.apply(to: context)
    if let experienceLevel { try rules.check(BirJobRules.experienceLevel(experienceLevel)) }
    let service = try ServiceContext(context, .birJob, connection)
    let finder = DialectFinder(service.connection, rules.dialect)
    let keywords = try Device.known(to: service.profile, service.environment)?.keywords ?? []
    let kept = try service.cachedResults(records.journal, options: [("level", experienceLevel)])
    defer { kept.close() }
    let (level, rules) = (experienceLevel, rules)
    let program = RecordProgram(key: "question", requires: ["question"], cacheKey: ["question"]) {
      (fields) throws(Failure) in
      try rules.check(BirJobRules.message(fields["question"]), exit: .dataError)
      return .question(
        fields["question"], keywords: keywords, level: level, try await finder.dialect)
    } adding: { answer, _ in
      AnswerPage.members(answer)
    }
    return try await service.run(
      program, words.isEmpty ? [] : [words.joined(separator: " ")], options: records.stream,
      results: context.sink(records.output, paragraph: AnswerPage.text), kept: kept)
  }
}
