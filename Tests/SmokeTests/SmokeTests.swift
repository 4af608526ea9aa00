import Records
import Testing

@testable import GoTrueServer
@testable import Server
@testable import ServerKit

/// `jm-smoke` reports the bugs of a deployment, and nothing for a healthy one.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct SmokeTests {
  private static let json = ["--format", "json"]

  /// A busy machine is not a finding here.
  private static let patience =
    ["--timeout", "2m"]
    + [
      "sign-in", "user", "refuse-password", "refresh", "refresh-once", "upload", "jobs", "scopes",
      "explanation", "role", "star", "dashboard", "no-token", "wrong-token", "no-view-token",
      "unknown-view-token", "unknown-job", "stranger", "empty-document", "delete", "sign-out",
    ].flatMap { ["--budget", "\($0)=2m"] }

  @Test(arguments: ServerOptions.Dialect.allCases)
  func aHealthyServerPasses(_ dialect: ServerOptions.Dialect) async throws {
    try await BuggyServer.run(nil, dialect: dialect) { address, given in
      let outcome = try await SmokeProgram.run(
        Self.json + ["--sign-up"] + Self.patience, at: address)
      #expect(outcome.status == 0, "\(outcome.output)")
      #expect(outcome.checks("passed").count == outcome.results.count)
      #expect(outcome.error.isEmpty)
      #expect(!given.appear(in: outcome.output))
    }
  }

  @Test(arguments: PlantedBug.all)
  func aBugIsReported(_ bug: PlantedBug) async throws {
    try await BuggyServer.run(bug) { address, given in
      let outcome = try await SmokeProgram.run(
        Self.json + ["--sign-up"] + bug.arguments, at: address)
      #expect(outcome.status == 1)
      #expect(outcome.checks("failed") == bug.failing, "\(outcome.output)")
      #expect(
        outcome.findings.contains { $0.contains(bug.finding) }, "\(outcome.findings)")
      #expect(!given.appear(in: outcome.output + outcome.error))
    }
  }

  @Test func anAnonymousRunSkipsWhatNeedsAnAccount() async throws {
    try await BuggyServer.run(nil) { address, _ in
      let outcome = try await SmokeProgram.run(Self.json + ["--anonymous"], at: address)
      #expect(outcome.status == 0)
      #expect(outcome.checks("passed").isSuperset(of: ["upload", "poll", "jobs", "explanation"]))
      #expect(
        outcome.checks("skipped")
          == [
            "sign-in", "user", "refresh", "refresh-once", "dashboard", "stranger", "delete",
            "sign-out",
          ])
    }
  }

  @Test func aRefusedAccountEndsTheRun() async throws {
    try await BuggyServer.run(nil) { address, _ in
      let outcome = try await SmokeProgram.run(
        Self.json, at: address,
        environment: ["JM_EMAIL": "nobody@example.com", "JM_PASSWORD": "not-the-password"])
      #expect(outcome.status == 77)
      #expect(outcome.checks("failed") == ["sign-in"])
      #expect(outcome.checks("passed").isEmpty)
      #expect(!outcome.output.contains("not-the-password"))
    }
  }

  /// The counts in the document are the numbers of its elements.
  @Test func junitCountsAddUp() async throws {
    let bug = try #require(PlantedBug.all.first { $0.name == "a search fails" })
    try await BuggyServer.run(bug) { address, _ in
      let outcome = try await SmokeProgram.run(["--format", "junit", "--anonymous"], at: address)
      #expect(outcome.status == 1)
      let xml = outcome.output
      func count(_ mark: String) -> Int { xml.ranges(of: mark).count }
      let counts =
        "tests=\"\(count("<testcase "))\" failures=\"\(count("<failure "))\" errors=\"0\""
        + " skipped=\"\(count("<skipped "))\""
      #expect(count("<testcase ") > 20 && count("<failure ") == 1 && count("<skipped ") == 13)
      #expect(count(counts) == 2, "\(xml)")
      #expect(
        xml.contains(
          "getSession: /status is “failed”, not “completed”: &lt;no&gt; &quot;text&quot; &amp; #hash"
        ))
    }
  }

  @Test func tapNumbersEveryCheck() async throws {
    let bug = try #require(PlantedBug.all.first { $0.name == "a search fails" })
    try await BuggyServer.run(bug) { address, _ in
      let outcome = try await SmokeProgram.run(["--format", "tap", "--anonymous"], at: address)
      let lines = outcome.output.split(separator: "\n").map(String.init)
      #expect(lines.first == "TAP version 14")
      let points = lines.filter { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }
      #expect(lines.dropFirst().first == "1..\(points.count)")
      let numbers = points.compactMap { line in
        line.split(separator: " ").lazy.compactMap { Int($0) }.first
      }
      #expect(numbers == Array(1...points.count))
      #expect(points.count { $0.hasPrefix("not ok ") } == 1)
      #expect(lines.count { $0 == "  ---" } == lines.count { $0 == "  ..." })
      #expect(
        lines.contains(
          ##"    - "getSession: /status is “failed”, not “completed”: <no> \"text\" & #hash""##))
    }
  }

  /// Uses a port where nothing listens, because a server has just closed it.
  @Test(arguments: ["tap", "junit", "json"])
  func aServiceThatIsDownIsReported(format: String) async throws {
    let address = try await BuggyServer.run(nil) { address, _ in address }
    let outcome = try await SmokeProgram.run(
      ["--format", format, "--sign-up", "--attempts", "1"], at: address)
    #expect(outcome.status == 69)
    #expect(outcome.error.contains("no connection"), "\(outcome.error)")
    let skipped = ["tap": "# SKIP ", "junit": "<skipped ", "json": #""outcome":"skipped""#]
    #expect(outcome.output.ranges(of: skipped[format] ?? "").count == 21, "\(outcome.output)")
  }
}
