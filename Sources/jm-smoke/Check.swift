import Command
import Records

/// One step of a scenario: requests, and what must be true of the answers.
struct Check: Sendable {
  /// The name in reports and for `--budget`.
  let name: String
  /// What is true if the check passes, as a sentence.
  let title: String
  /// How long the check may take without `--budget`.
  let budget: Duration
  /// Why the check must be skipped in this state of the scenario; nil if it can run.
  let skipReason: @Sendable (Scenario) -> String?
  /// Makes the requests and records what is wrong.
  ///
  /// - Throws: `Failure` if there is no answer.
  let run: @Sendable (inout Scenario) async throws(Failure) -> Void

  init(
    _ name: String, _ title: String, budget: Duration = .seconds(5),
    skip skipReason: @escaping @Sendable (Scenario) -> String? = { _ in nil },
    _ run: @escaping @Sendable (inout Scenario) async throws(Failure) -> Void
  ) {
    self.name = name
    self.title = title
    self.budget = budget
    self.skipReason = skipReason
    self.run = run
  }

  /// All checks in order. The last ones delete what the run has created.
  static let all: [Check] = account + search + refusals + cleanUp
}
