import ArgumentParser
import Command
import Records

@main
struct JobflowMedia: Program {
  static let example = "jobflow-media | jobflow-media download --directory media"

  static let configuration = CommandConfiguration(
    commandName: "jobflow-media",
    abstract: "List, upload and download the pictures, videos and sounds of JobFlow's actions.",
    discussion: "Without a subcommand, jobflow-media runs 'jobflow-media list'.",
    version: Toolkit.version,
    subcommands: [List.self, Upload.self, Download.self],
    defaultSubcommand: List.self)

  func run(in context: Context) async throws -> Records.ExitStatus { throw MissingInput() }
}
