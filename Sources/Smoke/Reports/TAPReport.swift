internal import Records

/// The Test Anything Protocol, version 14 (testanything.org), with a YAML block for each result.
struct TAPReport: Report {
  private let address: String
  private let count: Int?
  private var number = 0

  init(address: String, count: Int?, startedAt: Timestamp) {
    self.address = address
    self.count = count
  }

  func beginning() -> String {
    "TAP version 14\n" + (count.map { "1..\($0)\n" } ?? "") + "# \(address)\n"
  }

  mutating func text(for result: CheckResult) -> String {
    number += 1
    let description = Self.escaped("\(result.name): \(result.title)")
    let isWrong = result.isBad || result.outcome == .known
    var line = "\(isWrong ? "not ok" : "ok") \(number) - \(description)"
    if case .skipped(let reason) = result.outcome {
      return line + " # SKIP \(Self.escaped(reason))\n"
    }
    if result.outcome == .known { line += " # \(Self.expectedFailure) known from the baseline" }
    line += "\n  ---\n"
    let lines = result.lines.map { JSON.string($0).text }
    if isWrong, let first = lines.first {
      line += "  message: \(first)\n  severity: \(result.outcome == .error ? "error" : "fail")\n"
    }
    if !lines.isEmpty { line += "  faults:\n" + lines.map { "    - \($0)\n" }.joined() }
    line += "  duration_ms: \(result.duration.milliseconds.text)\n"
    line += "  budget_ms: \(result.budget.milliseconds.text)\n"
    if !result.exchanges.isEmpty {
      // JSON is valid YAML 1.2.
      line += "  requests:\n"
      for exchange in result.exchanges { line += "    - \(exchange.json.text)\n" }
    }
    return line + "  ...\n"
  }

  /// The plan follows the results if it was not known before them.
  func ending() -> String { count == nil ? "1..\(number)\n" : "" }

  /// The directive of a result that may be “not ok” without failing the whole. In two parts, because
  /// the word marks unfinished work elsewhere.
  private static let expectedFailure = "TO" + "DO"

  /// An unescaped number sign would begin a directive.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }
}
