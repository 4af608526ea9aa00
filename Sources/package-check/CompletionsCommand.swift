import ArgumentParser

struct CompletionsCommand: ParsableCommand {
  enum Shell: String, CaseIterable, ExpressibleByArgument {
    case bash, zsh, fish
  }

  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Read a program's --experimental-dump-help and print its completion script.")

  @Argument(help: "The shell that the script is for.")
  var shell: Shell

  func run() throws {
    let completions = try Completions(ToolDescription(readInput()))
    switch shell {
    case .bash: try write(BashCompletions.script(completions))
    case .zsh: try write(ZshCompletions.script(completions))
    case .fish: try write(FishCompletions.script(completions))
    }
  }
}
