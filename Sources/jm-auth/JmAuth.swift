import ArgumentParser
import AuthCommand
import Command
import JobMatchNow
import ServiceKit

@main
struct JmAuth: AuthProgram {
  typealias Provider = LinkedInOptions

  static let service = ServiceDescription.jobMatchNow
  static let example = "pass show jobs | jm-auth login --email ana@example.com --password-stdin"

  static let configuration = CommandConfiguration(
    commandName: "jm-auth",
    abstract: "Sign in to JobMatchNow and manage the session.",
    version: Toolkit.version,
    subcommands: accountCommands)

  static let localData: LocalData? = LocalData(
    "the last search, the last lists, marked jobs, labels and cached results",
    [LastSearch.self, LastLists.self, MarkedJobs.self, SearchLabels.self, PastSearches.self])
}
