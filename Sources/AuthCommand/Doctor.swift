import ArgumentParser
import Command
import LineIO
import Records
import ServiceCommand

struct Doctor<P: AuthProgram>: Program {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "doctor", abstract: "Check everything that signing in needs.",
      discussion: """
        Checks the configuration, the files on this machine, both addresses, the clock, the anon key \
        and what the service allows. Prints one line for each check, with a remedy if it failed. Exits \
        1 if a check failed.
        """)
  }

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let findings = await findings(context)
    try context.show(
      findings.map(\.record), in: context.sink(output, paragraph: Finding.paragraph))
    return findings.allSatisfy(\.isGood) ? .success : .negative
  }

  private func findings(_ context: Context) async -> [Finding] {
    let service: ServiceContext
    do throws(Failure) {
      service = try ServiceContext(context, P.service, connection)
    } catch {
      // Without settings there is no address to check.
      return [.bad("config", context.messages.resolved(error))]
    }
    return LocalFiles(service).findings
      + (await ServiceChecks(service, provider: P.provider).findings())
  }
}
