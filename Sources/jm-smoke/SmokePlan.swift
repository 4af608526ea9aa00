import Command
import Records
import Smoke

/// What `--dry-run` prints: the steps of a run, which sends nothing.
struct SmokePlan {
  private let steps: [(name: String, title: String, budget: Duration)]

  /// - Parameters:
  ///   - budgets: the values of `--budget`.
  ///   - only: the value of `--only`. The steps that these need depend on answers, and are not listed.
  init(_ scenario: any Scenario.Type, _ budgets: [StepBudget], _ only: StepNames?) {
    let given = Dictionary(budgets.map { ($0.step, $0.time.duration) }) { $1 }
    steps = scenario.steps.compactMap { step in
      if let only, !only.names.contains(step.name) { return nil }
      return (step.name, step.title, given[step.name] ?? step.budget)
    }
  }

  /// JSON lines for `json`, and columns for every other format.
  func text(for format: ReportFormat?) -> String {
    if format == .json {
      return steps.map { step in
        var line = JSONObject()
        line["step"] = .string(step.name)
        line["title"] = .string(step.title)
        line["budget_ms"] = .number(Int(step.budget / .milliseconds(1)))
        return JSON.object(line).text + "\n"
      }.joined()
    }
    let width = steps.map(\.name.count).max() ?? 0
    return steps.map { step in
      let name = step.name + String(repeating: " ", count: width - step.name.count)
      return "\(name)  \(step.title), at most \(step.budget.seconds)\n"
    }.joined()
  }
}
