internal import Records

/// Workflow commands of GitHub Actions, which show each finding as an annotation of the run
/// (docs.github.com: workflow commands for GitHub Actions), between lines for people.
struct GitHubReport: Report {
  private var text: TextReport

  init(address: String, count: Int?, startedAt: Timestamp) {
    text = TextReport(address: address, count: count, startedAt: startedAt)
  }

  func beginning() -> String { text.beginning() }

  mutating func text(for result: CheckResult) -> String {
    let title = "jm-smoke: \(result.name)"
    let commands =
      result.findings.map { Self.command("error", title, $0.text) }
      + result.known.map { Self.command("warning", title, "known: \($0.text)") }
      + result.fixed.map { Self.command("notice", title, "fixed: \($0.text)") }
    return text.text(for: result) + commands.joined()
  }

  func ending() -> String { text.ending() }

  private static func command(_ name: String, _ title: String, _ message: String) -> String {
    let title = data(title).replacing(":", with: "%3A").replacing(",", with: "%2C")
    return "::\(name) title=\(title)::\(data(message))\n"
  }

  /// Text that cannot end the command.
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }
}
