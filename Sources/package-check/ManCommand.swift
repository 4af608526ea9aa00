import ArgumentParser
import LineIO
import Records

struct ManCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "man",
    abstract: "Reads a program's --experimental-dump-help and prints its man page.")

  @Argument(help: "The sections of the page that are written by hand.")
  var source: String

  func run() throws {
    let page = try ManPage(
      tool: ToolDescription(readInput()), source: ManSource(path: source))
    try write(page.text)
  }
}
