internal import Records

/// The result of a check.
package struct CheckResult: Sendable {
  enum Outcome: Sendable, Hashable {
    case passed
    /// An answer is not what it must be.
    case failed
    /// A request got no answer.
    case error
    /// Nothing is wrong but what the baseline contains.
    case known
    case skipped(reason: String)

    /// `passed`, `failed`, `error`, `known` or `skipped`.
    var word: String {
      switch self {
      case .passed: "passed"
      case .failed: "failed"
      case .error: "error"
      case .known: "known"
      case .skipped: "skipped"
      }
    }
  }

  /// The name of the check.
  let name: String
  /// What is true if it passes.
  let title: String
  let outcome: Outcome
  /// What is wrong and not in the baseline.
  var findings: [Finding] = []
  /// What is wrong and in the baseline, too.
  var known: [Finding] = []
  /// What the baseline contains and is right now.
  var fixed: [Finding] = []
  var duration = Duration.zero
  let budget: Duration
  var exchanges: [Exchange] = []

  init<S: Scenario>(_ check: Check<S>, outcome: Outcome, budget: Duration) {
    name = check.name
    title = check.title
    self.outcome = outcome
    self.budget = budget
  }

  /// Whether it says that something is wrong that was not known.
  var isBad: Bool { outcome == .failed || outcome == .error }

  var isSkipped: Bool { if case .skipped = outcome { true } else { false } }

  /// All findings, the new ones first, each with the words for a report.
  var lines: [String] {
    findings.map(\.text) + known.map { "known: \($0.text)" } + fixed.map { "fixed: \($0.text)" }
  }

  var json: JSON {
    var object = JSONObject()
    object["check"] = .string(name)
    object["title"] = .string(title)
    object["outcome"] = .string(outcome.word)
    let wrong = findings.map { ($0, "new") } + known.map { ($0, "known") }
    if !wrong.isEmpty {
      object["faults"] = .array(wrong.map { JSON.string($0.0.text) })
      object["findings"] = .array(
        wrong.map { ["text": .string($0.text), "rule": .string($0.rule), "state": .string($1)] })
    }
    if !fixed.isEmpty { object["fixed"] = .array(fixed.map { JSON.string($0.text) }) }
    if case .skipped(let reason) = outcome { object["reason"] = .string(reason) }
    object["duration_ms"] = duration.milliseconds
    object["budget_ms"] = budget.milliseconds
    object["requests"] = .array(exchanges.map(\.json))
    return .object(object)
  }
}
