import Contracts
import Records
import Testing

@testable import Server
@testable import ServerKit

/// The scenario of BirJob walks every operation, and reports the bugs of a deployment.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct BirJobScenarioTests {
  private static let steps = [
    "health", "search", "register", "register-again", "status", "keywords", "check-email", "pages",
    "filter", "job", "view", "save", "push-token", "test-push", "inbox", "history", "read", "clear",
    "event", "analytics", "chat", "analyze", "recommend", "bad-token", "no-keywords",
    "unknown-job", "unknown-device", "page-size", "delete",
  ]

  /// A busy machine is not a finding here.
  private static let arguments =
    ["--service", "birjob", "--format", "json", "--timeout", "2m"]
    + steps.flatMap { ["--budget", "\($0)=2m"] }

  /// What each dialect lacks is skipped, so both together walk the whole description.
  @Test func aHealthyServerPassesAndEveryOperationIsWalked() async throws {
    var walked: Set<String> = []
    for dialect in ServerOptions.Dialect.allCases {
      let outcome = try await BuggyServer.run(nil, dialect: dialect) { address, given in
        let outcome = try await SmokeProgram.run(Self.arguments, at: address)
        #expect(!given.appear(in: outcome.output))
        return outcome
      }
      #expect(outcome.status == 0 && outcome.error.isEmpty, "\(outcome.findings)")
      #expect(outcome.results.compactMap { $0["check"]?.stringValue } == Self.steps)
      let skipped: Set = ["check-email", "view", "save", "push-token"]
      #expect(outcome.checks("skipped") == (dialect == .seed ? [] : skipped))
      walked.formUnion(outcome.operations)
    }
    let contract = try ServiceDocument.contract(of: "birjob")
    #expect(walked == Set(contract.operations.map(\.id)))
  }

  /// No device of a run remains.
  @Test(arguments: ServerOptions.Dialect.allCases)
  func nothingRemains(_ dialect: ServerOptions.Dialect) async throws {
    try await BuggyServer.run(nil, dialect: dialect) { address, _ in
      let first = try await SmokeProgram.run(Self.arguments, at: address)
      let second = try await SmokeProgram.run(Self.arguments, at: address)
      #expect(first.checks("passed").contains("delete"))
      #expect(first.checks("passed") == second.checks("passed"))
    }
  }

  @Test(arguments: PlantedBug.ofBirJob)
  func aBugIsReported(_ bug: PlantedBug) async throws {
    try await BuggyServer.run(bug) { address, given in
      let outcome = try await SmokeProgram.run(Self.arguments + bug.arguments, at: address)
      #expect(outcome.status == 1)
      #expect(outcome.checks("failed") == bug.failing, "\(outcome.output)")
      #expect(
        outcome.findings.contains { $0.contains(bug.finding) }, "\(outcome.findings)")
      #expect(!given.appear(in: outcome.output + outcome.error))
    }
  }

  @Test func optionsOfOtherScenariosAreRefused() async throws {
    let outcome = try await SmokeProgram.run(
      ["--service", "birjob", "--sign-up"], at: "http://127.0.0.1:9")
    #expect(outcome.status == 64)
    #expect(outcome.error.contains("--sign-up does not apply to --service birjob"))
  }
}
