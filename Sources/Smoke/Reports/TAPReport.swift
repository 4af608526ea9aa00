internal import Records

/// The Test Anything Protocol, version 14 (testanything.org), with a YAML block for each result.
struct TAPReport: Report {
  private let address: String
  private let count: Int
  private var number = 0

  init(address: String, count: Int, startedAt: Timestamp) {
    self.address = address
    self.count = count
  }

  func beginning() -> String { "TAP version 14\n1..\(count)\n# \(address)\n" }

  mutating func text(for result: CheckResult) -> String {
    number += 1
    let description = Self.escaped("\(result.name): \(result.title)")
    var line = "\(result.isFailed ? "not ok" : "ok") \(number) - \(description)"
    if case .skipped(let reason) = result.outcome {
      return line + " # SKIP \(Self.escaped(reason))\n"
    }
    line += "\n  ---\n"
    if case .failed(let findings) = result.outcome {
      line += "  message: \(JSON.string(findings.first ?? "").text)\n  severity: fail\n  faults:\n"
      for finding in findings { line += "    - \(JSON.string(finding).text)\n" }
    }
    line += "  duration_ms: \(result.duration.milliseconds.text)\n"
    line += "  budget_ms: \(result.budget.milliseconds.text)\n"
    if !result.exchanges.isEmpty {
      // JSON is valid YAML 1.2.
      line += "  requests:\n"
      for exchange in result.exchanges { line += "    - \(exchange.json.text)\n" }
    }
    return line + "  ...\n"
  }

  func ending() -> String { "" }

  /// An unescaped number sign would begin a directive.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }
}
