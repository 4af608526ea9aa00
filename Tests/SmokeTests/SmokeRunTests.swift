import Records
import Testing

@testable import GoTrueServer
@testable import Server
@testable import ServerKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Which checks run, what counts as known, and what a run leaves behind.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct SmokeRunTests {
  private static let json = ["--format", "json", "--sign-up"]

  private static func bug(_ name: String) throws -> PlantedBug {
    try #require(PlantedBug.all.first { $0.name == name })
  }

  /// The state of each finding: `new` or `known`.
  private static func states(of result: JSON) -> [String] {
    (result["findings"]?.arrayValue ?? []).compactMap { $0["state"]?.stringValue }
  }

  /// A request without an answer is an error, not a failure; the run goes on or ends, but the search
  /// is deleted and the session ended.
  @Test func aRequestWithoutAnAnswerIsAnErrorAndTheSearchIsDeleted() async throws {
    let cutOff = PlantedBug(
      name: "an answer is cut off", route: "POST /api/jobs/explanation", failing: [], finding: "",
      reply: { reply, _ in reply.isCutOff = true })
    try await BuggyServer.run(cutOff) { address, _ in
      let outcome = try await SmokeProgram.run(Self.json + ["--attempts", "1"], at: address)
      #expect(outcome.status == 1 || outcome.status == 69, "\(outcome.status)")
      #expect(outcome.checks("error") == ["explanation"], "\(outcome.output)")
      #expect(outcome.checks("failed").isEmpty)
      #expect(outcome.checks("passed").isSuperset(of: ["delete", "sign-out"]))
      let xml = try await SmokeProgram.run(
        ["--format", "junit", "--anonymous", "--attempts", "1"], at: address)
      #expect(xml.output.ranges(of: "<error message=").count == 1, "\(xml.output)")
      #expect(xml.output.ranges(of: "failures=\"0\" errors=\"1\"").count == 2)
    }
  }

  /// The second run has other values in the same findings.
  @Test func whatABaselineContainsIsKnown() async throws {
    let workspace = try Workspace()
    defer { workspace.remove() }
    let baseline = workspace.path("baseline.jsonl")
    let known = ["--baseline", baseline]
    let other = try Self.bug("another role is described")
    let bug = try Self.bug("a field has another type")
    try await BuggyServer.run(bug) { address, _ in
      let first = try await SmokeProgram.run(Self.json, at: address)
      try Data(first.output.utf8).write(to: URL(filePath: baseline))
      let second = try await SmokeProgram.run(Self.json + known, at: address)
      #expect(second.status == 0, "\(second.output)")
      #expect(second.checks("known") == bug.failing)
      let states = second.results.flatMap { Self.states(of: $0) }
      #expect(states.count == second.findings.count && Set(states) == ["known"])
      let tap = try await SmokeProgram.run(["--sign-up", "--format", "tap"] + known, at: address)
      #expect(tap.output.ranges(of: "known from the baseline").count == bug.failing.count)
    }
    try await BuggyServer.run(other) { address, _ in
      let second = try await SmokeProgram.run(Self.json + known, at: address)
      #expect(second.status == 1)
      #expect(second.checks("failed") == other.failing, "\(second.output)")
      let fixed = second.results.filter { $0["fixed"] != nil }.compactMap {
        $0["check"]?.stringValue
      }
      #expect(Set(fixed) == bug.failing)
    }
  }

  @Test(arguments: [
    ("jobs", ["sign-in", "upload", "poll", "jobs", "delete", "sign-out"]),
    ("no-token,unknown-view-token", ["no-token", "unknown-view-token"]),
    ("refresh-once,user", ["sign-in", "user", "refresh-once", "sign-out"]),
  ])
  func onlyRunsWhatIsNeeded(_ steps: String, _ expected: [String]) async throws {
    try await BuggyServer.run(nil) { address, _ in
      let outcome = try await SmokeProgram.run(Self.json + ["--only", steps], at: address)
      #expect(outcome.status == 0, "\(outcome.output)")
      #expect(outcome.results.compactMap { $0["check"]?.stringValue } == expected)
    }
  }
}
