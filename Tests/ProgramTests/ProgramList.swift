import Records
import Testing

/// Tests what `jm` says about the other programs.
@Suite(.timeLimit(.minutes(30)))
struct ProgramList {
  @Test func namesEachProgramWithTheFirstLineOfItsHelp() async throws {
    let outcome = try await Program("jm").run("$0 --json")
    let listed = try #require(try JSON(parsing: outcome.output)["programs"]?.arrayValue)
    var summaries: [String: String] = [:]
    for program in Program.all where program.name != "jm" {
      summaries[program.name] = try await program.description()["abstract"]?.stringValue
    }
    #expect(listed.map { $0["name"]?.stringValue } == summaries.keys.sorted())
    for program in listed {
      let name = try #require(program["name"]?.stringValue)
      #expect(program["summary"]?.stringValue == summaries[name])
    }
  }
}
