internal import Records

/// The result of a check.
package struct CheckResult: Sendable {
  enum Outcome: Sendable, Hashable {
    case passed
    /// The findings, one sentence each.
    case failed([String])
    case skipped(reason: String)
  }

  /// The name of the check.
  let name: String
  /// What is true if it passes.
  let title: String
  let outcome: Outcome
  let duration: Duration
  let budget: Duration
  let exchanges: [Exchange]

  init<S: Scenario>(
    _ check: Check<S>, outcome: Outcome, duration: Duration, budget: Duration,
    exchanges: [Exchange]
  ) {
    name = check.name
    title = check.title
    self.outcome = outcome
    self.duration = duration
    self.budget = budget
    self.exchanges = exchanges
  }

  var isFailed: Bool { if case .failed = outcome { true } else { false } }
  var isSkipped: Bool { if case .skipped = outcome { true } else { false } }

  /// `passed`, `failed` or `skipped`.
  var word: String {
    switch outcome {
    case .passed: "passed"
    case .failed: "failed"
    case .skipped: "skipped"
    }
  }

  var json: JSON {
    var object = JSONObject()
    object["check"] = .string(name)
    object["title"] = .string(title)
    object["outcome"] = .string(word)
    if case .failed(let findings) = outcome {
      object["faults"] = .array(findings.map(JSON.string))
    }
    if case .skipped(let reason) = outcome { object["reason"] = .string(reason) }
    object["duration_ms"] = duration.milliseconds
    object["budget_ms"] = budget.milliseconds
    object["requests"] = .array(exchanges.map(\.json))
    return .object(object)
  }
}
