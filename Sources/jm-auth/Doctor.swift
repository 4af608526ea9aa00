import ArgumentParser
import Command
import LineIO
import Records
import ServiceCommand

struct Doctor: Program {
  static let configuration = CommandConfiguration(
    abstract: "Check everything that signing in needs; exit 1 when something is wrong.",
    discussion: """
      Configuration, permissions of the kept session, both addresses, the clock, the anon key, and what \
      the service allows. One line for each, with what mends it.
      """)

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let findings = await examine(context)
    try context.show(
      findings.map(\.record), in: context.sink(output, paragraph: Finding.paragraph))
    return findings.allSatisfy(\.isGood) ? .success : .negative
  }

  private func examine(_ context: Context) async -> [Finding] {
    let service: ServiceContext
    do throws(Failure) {
      service = try ServiceContext(context, connection)
    } catch {
      // Without settings there is nothing to ask.
      return [.bad("config", error)]
    }
    return KeptFiles(service).findings + (await ServiceExamination(service).findings())
  }
}
