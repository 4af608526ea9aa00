import ArgumentParser
import AuthCommand
import Command
import JobFlow
import Records
import ServiceKit

@main
struct JobflowAuth: AuthProgram {
  typealias Details = NameOptions

  static let service = ServiceDescription.jobFlow
  static let example = """
    pass show jobflow |
      jobflow-auth login --email ana@example.com --password-stdin
    """

  static let configuration = CommandConfiguration(
    commandName: "jobflow-auth",
    abstract: "Sign in to JobFlow and manage the session.",
    version: Toolkit.version,
    subcommands: accountCommands + passwordCommands)

  static let localData: LocalData? = LocalData("the last lists", [LastLists.self])
}

/// What JobFlow stores about a new user.
struct NameOptions: AccountDetails {
  @Option(help: .init("The user's full name.", valueName: "name"))
  var fullName: String?

  var metadata: JSONObject? {
    fullName.map { JSONObject([.init(name: "full_name", value: .string($0))]) }
  }
}
