import ArgumentParser
import Command
import Records
import Sessions

/// The toolkit itself.
struct Jm: Program {
  static let example = "jm parse-resume cv.pdf | jq -r .text"

  static let configuration = CommandConfiguration(
    commandName: "jm",
    abstract: "List the programs of the toolkit, or run one of them.",
    usage: "jm [--json | --table] [<program> [<argument> ...]]",
    discussion: """
      'jm upload cv.pdf' runs 'jm-upload cv.pdf'. Programs whose names do not begin with jm- keep \
      their names: 'jm birjob-jobs'. Without a program, prints the version, what is configured, and \
      each program with its purpose.
      """,
    version: Toolkit.version)

  @Argument(
    help: "The program to run. Its own arguments follow.", completion: .list(ProgramList.names))
  var program: String?

  @OptionGroup(title: "Output") var output: OutputOptions

  func check() throws(ValidationError) {
    guard let word = program else { return }
    if BuiltInProgram.all.contains(where: { [word, "jm-\(word)"].contains($0.name) }) {
      throw ValidationError("The name of the program comes before its options: 'jm \(word) …'.")
    }
    let names = ProgramList.names.map { $0.hasPrefix("jm-") ? String($0.dropFirst(3)) : $0 }
    let nearest = Spelling.nearest(to: word, in: names).map { " Did you mean '\($0)'?" } ?? ""
    throw ValidationError("There is no program '\(word)'.\(nearest)")
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let list = ProgramList(Configuration(Environment(variables: context.environment)))
    try context.show([list.record], in: context.sink(output) { _ in list.page })
    return .success
  }
}
