import ArgumentParser
import Command
import JobFlow
import Records
import ServiceCommand
import ServiceKit

/// Shows a profile. The default subcommand of `jobflow-profile`.
struct Get: Program {
  static let configuration = CommandConfiguration(
    commandName: "get", abstract: "Show a profile.")

  @OptionGroup var options: UserOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    options.output.apply(to: context)
    let (service, userID) = try await options.service(context)
    try options.write(
      try await service.client.send(.profile(userID: userID)).value, context)
    return .success
  }
}
