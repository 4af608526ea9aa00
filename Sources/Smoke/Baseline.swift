package import Records

/// The findings of an earlier run, which are known: its report as JSON lines.
package struct Baseline: Sendable {
  /// By the names of checks.
  private var findings: [String: [Finding]] = [:]

  /// - Throws: `not_a_report` (65) if a line is not a result of `--format json`.
  package init(parsing lines: some Sequence<Substring>, of file: String) throws(Failure) {
    for (index, line) in lines.enumerated() where line.contains(where: { !$0.isWhitespace }) {
      guard let result = try? JSON(parsing: String(line)),
        let check = result["check"]?.stringValue, let findings = Self.findings(of: result)
      else {
        throw Failure(
          "not_a_report", "\(file):\(index + 1): not a result of a check",
          hint: "a baseline is the report of an earlier run with --format json", exit: .dataError)
      }
      self.findings[check, default: []] += findings
    }
  }

  private static func findings(of result: JSON) -> [Finding]? {
    guard let outcome = result["outcome"]?.stringValue else { return nil }
    guard let list = result["findings"]?.arrayValue else {
      return ["passed", "skipped"].contains(outcome) ? [] : nil
    }
    let findings = list.compactMap { item -> Finding? in
      guard let text = item["text"]?.stringValue, let rule = item["rule"]?.stringValue else {
        return nil
      }
      return Finding(text, rule: rule)
    }
    return findings.count == list.count ? findings : nil
  }

  /// Whether the earlier run found this in the same check.
  func contains(_ finding: Finding, of check: String) -> Bool {
    findings[check, default: []].contains { $0.rule == finding.rule }
  }

  /// What the earlier run found in a check and this one did not.
  func fixed(in check: String, unless found: [Finding]) -> [Finding] {
    let rules = Set(found.map(\.rule))
    return findings[check, default: []].filter { !rules.contains($0.rule) }
  }
}
