import Command
import Records

/// One step of the way through a deployment: requests, and what must be true of the answers.
struct Check: Sendable {
  /// Names the step in reports and for `--budget`.
  let name: String
  /// What holds when it passes, as a sentence.
  let title: String
  /// How long the step may take unless `--budget` says otherwise.
  let budget: Duration
  /// Why the step cannot be done, from what was learned before; nil when it can.
  let obstacle: @Sendable (Journey) -> String?
  /// Does the step and notes what is wrong.
  ///
  /// - Throws: when there is no answer to go on with.
  let run: @Sendable (inout Journey) async throws(Failure) -> Void

  init(
    _ name: String, _ title: String, budget: Duration = .seconds(5),
    unless obstacle: @escaping @Sendable (Journey) -> String? = { _ in nil },
    _ run: @escaping @Sendable (inout Journey) async throws(Failure) -> Void
  ) {
    self.name = name
    self.title = title
    self.budget = budget
    self.obstacle = obstacle
    self.run = run
  }

  /// All steps in their order. What was made is taken back at the end.
  static let all: [Check] = account + search + refusals + cleanUp
}
