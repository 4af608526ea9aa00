import ArgumentParser
import Command

/// Runs the program whose name the process was started with: installed programs are links to this
/// executable. Under any other name it is `jm`.
@main
enum Main {
  static func main() {
    if let program = BuiltInProgram.named(Launch.name) { return program.run() }
    let arguments = Launch.arguments
    guard let word = arguments.first, !word.hasPrefix("-") else { return Jm.main() }
    if word == "help" {
      Launch.setArguments(["--help"])
      if arguments.count == 1 { return Jm.main() }
      start(arguments[1], ["--help"])
    } else {
      start(word, Array(arguments.dropFirst()))
    }
  }

  /// Runs a program by its name with or without `jm-`.
  private static func start(_ word: String, _ arguments: [String]) {
    Launch.setArguments(arguments)
    if let program = BuiltInProgram.named("jm-\(word)") ?? BuiltInProgram.named(word) {
      return program.run()
    }
    SeparateProgram.named("jm-\(word)", word)?.replaceProcess(arguments)
    // Only an unknown name is left.
    Launch.setArguments([word])
    Jm.main()
  }
}
