package import Records
internal import Reports

/// A page in GitHub Flavored Markdown: the findings, and the time that each step took.
package struct MarkdownSummary: Report {
  private let address: String
  private let startedAt: Timestamp
  private var results: [CheckResult] = []

  package init(address: String, count: Int?, startedAt: Timestamp) {
    self.address = address
    self.startedAt = startedAt
  }

  package func beginning() -> String { "" }

  package mutating func text(for result: CheckResult) -> String {
    results.append(result)
    return ""
  }

  package func ending() -> String {
    let found = results.flatMap(Self.findings)
    let findings = ReportTable(
      title: "Findings",
      columns: [.init("step", "Step"), .init("state", "State"), .init("finding", "Finding")],
      rows: found)
    let steps = ReportTable(
      title: "Steps",
      columns: [
        .init("step", "Step"), .init("outcome", "Outcome"),
        .init("duration_ms", "ms", isNumeric: true),
        .init("budget_ms", "Budget (ms)", isNumeric: true),
      ],
      rows: results.map { result in
        [
          .text("\(result.name): \(result.title)"), .text(Self.outcome(of: result)),
          result.isSkipped ? .none : .amount(result.duration / .milliseconds(1)),
          .amount(result.budget / .milliseconds(1)),
        ]
      })
    let report = Reports.Report(
      title: "jm-smoke: \(address)", moment: startedAt,
      blocks: [.note(ResultCounts(results).line)] + (found.isEmpty ? [] : [.table(findings)])
        + [.table(steps)])
    return Reports.ReportFormat.md.writer(columns: 0, width: \.count).text(report)
  }

  private static func findings(of result: CheckResult) -> [[ReportValue]] {
    let states = [
      (result.outcome == .error ? "no answer" : "new", result.findings), ("known", result.known),
      ("fixed", result.fixed),
    ]
    return states.flatMap { state, findings in
      findings.map { [.text(result.name), .text(state), .text($0.text)] }
    }
  }

  private static func outcome(of result: CheckResult) -> String {
    if case .skipped(let reason) = result.outcome {
      "skipped: \(reason)"
    } else {
      result.outcome.word
    }
  }
}
