import ArgumentParser
import Command
import LineIO
import Records

/// The programs that are installed, and what is configured.
struct ProgramList {
  private let programs: [(name: String, summary: String)]
  private let configuration: Configuration

  init(_ configuration: Configuration) {
    self.configuration = configuration
    let builtIn = BuiltInProgram.types.map {
      (name: $0._commandName, summary: $0.configuration.abstract)
    }
    let separate = SeparateProgram.known.filter { SeparateProgram.named($0.name) != nil }
    programs = (builtIn + separate).sorted { $0.name < $1.name }
  }

  /// The names of all programs of the toolkit.
  static var names: [String] {
    (BuiltInProgram.all.map(\.name) + SeparateProgram.known.map(\.name)).sorted()
  }

  var record: Record {
    Record(
      JSONObject(
        [
          .init(name: "version", value: .string(Toolkit.version))
        ] + configuration.members + [
          .init(
            name: "programs",
            value: .array(
              programs.map { ["name": .string($0.name), "summary": .string($0.summary)] }))
        ]))
  }

  /// The same for people.
  var page: String {
    let width = programs.map(\.name.count).max() ?? 0
    let lines = programs.map { program in
      let padding = String(repeating: " ", count: width - program.name.count)
      return "  \(program.name)\(padding)  \(program.summary)"
    }
    return """
      jm \(Toolkit.version)
      \(configuration.lines.joined(separator: "\n"))

      \(lines.joined(separator: "\n"))

      'jm upload' is short for jm-upload. 'man jm-upload' documents it.
      """
  }
}
