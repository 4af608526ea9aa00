import ArgumentParser
import LineIO
import Records

struct ManCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "man",
    abstract: "Read a program's --experimental-dump-help and print its man page.")

  @Argument(help: "The page's hand-written sections.")
  var source: String

  func run() throws {
    let page = try ManPage(
      tool: ToolDescription(readInput()), source: ManSource(path: source))
    try write(page.text)
  }
}
