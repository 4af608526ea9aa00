import ArgumentParser
import Command
import Records

@main
struct BirjobNotifications: Program {
  static let example = "birjob-notifications inbox --unread >new.jsonl"

  static let configuration = CommandConfiguration(
    commandName: "birjob-notifications",
    abstract: "List, read and delete the notifications of the device.",
    discussion: "Without a subcommand, birjob-notifications runs 'birjob-notifications inbox'.",
    version: Toolkit.version,
    subcommands: [
      Inbox.self, History.self, Read.self, Delete.self, Token.self, Test.self,
    ],
    defaultSubcommand: Inbox.self)

  func run(in context: Context) async throws -> Records.ExitStatus { throw MissingInput() }
}
